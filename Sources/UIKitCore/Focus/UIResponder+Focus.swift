extension UIResponder {
  /// The next responder, as far as the focus knows it.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
