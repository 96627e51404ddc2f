internal import AutoLayoutEngine

extension UIStackView {
  /// Changes the configuration and marks what hangs on it.
  func configure(_ change: (inout StackConfiguration) -> Void) {
    var configuration = ledger.arrangement.configuration
    let axis = configuration.axis
    change(&configuration)
    animateChange()
    if configuration.axis != axis {
      // Not removed: a stack without any is one that nobody has asked for its extents.
      for index in placement.rules.measures.indices { placement.rules.measures[index] = .unknown }
      placement.rules.isMeasured = false
    }
    ledger.setConfiguration(configuration)
    arrangementDidChange()
  }

  /// UIKIT: in an animation block the stack's properties animate, although nobody asks for a layout (Apple's page on
  /// `UIStackView`: changes of its properties are animated inside an animation block).
  private func animateChange() { if superview != nil { AnimationContext.current?.layOut(self) } }

  func insertArranged(_ view: UIView, at index: Int) {
    precondition(
      index >= 0 && index <= arranged.count,
      "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(arranged.count)"
    )
    var position = index
    var item = ArrangedItem(id: StackAssembly.id(of: view))
    if view.superview === self, let existing = UIView.index(of: view, in: arranged) {
      item = ledger.arrangement.items[existing]
      arranged.remove(at: existing)
      ledger.remove(at: existing)
      forgetMeasure(at: existing)
      position = min(index, arranged.count)
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    item.isHidden = view.isHidden
    arranged.insert(view, at: position)
    ledger.insert(item, at: position)
    if !placesDirectly, let stack = view as? UIStackView { stack.materialize() }
    if placesDirectly {
      let measures = placement.rules.measures.count
      if position < measures {
        placement.rules.measures.insert(.unknown, at: position)
        placement.rules.isMeasured = false
      }
    }
    arrangementDidChange()
  }

  func removeArranged(_ view: UIView) {
    guard let index = UIView.index(of: view, in: arranged) else { return }
    arranged.remove(at: index)
    ledger.remove(at: index)
    forgetMeasure(at: index)
    arrangementDidChange()
  }

  private func forgetMeasure(at index: Int) {
    if index < placement.rules.measures.count { placement.rules.measures.remove(at: index) }
  }

  func setArrangedSpacing(_ spacing: CGFloat, after view: UIView) {
    guard let index = UIView.index(of: view, in: arranged) else { return }
    animateChange()
    ledger.update(at: index) { $0.customSpacing = spacing == Self.spacingUseDefault ? nil : spacing }
    arrangementDidChange()
  }

  func arrangedSpacing(after view: UIView) -> CGFloat {
    guard let index = UIView.index(of: view, in: arranged) else { return Self.spacingUseDefault }
    return ledger.arrangement.items[index].customSpacing ?? Self.spacingUseDefault
  }

  func arrangedVisibilityDidChange(_ view: UIView) {
    guard let index = UIView.index(of: view, in: arranged) else { return }
    let isHidden = view.isHidden
    ledger.update(at: index) { $0.isHidden = isHidden }
    // Views that fill count across the axis whether they are seen or not.
    arrangementDidChange(keepsAcross: alignment == .fill)
  }

  /// Only proportions and texts of several lines depend on what an arranged view contains.
  func arrangedIntrinsicSizeDidChange(_ view: UIView) {
    if placesDirectly { return childMeasureDidChange(view) }
    let configuration = ledger.arrangement.configuration
    let isKnownText = assembly.multilineTexts.contains(StackAssembly.id(of: view))
    guard configuration.distribution == .fillProportionally || view.breaksTextIntoLines != isKnownText else { return }
    assembly.needsFacts = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// The text of an arranged view was broken into lines: proportions may be others.
  func arrangedTextDidBreak(_ view: UIView) {
    guard ledger.arrangement.configuration.distribution == .fillProportionally, axis == .vertical, !assembly.needsFacts,
      let index = UIView.index(of: view, in: arranged), !placesDirectly,
      ledger.arrangement.items[index].proportionalLength != view.proportionalLength(along: .vertical)
    else { return }
    assembly.needsFacts = true
    assembleChanges()
  }

  private func arrangementDidChange(keepsAcross: Bool = false) {
    guard ledger.hasChanges else { return }
    if !placesDirectly { assembly.needsFacts = true }
    forgetPlacement(keepsAcross: keepsAcross)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  // MARK: Constraint pass

  /// Brings the constraints up to date with the arrangement.
  ///
  /// 1. Gather what the rules need to know of the views. 2. Work out the changed slots. 3. Make them constraints.
  func assembleChanges() {
    if placesDirectly { return }
    // 1.
    if assembly.needsFacts { gatherFacts() }
    // 2. and 3.
    guard ledger.hasChanges else { return }
    assembly.apply(ledger.takeChanges(), to: self)
  }

  private func gatherFacts() {
    assembly.needsFacts = false
    assembly.multilineTexts.removeAll(keepingCapacity: true)
    let configuration = ledger.arrangement.configuration
    let sharesText = configuration.axis == .horizontal && configuration.distribution == .fill
    let isProportional = configuration.distribution == .fillProportionally
    let alignsBaselines = configuration.alignment == .firstBaseline || configuration.alignment == .lastBaseline
    guard sharesText || isProportional || alignsBaselines else { return }
    let axis = axis
    // UIKIT: views none of which has a natural extent merely fill (stored frames, Xcode 10 and 14).
    let hasLengths = isProportional && arranged.contains { $0.hasNaturalLength(along: axis) }
    for (index, view) in arranged.enumerated() {
      var item = ledger.arrangement.items[index]
      item.isMultilineText = sharesText && view.breaksTextIntoLines
      if item.isMultilineText {
        assembly.multilineTexts.insert(item.id)
        item.compressionResistance = view.contentCompressionResistancePriority(for: axis).rawValue
      }
      if isProportional {
        item.proportionalLength = hasLengths ? view.proportionalLength(along: axis) : 0
      }
      if alignsBaselines { item.hasBaseline = view.hasBaseline }
      ledger.update(at: index) { $0 = item }
    }
  }

  // MARK: Baselines

  /// The view whose baseline stands for the stack's.
  ///
  /// UIKIT: documented: "a horizontal stack view returns its tallest view". Where all fill none is taller than the others
  /// but by nature; its text stands where the stretched ones would have theirs at natural height.
  func baselineView(first: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    guard let outermost = first ? visible.first : visible.last else { return self }
    let found = axis == .horizontal ? tallest(of: visible) ?? outermost : outermost
    guard let stack = found as? UIStackView else { return found }
    return first ? stack.forFirstBaselineLayout : stack.forLastBaselineLayout
  }

  private func tallest(of views: [UIView]) -> UIView? {
    let fills = alignment == .fill
    var (found, height) = (UIView?.none, CGFloat(0))
    if !fills {
      for view in views where view.bounds.size.height > height { (found, height) = (view, view.bounds.size.height) }
      if let found { return found }
    }
    for view in views {
      let natural = view.naturalBaselineHeight
      if natural > height { (found, height) = (view, natural) }
    }
    return found
  }
}

extension UIView {
  /// How tall the view is by nature, as far as that is known without laying it out: a stack adds up what it arranges.
  fileprivate var naturalBaselineHeight: CGFloat {
    guard let stack = self as? UIStackView else { return max(intrinsicContentSize.height, 0) }
    let heights = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.naturalBaselineHeight)
    if stack.axis == .horizontal { return heights.max() ?? 0 }
    return heights.reduce(0, +) + max(CGFloat(heights.count - 1) * stack.spacing, 0)
  }
}
