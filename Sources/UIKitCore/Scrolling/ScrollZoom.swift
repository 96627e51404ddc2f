/// Scales the zoomed view of a scroll view and keeps a point where it is.
@MainActor
struct ScrollZoom {
  private let scrollView: UIScrollView
  private let zoomed: UIView

  init(_ scrollView: UIScrollView, _ zoomed: UIView) {
    self.scrollView = scrollView
    self.zoomed = zoomed
  }

  /// - Parameter center: in the zoomed view's coordinates; it keeps its place on screen.
  func apply(_ scale: CGFloat, about center: CGPoint) {
    let before = scrollView.convert(center, from: zoomed)
    let natural = zoomed.bounds.size
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.center = CGPoint(
      x: zoomed.frame.width / 2 + zoomed.frame.minX - zoomed.frame.minX, y: zoomed.frame.height / 2)
    scrollView.noteZoom(scale)
    scrollView.contentSize = CGSize(width: natural.width * scale, height: natural.height * scale)
    let after = scrollView.convert(center, from: zoomed)
    let offset = scrollView.contentOffset
    let moved = CGPoint(x: offset.x + after.x - before.x, y: offset.y + after.y - before.y)
    scrollView.contentOffset = ScrollLimits(scrollView).clamp(moved)
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  /// Shows `rect`, in the zoomed view's coordinates, as large as fits.
  func show(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let size = scrollView.bounds.size
    let wish = min(size.width / rect.width, size.height / rect.height)
    let scale = min(max(wish, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
    let change = {
      self.apply(scale, about: CGPoint(x: rect.midX, y: rect.midY))
      let target = CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
      self.scrollView.contentOffset = ScrollLimits(self.scrollView).clamp(target)
    }
    if animated { scrollView.animateZoom(of: zoomed, change) } else { change() }
  }
}
