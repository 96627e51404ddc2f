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
  /// By default nothing is done when the content offset changes.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  /// By default nothing is done when the zoom scale changes.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  /// By default nothing is done when a finger begins to drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    handedOn("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  /// By default the content comes to rest where the scroll view has it come.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    handedOn("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// By default nothing is done when the finger lifts.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    handedOn("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
      scrollView, willDecelerate: decelerate)
  }
  /// By default nothing is done when the content goes on moving by itself.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    handedOn("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// By default nothing is done when the content has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  /// By default nothing is done when an animated change of the offset has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// By default nil: the content cannot be zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    handedOn("viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
  }
  /// By default nothing is done when two fingers begin to zoom.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    handedOn("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// By default nothing is done when zooming has ended, at its scale.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    handedOn("scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(
      scrollView, with: view, atScale: scale)
  }
  /// By default nothing is done when bars or the safe area change the insets.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  /// By default a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    handedOn("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// By default nothing is done after a tap on the status bar has scrolled to the top.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    handedOn("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }

  /// Who is told in the delegate's place, when its class hands its messages on.
  private func handedOn(_ selector: String) -> (any UIScrollViewDelegate)? {
    ObjectRuntime.forwardingTarget(of: self, for: Selector(selector)) as? any UIScrollViewDelegate
  }
}
