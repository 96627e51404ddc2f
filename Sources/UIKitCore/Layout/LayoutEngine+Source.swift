internal import AutoLayoutEngine
internal import ConstraintSolver

/// What the layout system asks of a tree of views.
extension LayoutEngine: LayoutSource {
  func constraint(_ record: Int32) -> LayoutConstraint? {
    constraints[Int(record)].flatMap { ConstraintLowering.relation(of: $0.takeUnretainedValue(), in: self) }
  }

  func constant(of record: Int32) -> Double? {
    constraints[Int(record)].map { ConstraintLowering.constant(of: $0.takeUnretainedValue()) }
  }

  // MARK: Placements

  /// The frame and mask of a view that follows them; of the root its bounds, unless constraints size it.
  func placement(of item: Int32) -> LayoutPlacement? {
    guard let view = view(of: item) else { return nil }
    if view === root { return isSelfSizing(view) ? nil : rootPlacement(view) }
    guard view.followsItsFrame else { return nil }
    let (frame, container) = (view.untransformedFrame, view.parent?.bounds.size ?? .zero)
    let horizontal = Autoresizing.horizontal(frame, mask: view.autoresizingMask, extent: container.width)
    let vertical = Autoresizing.vertical(frame, mask: view.autoresizingMask, extent: container.height)
    let needsParent = [horizontal, vertical].contains { $0.originShare != 0 || $0.sizeShare != 0 }
    return placement(view, horizontal, vertical, parent: needsParent ? view.parent.map { self.item(for: $0) } : nil)
  }

  /// Only a root that asks for constraints and stands in no window takes the size they give.
  func isSelfSizing(_ root: UIView) -> Bool {
    isTrial || (!root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow))
  }

  private func rootPlacement(_ view: UIView) -> LayoutPlacement {
    func line(_ extent: CGFloat) -> AutoresizingLine {
      AutoresizingLine(originShare: 0, originOffset: 0, sizeShare: 0, sizeOffset: extent)
    }
    return placement(view, line(view.bounds.width), line(view.bounds.height), parent: nil)
  }

  private func placement(
    _ view: UIView, _ horizontal: AutoresizingLine, _ vertical: AutoresizingLine, parent: Int32?
  ) -> LayoutPlacement {
    let (insets, outer) = (view.alignmentRectInsets, view.parent?.alignmentRectInsets ?? .zero)
    return LayoutPlacement(
      horizontal: .init(
        line: horizontal, insets: (insets.left, insets.right), parentGrowth: outer.left + outer.right),
      vertical: .init(line: vertical, insets: (insets.top, insets.bottom), parentGrowth: outer.top + outer.bottom),
      parent: parent)
  }

  // MARK: Extents

  func extents(of item: Int32) -> LayoutExtents {
    guard let view = view(of: item) else { return .none }
    if view.flags.contains(.placesArranged) {
      guard let arranger = view.arranger, let width = arranger.placementCost(.horizontal),
        let height = arranger.placementCost(.vertical)
      else {
        containersMayHaveMaterialized()
        return .pending
      }
      return .container(width: width, height: height)
    }
    guard !view.followsItsFrame else { return .none }
    let size = view.knownNaturalSize
    #if LAYOUT_CHECKS
      measured[item] = size
    #endif
    return .natural(
      NaturalSize(
        width: size.width == UIView.noIntrinsicMetric ? nil : size.width,
        height: size.height == UIView.noIntrinsicMetric ? nil : size.height, rest: view.naturalRest))
  }

  func priorities(of item: Int32) -> ContentPriorities {
    let p = view(of: item)?.layout.priorities ?? IntrinsicPriorities()
    return ContentPriorities(
      horizontal: (p.horizontalHugging.rawValue, p.horizontalCompression.rawValue),
      vertical: (p.verticalHugging.rawValue, p.verticalCompression.rawValue))
  }

  func wrappedHeight(of item: Int32, width: Double) -> Double? {
    view(of: item)?.wrappedHeight(width: width).map { Double($0) }
  }

  func wrappedWidth(of item: Int32, width: Double) -> Double? {
    guard let view = view(of: item), view.extras?.layoutHints?.naturalSize == nil,
      let widest = view.intrinsicWidth(forSolvedWidth: width), widest < view.intrinsicContentSize.width - 0.01
    else { return nil }
    return widest
  }

  func containersDoNotHold(_ items: [Int32]) {
    for item in items { view(of: item)?.arranger?.materializePlacement() }
    containersMayHaveMaterialized()
  }
}
