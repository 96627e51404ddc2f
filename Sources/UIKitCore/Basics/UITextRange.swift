/// From one place in a text to another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextrange>
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private nonisolated let first: UITextPosition
  private nonisolated let last: UITextPosition

  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    first = UITextPosition(offset: range.location)
    last = UITextPosition(offset: range.location + range.length)
    super.init()
  }
  public override init() {
    first = UITextPosition()
    last = UITextPosition()
    super.init()
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.first == first && other.last == last
  }
  open nonisolated override var hash: Int { first.hash &* 31 &+ last.hash }

  var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}
