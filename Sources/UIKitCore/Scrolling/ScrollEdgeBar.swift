/// A bar at the lower edge whose look depends on whether the content above it has come to its end.
@MainActor
protocol ScrollEdgeBar: UIView {
  var isAtScrollEdge: Bool { get set }
  /// What scrolls above the bar. Weak.
  var contentAbove: UIScrollView? { get set }
}

extension ScrollEdgeBar {
  /// UIKIT: a bar with nothing to scroll above it looks as at the end of it.
  func follow(_ content: UIScrollView?) {
    contentAbove = content
    content?.lowerBar = self
    isAtScrollEdge = content?.restsAtEnd ?? true
  }
}

extension UIScrollView {
  /// Whether the content ends at the lower bar, or before it.
  var restsAtEnd: Bool {
    contentOffset.y >= contentSize.height - bounds.height + adjustedContentInset.bottom - 0.5
  }
}
