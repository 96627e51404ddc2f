/// A view whose looks depend on whether it has the focus.
@MainActor
protocol FocusShowing: UIView {
  func focusStateDidChange()
}
