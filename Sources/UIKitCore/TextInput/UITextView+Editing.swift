internal import Foundation

// What a text view's editor asks and tells.
extension UITextView {
  var acceptsEdits: Bool { isEditable }
  var takesNewLines: Bool { true }
  var editedText: String { text }
  var editedContent: NSAttributedString? {
    get { shownText.map { NSAttributedString(attributedString: $0) } }
    set {
      keepText(newValue?.string ?? "", attributed: newValue)
      contentDidChange()
    }
  }
  var selectionCanvas: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height))
  }

  func allowsChange(of range: NSRange, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) != false
  }

  func replaceCharacters(in range: NSRange, with replacement: String) {
    keepTyped(replacement, in: range)
  }

  func textDidChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    typedTextDidChange()
  }
  func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }
  func returnKeyWasPressed() { editor.insert("\n") }
  func revealCaret() {
    guard isScrollEnabled, bounds.height > 0 else { return }
    layoutIfNeeded()
    let end = editor.selection.location + editor.selection.length
    scrollRectToVisible(caretBox(before: end).insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }
}
