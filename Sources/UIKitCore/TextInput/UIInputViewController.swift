/// Manages an input view, as of a keyboard of one's own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// DEVIATION: of the type of `UIResponder`'s property; UIKit's is a `UIInputView`.
  open override var inputView: UIView? { viewIfLoaded as? UIInputView }
  /// Kept; has no effect, and says so once.
  open var primaryLanguage: String?
  open var hasDictationKey = false {
    willSet { if newValue { Limitation.hasNoEffect("UIInputViewController.hasDictationKey") } }
  }
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  /// The text that is typed into.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  private let proxy = DocumentProxy()

  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
  open func dismissKeyboard() { UIApplication.shared.keyWindow?.endEditing(true) }
  /// There is one keyboard.
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Types into the first responder.
  private final class DocumentProxy: NSObject, UITextDocumentProxy {
    private var input: (any UIKeyInput)? { UIApplication.shared.keyWindow?.firstResponder as? any UIKeyInput }
    let documentIdentifier = UUID()
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType!
    var hasText: Bool { input?.hasText ?? false }
    func insertText(_ text: String) { input.map { TypedText.enter(text, into: $0) } }
    func deleteBackward() { input.map { TypedText.delete(in: $0) } }
    private var content: String? {
      guard let input = input as? any UITextInput else { return nil }
      return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
    }
    var documentContextBeforeInput: String? { content }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    func adjustTextPosition(byCharacterOffset offset: Int) {
      Limitation.hasNoEffect("UITextDocumentProxy.adjustTextPosition(byCharacterOffset:)")
    }
  }
}

/// The text that a keyboard types into.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdocumentproxy>
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}
