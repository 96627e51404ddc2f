internal import AutoLayoutEngine
internal import UIGeometry

/// Stacks that nobody's constraints concern but their own are placed without making any.
///
/// A stack whose frame is given, and whose arranged views are under no other constraint, has a layout that
/// `StackPlacement` finds in one pass: the solution of the constraints that the stack would make. They are made when
/// somebody looks at constraints, adds one, or asks for what the closed form does not cover; from then on the stack
/// stays with them.
///
/// OPTIMIZATION: proven equal to the constraints by random stacks in the tests.
extension UIStackView {
  /// Whether stacks may place their arranged views themselves.
  static var placesDirectly = false

  /// Whether the stack places its arranged views itself.
  var isDirect: Bool { assembly.mode == .direct }

  /// Settles how the stack lays out, in its turn of the constraint pass.
  ///
  /// A nested stack leaves it to the outermost stack above it.
  func chooseMode() {
    guard assembly.mode != .constraints else { return }
    if let outer = superview as? UIStackView, outer.assembly.mode != .constraints, outer.isArranged(self) {
      assembly.mode = .undecided
      outer.setNeedsUpdateConstraints()
      return
    }
    let isPlaced = Self.placesDirectly && translatesAutoresizingMaskIntoConstraints
    setMode(isPlaced && contentQualifies ? .direct : .constraints)
  }

  private func isArranged(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  private func setMode(_ mode: StackAssembly.Mode) {
    guard assembly.mode != mode else { return }
    assembly.mode = mode
    for case let stack as UIStackView in arranged where stack.assembly.mode != .constraints {
      stack.setMode(mode)
      if mode == .constraints { stack.assembleChanges() }
    }
  }

  /// Makes the constraints of the stack, and of those around and inside it that have none yet.
  func materialize() {
    guard assembly.mode != .constraints else { return }
    if let outer = superview as? UIStackView, outer.assembly.mode != .constraints, outer.isArranged(self) {
      return outer.materialize()
    }
    setMode(.constraints)
    assembleChanges()
    setNeedsLayout()
  }

  // MARK: Eligibility

  private var contentQualifies: Bool {
    let configuration = ledger.arrangement.configuration
    guard layout.held.isEmpty, layout.mentions == 0, !configuration.isBaselineRelativeArrangement,
      configuration.alignment != .firstBaseline, configuration.alignment != .lastBaseline
    else { return false }
    let isProportional = configuration.distribution == .fillProportionally
    return arranged.allSatisfy { view in
      guard view.layout.mentions == 0, !view.translatesAutoresizingMaskIntoConstraints else { return false }
      if let stack = view as? UIStackView {
        guard !isProportional, stack.assembly.mode != .constraints, stack.contentQualifies else { return false }
        return stack.placement.measureAlong != nil && stack.placement.measureAcross != nil
      }
      guard view.layout.held.isEmpty, !view.breaksTextIntoLines, view.interiorLayoutItem == nil else { return false }
      return !isProportional || view.proportionalLength(along: axis) > 0
    }
  }

  // MARK: Measuring

  /// The placement of the arranged views, measured once until something in it changes.
  private var placement: StackPlacement {
    if let known = assembly.placement { return known }
    let items = zip(arranged, ledger.arrangement.items).map { view, item in
      MeasuredItem(
        along: measure(view, axis), across: measure(view, axis == .horizontal ? .vertical : .horizontal),
        isHidden: item.isHidden, customSpacing: item.customSpacing)
    }
    let made = StackPlacement(ledger.arrangement.configuration, items: items)
    assembly.placement = made
    return made
  }

  private func measure(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> StackMeasure {
    if let stack = view as? UIStackView { return stack.measure(axis) }
    let size = view.intrinsicContentSize
    let extent = axis == .horizontal ? size.width : size.height
    return StackMeasure(
      natural: extent == UIView.noIntrinsicMetric ? nil : extent,
      hugging: view.contentHuggingPriority(for: axis).rawValue,
      compressionResistance: view.contentCompressionResistancePriority(for: axis).rawValue)
  }

  /// What this stack wants of an axis of the stack around it.
  private func measure(_ axis: NSLayoutConstraint.Axis) -> StackMeasure {
    let own = axis == self.axis ? placement.measureAlong : placement.measureAcross
    guard var measure = own, isLayoutMarginsRelativeArrangement else { return own ?? StackMeasure(natural: nil) }
    let margins = layoutMargins
    let extra = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    measure.natural = measure.natural.map { $0 + extra }
    return measure
  }

  func forgetPlacement() {
    guard assembly.placement != nil else { return }
    assembly.placement = nil
    setNeedsLayout()
    if let outer = superview as? UIStackView { outer.forgetPlacement() }
  }

  // MARK: Placing

  /// Places the arranged views; false, with the constraints made, when the closed form does not cover the case.
  func placeDirectly() -> Bool {
    let placement = placement
    let canvas = directCanvas
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? canvas.size.width : canvas.size.height
    guard placement.isExact(length) else {
      materialize()
      return false
    }
    let along = placement.spansAlong(length)
    let across = placement.spansAcross(isHorizontal ? canvas.size.height : canvas.size.width)
    let grid = PixelGrid(scale: pixelScale)
    let isMirrored = isRightToLeft
    for (index, view) in arranged.enumerated() {
      let (x, y) = isHorizontal ? (along[index], across[index]) : (across[index], along[index])
      let left = isMirrored ? canvas.maxX - x.end : canvas.minX + x.start
      let rect = CGRect(x: left, y: canvas.minY + y.start, width: x.length, height: y.length)
      if let stack = view as? UIStackView { stack.assembly.exactSize = rect.size }
      LayoutPass.place(view, at: grid.round(rect))
    }
    return true
  }

  /// The rectangle to fill: the bounds, or what the margins leave, before rounding to pixels.
  private var directCanvas: CGRect {
    var size = bounds.size
    if let exact = assembly.exactSize, abs(exact.width - size.width) < 1, abs(exact.height - size.height) < 1 {
      size = exact
    }
    let rect = CGRect(origin: .zero, size: size)
    return isLayoutMarginsRelativeArrangement ? rect.inset(by: layoutMargins) : rect
  }
}
