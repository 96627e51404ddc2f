/// A place in a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextposition>
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
