/// A responder that has a use of its own for keys without a command.
@MainActor
protocol KeyTyping: UIResponder {
  /// Whether the key types, deletes or moves here.
  func types(with key: UIKey) -> Bool
}

extension UIResponder {
  /// Runs the command that names `key`, of the nearest responder from the receiver up. False where none does.
  ///
  /// UIKIT: what types or moves in a text that is edited goes to the text, unless a command wants priority over the system
  /// (iOS 15; Apple's page on `wantsPriorityOverSystemBehavior`).
  func runKeyCommand(for key: UIKey) -> Bool {
    let isTaken = (self as? any KeyTyping)?.types(with: key) == true
    for responder in sequence(first: self, next: \.next) {
      for command in responder.keyCommands ?? []
      where command.input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
        && command.modifierFlags == key.modifierFlags && (!isTaken || command.wantsPriorityOverSystemBehavior)
      {
        guard let target = responder.target(forAction: command.action, withSender: command) as AnyObject? else {
          continue
        }
        return ActionRegistry.send(command.action, to: target, from: command, event: nil)
      }
    }
    return false
  }
}

extension UIWindow {
  /// Whose commands are the nearest. UIKIT: without a first responder those of the controller that is seen. A guess.
  var commandingResponder: UIResponder {
    firstResponder ?? focusedResponder ?? rootViewController?.deepestShown ?? self
  }
}
