/// `endEditing(_:)`: who is first responder in a view gives it up.
@MainActor
enum FirstResponderEnd {
  static func end(in view: UIView, force: Bool) -> Bool {
    let window = view as? UIWindow ?? view.window
    guard let window, let responder = window.firstResponder, isInside(responder, view) else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    take(responder, from: window)
    return true
  }

  /// A tree leaves its window: who is first responder in it does not stay it.
  static func treeWillLeave(_ view: UIView, _ window: UIWindow) {
    guard let responder = window.firstResponder, isInside(responder, view) else { return }
    if !responder.resignFirstResponder() { take(responder, from: window) }
  }

  private static func take(_ responder: UIResponder, from window: UIWindow) {
    window.firstResponder = nil
    responder.firstResponderWasTaken()
    Keyboard.current.responderDidResign(responder, in: window)
  }

  private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
    if let inner = responder as? UIView { return inner.isDescendant(of: view) }
    return sequence(first: responder, next: { $0.next }).contains { $0 === view }
  }
}
