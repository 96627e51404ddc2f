/// A key of a hardware keyboard.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikey>
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers that are held.
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags

  init(characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }
}
