/// Where the content of a scroll view may rest.
@MainActor
struct ScrollLimits {
  let x: ClosedRange<CGFloat>
  let y: ClosedRange<CGFloat>

  init(_ view: UIScrollView) {
    let (size, inset, bounds) = (view.contentSize, view.adjustedContentInset, view.bounds.size)
    func range(_ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat) -> ClosedRange<CGFloat> {
      -before...max(length + after - room, -before)
    }
    x = range(size.width, inset.left, inset.right, bounds.width)
    y = range(size.height, inset.top + (view.watcher?.reserve(of: view) ?? 0), inset.bottom, bounds.height)
  }

  func clamp(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, x.lowerBound), x.upperBound), y: min(max(point.y, y.lowerBound), y.upperBound))
  }
}
