/// Keys that move the focus or press what has it.
@MainActor
enum FocusKeys {
  /// UIKIT: arrows move within a group, Tab to the next group, Return and Space press. Text input keeps its keys
  /// (Apple's talk on keyboards and focus on iPad).
  static func handle(_ presses: Set<UIPress>, in window: UIWindow) -> Bool {
    guard !(window.firstResponder is any UIKeyInput) else { return false }
    for case let key? in presses.map(\.key) {
      switch key.charactersIgnoringModifiers {
      case UIKeyCommand.inputUpArrow: return window.focusSystem.step(.up)
      case UIKeyCommand.inputDownArrow: return window.focusSystem.step(.down)
      case UIKeyCommand.inputLeftArrow: return window.focusSystem.step(.left)
      case UIKeyCommand.inputRightArrow: return window.focusSystem.step(.right)
      case "\t": return window.focusSystem.step(key.modifierFlags.contains(.shift) ? .previous : .next)
      case "\r", "\n", " ": return window.focusSystem.activate()
      default: continue
      }
    }
    return false
  }
}
