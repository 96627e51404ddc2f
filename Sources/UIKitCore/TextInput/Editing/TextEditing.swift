/// The rules of editing a text with a selection, both in UTF-16 units.
@MainActor
struct TextEditing {
  var text: String
  var selection: NSRange

  var length: Int { (text as NSString).length }

  /// The range within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// What `deleteBackward()` deletes: the selection, or the whole character before it; nil at the text's beginning.
  var deletion: NSRange? {
    let selection = clamped(selection)
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// What the forward delete key deletes; nil at the text's end.
  var forwardDeletion: NSRange? {
    let selection = clamped(selection)
    if selection.length > 0 { return selection }
    guard selection.location < length else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location)
  }

  /// One character away from a place, never inside of one.
  func neighbour(of place: Int, backward: Bool) -> Int {
    let string = text as NSString
    if backward { return place > 0 ? string.rangeOfComposedCharacterSequence(at: place - 1).location : 0 }
    guard place < length else { return length }
    let range = string.rangeOfComposedCharacterSequence(at: place)
    return range.location + range.length
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...length).contains(target) ? UITextPosition(offset: target) : nil
  }
}
