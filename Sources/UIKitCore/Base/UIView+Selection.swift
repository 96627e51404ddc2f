extension UIView {
  /// What selecting the view, a cell, does besides telling the delegate: a document's segue. Default: nothing.
  package var onSelection: (@MainActor () -> Void)? {
    get { extras?.onSelection }
    set { requireExtras().onSelection = newValue }
  }
}
