/// What of a text's editing can be kept and put back: where it is selected, and whether it is edited.
///
/// UIKIT: programs get it as a value of no known type and hand it back, to another text of the same words
/// (Apple's page on `interactionState`).
@MainActor
struct TextInteractionState {
  private let selection: NSRange?
  private let isEditing: Bool

  init(_ text: any UIResponder & UITextInput) {
    selection = text.selectedTextRange?.range
    isEditing = text.isFirstResponder
  }

  func apply(to text: any UIResponder & UITextInput) {
    if isEditing { text.becomeFirstResponder() }
    guard let selection, let end = text.position(from: text.beginningOfDocument, offset: NSMaxRange(selection)),
      let start = text.position(from: text.beginningOfDocument, offset: selection.location)
    else { return }
    text.selectedTextRange = text.textRange(from: start, to: end)
  }
}

extension UITextField {
  /// Where the text is selected, and whether it is edited, to be put back later.
  public var interactionState: Any {
    get { TextInteractionState(self) }
    set { (newValue as? TextInteractionState)?.apply(to: self) }
  }
}

extension UITextView {
  /// Where the text is selected, and whether it is edited, to be put back later.
  public var interactionState: Any {
    get { TextInteractionState(self) }
    set { (newValue as? TextInteractionState)?.apply(to: self) }
  }
}
