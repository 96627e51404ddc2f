/// Where the content of a scroll view may rest.
@MainActor
struct ScrollLimits {
  let x: ClosedRange<CGFloat>
  let y: ClosedRange<CGFloat>

  init(_ view: UIScrollView) {
    let (size, inset, bounds) = (view.contentSize, view.adjustedContentInset, view.bounds.size)
    let share = view.contentAlignmentPoint
    func range(
      _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat, _ share: CGFloat
    ) -> ClosedRange<CGFloat> {
      let spare = room - before - length - after
      let first = -before - max(spare, 0) * share
      let last = length + after - room
      // Extents that are no numbers leave one place.
      guard last > first else { return first.isNaN ? 0...0 : first...first }
      return first...last
    }
    x = range(size.width, inset.left, inset.right, bounds.width, share.x)
    y = range(size.height, inset.top + (view.watcher?.reserve(of: view) ?? 0), inset.bottom, bounds.height, share.y)
  }

  func clamp(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, x.lowerBound), x.upperBound), y: min(max(point.y, y.lowerBound), y.upperBound))
  }
}
