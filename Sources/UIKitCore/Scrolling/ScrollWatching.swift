/// A view whose look depends on where a scroll view's content is.
@MainActor
protocol ScrollWatching: UIView {
  func contentDidScroll(_ view: UIScrollView)
}
