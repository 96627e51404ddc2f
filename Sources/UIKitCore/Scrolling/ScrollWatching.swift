/// A view whose look depends on where a scroll view's content is.
@MainActor
protocol ScrollWatching: UIView {
  func contentDidScroll(_ view: UIScrollView)
  /// How far beyond its insets the content's beginning may still come down, in points.
  func reserve(of view: UIScrollView) -> CGFloat
  /// Where the content may rest that was to rest at `offset`.
  func restingOffset(of view: UIScrollView, _ offset: CGPoint) -> CGPoint
}

extension ScrollWatching {
  func reserve(of view: UIScrollView) -> CGFloat { 0 }
  func restingOffset(of view: UIScrollView, _ offset: CGPoint) -> CGPoint { offset }
}

extension UIScrollView {
  /// Whether the content ends at the lower edge of what is seen, or before it.
  var restsAtEnd: Bool {
    contentOffset.y >= contentSize.height - bounds.height + adjustedContentInset.bottom - 0.5
  }
}
