extension UIResponder {
  /// Runs the command that names `key`, of the nearest responder from the receiver up. False where none does.
  func runKeyCommand(for key: UIKey) -> Bool {
    for responder in sequence(first: self, next: \.next) {
      for command in responder.keyCommands ?? []
      where command.input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
        && command.modifierFlags == key.modifierFlags
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
