/// A view whose text a `TextEditor` edits: what the editor needs to know of it, and tells it.
@MainActor
protocol EditableText: UIView, UITextInput, TypableText {
  var editor: TextEditor { get }
  /// Whether the text can be changed, and not only selected.
  var acceptsEdits: Bool { get }
  /// Whether return puts in a new line.
  var takesNewLines: Bool { get }
  var editedText: String { get }
  /// The text with its attributes, as undo brings it back.
  var editedContent: NSAttributedString? { get set }

  /// In the view's coordinates, in points; places in UTF-16 units.
  func caretBox(before place: Int) -> CGRect
  func lineBoxes(of range: NSRange) -> [CGRect]
  func textPlace(at point: CGPoint) -> Int
  /// The view of the caret and the selection belongs here, in these bounds.
  var selectionCanvas: CGRect { get }

  /// Asks the delegate.
  func allowsChange(of range: NSRange, to replacement: String) -> Bool
  /// Changes the text and nothing else; the new text looks as typed text does.
  func replaceCharacters(in range: NSRange, with replacement: String)
  /// Tells the delegate and whoever listens.
  func textDidChange()
  func selectionDidChange()
  func returnKeyWasPressed()
  /// Brings the caret into sight.
  func revealCaret()
}

extension EditableText {
  // A field asks whether it shall return.
  func allowsTyping(_ text: String) -> Bool { text == "\n" && !takesNewLines || editor.allowsTyping(text) }
  var allowsDeleting: Bool { editor.allowsDeleting }
}
