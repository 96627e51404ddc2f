internal import AutoLayoutEngine
internal import UIGeometry

/// The direct path: a stack whose arranged views nothing else constrains needs no constraints.
///
/// 1. The stack measures its arranged views. 2. What its extents cost goes to the stack around it, or to the engine
/// (`ContainerCosts`). 3. At the size that comes back it places its arranged views.
///
/// As soon as somebody looks at the constraints, constrains an arranged view, or asks for rules that this path does not
/// cover, the stack makes its constraints and stays with them: `materialize()`.
extension UIStackView {
  /// Whether the stack places its arranged views by itself.
  var placesDirectly: Bool { flags.contains(.placesArranged) }

  /// Leaves the direct path, with all stacks around and inside: their constraints are made at once.
  ///
  /// A tree of stacks takes one path or the other, so that equals in it compete alike.
  func materialize() {
    guard placesDirectly else { return }
    if let around = directParent { return around.materialize() }
    var stacks: [UIStackView] = []
    leaveDirectPath(&stacks)
    let engine = rootEngine
    if let engine { makeItems(in: engine) }
    for stack in stacks { stack.assembly.needsFacts = true }
    for stack in stacks where stack.distribution != .fillProportionally { stack.assembleChanges() }
    // Proportions are of what the stacks inside measure.
    for stack in stacks.reversed() where stack.distribution == .fillProportionally { stack.assembleChanges() }
    markNeedsLayout()
  }

  private func leaveDirectPath(_ stacks: inout [UIStackView]) {
    flags.remove(.placesArranged)
    if layoutItem >= 0 { rootEngine?.system.dropContainer(layoutItem) }
    placement = DirectPlacement()
    // Or will, as soon as they are assembled.
    noteHeldConstraint()
    stacks.append(self)
    for case let stack as UIStackView in arranged where stack.placesDirectly { stack.leaveDirectPath(&stacks) }
  }

  /// The stack that arranges this one directly.
  private var directParent: UIStackView? {
    guard let parent, parent.flags.contains(.placesArranged), let stack = parent as? UIStackView,
      UIView.index(of: self, in: stack.arranged) != nil
    else { return nil }
    return stack
  }

  func makeArrangedItems(in engine: LayoutEngine) {
    guard !placesDirectly, !arranged.isEmpty else { return }
    _ = engine.item(for: self)
    for view in arranged {
      _ = engine.item(for: view)
      view.arranger?.makeItems(in: engine)
    }
  }

  // MARK: 1. Measures

  /// What the stack knows of its arranged views may have changed.
  ///
  /// - Parameter keepsAcross: The change does not concern the extent across the axis.
  func forgetPlacement(keepsAcross: Bool = false) {
    guard placesDirectly else { return }
    // Nobody has asked yet.
    if placement.rules.measures.isEmpty, layoutItem < 0 { return markNeedsLayout() }
    let axis = ledger.arrangement.configuration.axis
    if !keepsAcross || axis == .horizontal { placement.horizontalCost = nil }
    if !keepsAcross || axis == .vertical { placement.verticalCost = nil }
    // Whether the rules are covered depends on the configuration and on who is hidden.
    placement.rules.isMeasured = false
    markNeedsLayout()
    if layoutItem >= 0, let engine = rootEngine {
      engine.system.extentsChanged(of: layoutItem)
    }
    if let parent, parent.flags.contains(.placesArranged) { parent.arranger?.childMeasureDidChange(self) }
  }

  func forgetMeasure(of child: UIView) {
    guard placesDirectly else { return }
    if placement.isAtWork { return placement.changedAtWork.append(child) }
    if let index = UIView.index(of: child, in: arranged), index < placement.rules.measures.count {
      placement.rules.measures[index].isKnown = false
      placement.rules.isMeasured = false
    }
    forgetPlacement()
  }

  /// Measures what is not known yet; leaves the direct path, and answers false, where an arranged view needs constraints.
  func measureArranged() -> Bool {
    if placement.rules.isMeasured, placement.rules.measures.count == arranged.count { return true }
    if !isCovered {
      materialize()
      return false
    }
    while placement.rules.measures.count < arranged.count { placement.rules.measures.append(.unknown) }
    for index in arranged.indices where !placement.rules.measures[index].isKnown {
      guard let measure = measure(arranged[index]) else {
        materialize()
        return false
      }
      placement.rules.measures[index] = measure
    }
    placement.rules.isMeasured = true
    return true
  }

  private var isCovered: Bool {
    StackPlacement.covers(ledger.arrangement) && extras?.layoutHints?.rest == nil && alignmentRectInsets == .zero
      && bounds.origin == .zero
      && intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  func measure(_ view: UIView) -> StackPlacement.Measure? {
    guard view.layoutItem < 0, !view.flags.contains(.translatesAutoresizingMask) else { return nil }
    if let stack = view as? UIStackView {
      guard stack.placesDirectly, !stack.arranged.isEmpty, stack.measureArranged() else { return nil }
      return .nested
    }
    if view.extras?.layoutHints?.rest != nil { return nil }
    // Texts of several lines share widths, which the direct path does not.
    if view.breaksTextIntoLines, axis == .horizontal, distribution == .fill { return nil }
    let hint = view.extras?.layoutHints?.naturalSize
    let size = view.knownNaturalSize
    if hint == nil, view.intrinsicHeight(forSolvedWidth: max(size.width, 1)) != nil { return nil }
    let p = view.layout.priorities
    let horizontal = preference(size.width, p.horizontalHugging, p.horizontalCompression)
    let vertical = preference(size.height, p.verticalHugging, p.verticalCompression)
    let isHorizontal = ledger.arrangement.configuration.axis == .horizontal
    return StackPlacement.Measure(
      along: isHorizontal ? horizontal : vertical, across: isHorizontal ? vertical : horizontal)
  }

  private func preference(
    _ extent: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority
  ) -> ExtentPreference {
    guard extent != UIView.noIntrinsicMetric, extent.isFinite else { return .open }
    return ExtentPreference(
      natural: Double(extent), hugging: max(hugging.rawValue, 1), compression: max(compression.rawValue, 1))
  }

  // MARK: 2. Costs

  /// What the stack's own extents along `axis` cost, margins included; nil when it has left the direct path.
  func extentCost(_ axis: LayoutAxis) -> ExtentCost? {
    guard placesDirectly, measureArranged() else { return nil }
    if let known = axis == .horizontal ? placement.horizontalCost : placement.verticalCost { return known.cost }
    var isComplete = true
    let insets = arrangedInsets
    let margins = Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
    let cost = withRules { rules in
      rules.cost(ledger.arrangement, axis, margins: margins) { nestedCost($0, $1, &isComplete) }
    }
    guard placesDirectly else { return nil }
    guard isComplete, cost.isExact else {
      materialize()
      return nil
    }
    if axis == .horizontal {
      placement.horizontalCost = StoredCost(cost)
    } else {
      placement.verticalCost = StoredCost(cost)
    }
    return cost
  }

  private func nestedCost(_ index: Int, _ axis: LayoutAxis, _ isComplete: inout Bool) -> ExtentCost {
    if let cost = (arranged[index] as? UIStackView)?.extentCost(axis) { return cost }
    isComplete = false
    return ExtentCost(.open)
  }

  private var arrangedInsets: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? effectiveLayoutMargins : .zero
  }

  // MARK: 3. Places

  /// The size to fill, in points, not rounded: the engine's, that of the stack around, or the frame's.
  private var sizeToFill: CGSize {
    if layoutItem >= 0, let engine = rootEngine {
      if engine.isDirty { engine.update() }
      if layoutItem >= 0 { return engine.system.alignmentRect(of: layoutItem).size }
    }
    if let size = placement.assignedSize, let parent, parent.flags.contains(.placesArranged) { return size }
    return bounds.size
  }

  func placeArranged() {
    guard placesDirectly, !arranged.isEmpty else { return }
    let size = sizeToFill
    guard placesDirectly, measureArranged() else { return }
    #if LAYOUT_CHECKS
      checkMeasures()
    #endif
    let insets = arrangedInsets
    let canvas = CGRect(origin: .zero, size: size).inset(by: insets)
    let isHorizontal = ledger.arrangement.configuration.axis == .horizontal
    let (width, height) = (size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
    let isMirrored = isRightToLeft
    let grid = PixelGrid(scale: pixelScale)
    var isComplete = true
    let views = arranged
    let isPlaced = withRules { rules in
      let measures = rules.measures
      return rules.place(
        ledger.arrangement, length: Double(isHorizontal ? width : height),
        breadth: Double(isHorizontal ? height : width), nested: { nestedCost($0, $1, &isComplete) }
      ) { index, place in
        let view = views[index]
        if !view.flags.isDisjoint(with: [.translatesAutoresizingMask, .hasItem]) { isComplete = false }
        var (x, y) = isHorizontal ? (place.along, place.across) : (place.across, place.along)
        let (w, h) = isHorizontal ? (place.length, place.breadth) : (place.breadth, place.length)
        // What the costs do not tell, constraints will.
        guard w.isFinite, h.isFinite, x.isFinite, y.isFinite else { return isComplete = false }
        if isMirrored { x = Double(width) - x - w }
        (x, y) = (x + Double(canvas.origin.x), y + Double(canvas.origin.y))
        if measures[index].isNested { assign(CGSize(width: w, height: h), to: view) }
        LayoutPass.place(view, at: grid.round(CGRect(x: x, y: y, width: w, height: h)))
      }
    }
    if !isPlaced || !isComplete { materialize() }
  }

  /// Takes the rules out while they work: what happens on the way may change the stack.
  private func withRules<Result>(_ body: (inout StackPlacement) -> Result) -> Result {
    var rules = StackPlacement()
    swap(&rules, &placement.rules)
    placement.isAtWork = true
    let result = body(&rules)
    placement.isAtWork = false
    guard placesDirectly else { return result }
    swap(&rules, &placement.rules)
    let changed = placement.changedAtWork
    if !changed.isEmpty {
      placement.changedAtWork.removeAll()
      for view in changed { forgetMeasure(of: view) }
    }
    return result
  }

  private func assign(_ size: CGSize, to view: UIView) {
    guard let stack = view as? UIStackView, stack.placement.assignedSize != size else { return }
    stack.placement.assignedSize = size
    stack.markNeedsLayout()
  }
}
