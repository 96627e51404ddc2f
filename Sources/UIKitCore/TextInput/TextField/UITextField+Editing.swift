internal import Foundation

// What a field's editor asks and tells.
extension UITextField {
  var acceptsEdits: Bool { isEnabled }
  var takesNewLines: Bool { false }
  var editedText: String { text ?? "" }
  var editedContent: NSAttributedString? {
    get { ownAttributedText }
    set { keepText(newValue?.string ?? "", attributed: newValue) }
  }
  var selectionCanvas: CGRect { bounds }

  private var editedLine: TextFieldLine { shownLine(in: editingRect(forBounds: bounds)) }

  func caretBox(before place: Int) -> CGRect { editedLine.caret(before: place, in: editedText) }
  func lineBoxes(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let box = editedLine.box(of: range, in: editedText).intersection(editingRect(forBounds: bounds))
    return box.isNull || box.isEmpty ? [] : [box]
  }
  func textPlace(at point: CGPoint) -> Int { editedLine.position(at: point, in: editedText) }

  func allowsChange(of range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) != false
  }

  func replaceCharacters(in range: NSRange, with replacement: String) {
    let text = (editedText as NSString).replacingCharacters(in: range, with: replacement)
    guard let own = ownAttributedText else { return keepText(text, attributed: nil) }
    let changed = NSMutableAttributedString(attributedString: own)
    let attributes = typingAttributes ?? TypedAttributes.at(range, of: own) ?? defaultTextAttributes
    changed.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: attributes))
    keepText(text, attributed: changed)
  }

  func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    typedTextDidChange()
  }
  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func revealCaret() {
    let rect = editingRect(forBounds: bounds)
    let line = editedLine
    var scroll: CGFloat = 0
    if line.naturalWidth > rect.width {
      let x = caretBox(before: editor.selection.location + editor.selection.length).minX
      let fromStart = isRightToLeft ? rect.maxX - x + textScroll : x - rect.minX + textScroll
      scroll = min(max(textScroll, fromStart - rect.width + 2), fromStart)
      scroll = min(max(scroll, 0), line.naturalWidth - rect.width + 2)
    }
    guard scroll != textScroll else { return }
    textScroll = scroll
    setNeedsDisplay()
    editor.refresh()
  }
}

/// What text takes that is typed into styled text.
enum TypedAttributes {
  /// The attributes of the first replaced character, else of the one before; nil in empty text.
  static func at(_ range: NSRange, of text: NSAttributedString) -> [NSAttributedString.Key: Any]? {
    guard text.length > 0 else { return nil }
    let place = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
  }
}
