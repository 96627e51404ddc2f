/// Says where a scroll view has come to when assistive technologies have scrolled it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Such as "Page 2 of 5"; nil for nothing.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Comes before the plain one. Nil for that one.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
