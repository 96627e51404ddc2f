/// Another action of a command while modifier keys are held.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What is shown in place of the command's title.
  open private(set) var title: String
  /// The method that is performed in place of the command's.
  open private(set) var action: Selector
  /// The keys that bring the alternate up.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// An alternate for the time that the keys are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
