/// Something that takes typed text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Puts text in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In UTF-16 units.
  nonisolated let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
  public override init() {
    offset = 0
    super.init()
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open nonisolated override var hash: Int { offset.hashValue }
}

/// From one place in a text to another.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.location)
    end = UITextPosition(offset: range.location + range.length)
    super.init()
  }
  public override init() {
    start = UITextPosition()
    end = UITextPosition()
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// Text that can be edited place by place.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinput>
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// In the input's own coordinates, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// In the input's own coordinates, in points.
  func firstRect(for range: UITextRange) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// The rules of editing a text with a selection, both in UTF-16 units.
@MainActor
struct TextEditing {
  var text: String
  var selection: NSRange

  private var length: Int { (text as NSString).length }

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

  mutating func replace(_ range: NSRange, with replacement: String) {
    let range = clamped(range)
    text = (text as NSString).replacingCharacters(in: range, with: replacement)
    selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...length).contains(target) ? UITextPosition(offset: target) : nil
  }
}
