/// What a keyboard does with a text: it asks whether the change is wanted, and has the view make it.
@MainActor
enum TypedText {
  static func enter(_ text: String, into input: any UIKeyInput) {
    if allows(text, in: input) { input.insertText(text) }
  }

  static func delete(in input: any UIKeyInput) {
    if let view = input as? any TypableText, !view.allowsDeleting { return }
    input.deleteBackward()
  }

  private static func allows(_ text: String, in input: any UIKeyInput) -> Bool {
    if let view = input as? any TypableText { return view.allowsTyping(text) }
    guard let input = input as? any UITextInput, let range = input.markedTextRange ?? input.selectedTextRange else {
      return true
    }
    return input.shouldChangeText(in: range, replacementText: text)
  }
}
