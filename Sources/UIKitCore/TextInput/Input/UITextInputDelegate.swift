/// Hears of changes that come from the application and not from the keyboard.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputdelegate>
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The program is about to change the selection.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The program has changed the selection.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The program is about to change the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The program has changed the text.
  func textDidChange(_ textInput: (any UITextInput)?)
}
