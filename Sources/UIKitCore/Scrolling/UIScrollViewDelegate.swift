/// Told of scrolling and zooming.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content's offset has changed, whatever changed it: a finger, momentum, an animation or the program. Called for
  /// every step.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger has begun to move the content; it may have rested on it for a while.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lets go.
  ///
  /// - Parameters:
  /// - velocity: the content's, in points per millisecond.
  /// - targetContentOffset: where the content will come to rest, in its own coordinates; a change of it changes where
  /// that is. With paging it is the page's.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has let go; without `decelerate` the content rests, and `scrollViewDidEndDecelerating(_:)` will not
  /// follow.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on by its momentum.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The momentum is spent, or a finger has stopped the content.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset by the program has ended. Not called for changes without animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The subview that is scaled by zooming; nil turns zooming off. Default: nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers, or an animated change by the program, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Zooming has ended, with what goes back within the limits; `scale` is between the smallest and the largest.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// `adjustedContentInset` has changed: by the program, the safe area or the keyboard.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar sends the content to its top. Default: true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Such a tap has sent the content to its top; not called when it was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    handedOn("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    handedOn("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    handedOn("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
      scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    handedOn("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    handedOn("viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    handedOn("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    handedOn("scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(
      scrollView, with: view, atScale: scale)
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    handedOn("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }

  /// Who is told in the delegate's place, when its class hands its messages on.
  private func handedOn(_ selector: String) -> (any UIScrollViewDelegate)? {
    ObjectRuntime.forwardingTarget(of: self, for: Selector(selector)) as? any UIScrollViewDelegate
  }
}
