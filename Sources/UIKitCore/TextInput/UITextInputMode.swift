public import Foundation

/// A keyboard's language.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputmode>
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  /// Such as `en-US`.
  open private(set) var primaryLanguage: String?

  public override init() { super.init() }

  convenience init(_ language: String) {
    self.init()
    primaryLanguage = language
  }

  /// One for each language that the person prefers.
  open class var activeInputModes: [UITextInputMode] { Locale.preferredLanguages.map(UITextInputMode.init) }
}
