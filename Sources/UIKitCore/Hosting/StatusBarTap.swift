internal import Foundation

/// A tap on the status bar scrolls what is beneath it to its top.
///
/// UIKIT: when exactly one scroll view on the screen has `scrollsToTop`, and its delegate does not refuse (Apple's page
/// on `scrollsToTop`).
@MainActor
enum StatusBarTap {
  static func happened(in scene: UIWindowScene) {
    guard let window = scene.keyWindow else { return }
    let found = scrollViews(in: window, window)
    guard found.count == 1, let view = found.first else { return }
    let top = ScrollLimits(view).y.lowerBound
    guard view.contentOffset.y > top, view.scrollDelegate?.scrollViewShouldScrollToTop(view) != false else { return }
    view.isScrollingToTop = true
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: top), animated: true)
  }

  private static func scrollViews(in view: UIView, _ window: UIWindow) -> [UIScrollView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let inner = view.subviews.flatMap { scrollViews(in: $0, window) }
    guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      scrollView.contentSize.height > scrollView.bounds.height,
      scrollView.convert(scrollView.bounds, to: nil).intersects(window.bounds)
    else { return inner }
    return [scrollView] + inner
  }
}
