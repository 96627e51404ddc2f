/// The drag of a scroll view: it begins only where the content can follow.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func accepts(_ translation: CGPoint) -> Bool {
    guard super.accepts(translation), let scrollView, scrollView.isScrollEnabled else { return false }
    guard scrollView.mayTakeTouches(of: self) else { return false }
    let horizontal = abs(translation.x) > abs(translation.y)
    guard horizontal ? scrollView.canScrollHorizontally : scrollView.canScrollVertically else { return false }
    return !scrollView.leavesDragToParent(translation)
  }

  /// A finger stops a content that moves, and may drag it on at once.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.scroller.fingerDown()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .failed { scrollView?.scroller.fingerUp() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .failed { scrollView?.scroller.fingerUp() }
  }

  override func reset() {
    super.reset()
    scrollView?.scroller.fingerUp()
  }
}
