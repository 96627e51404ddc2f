/// What a responder that brings the keyboard itself tells it.
extension UIResponder {
  /// The receiver has become first responder, and has made its own calls.
  func firstResponderDidBegin() { if let window = responderWindow { Keyboard.current.responderDidChange(in: window) } }
  /// The receiver was the window's first responder, and has made its own calls.
  func firstResponderDidEnd(in window: UIWindow) { Keyboard.current.responderDidResign(self, in: window) }
  /// The text that is typed into has changed.
  func typedTextDidChange() { if let input = self as? any UIKeyInput { Keyboard.current.contentDidChange(of: input) } }
}
