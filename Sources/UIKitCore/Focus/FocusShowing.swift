/// A view whose looks depend on whether it has the focus.
@MainActor
protocol FocusShowing: AnyObject {
  func focusStateDidChange()
}
