/// `endEditing(_:)`: who is first responder in a view gives it up.
@MainActor
enum FirstResponderEnd {
  static func end(in view: UIView, force: Bool) -> Bool {
    let window = view as? UIWindow ?? view.window
    guard let window, let responder = window.firstResponder, isInside(responder, view) else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }

  private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
    if let inner = responder as? UIView { return inner.isDescendant(of: view) }
    return sequence(first: responder, next: { $0.next }).contains { $0 === view }
  }
}
