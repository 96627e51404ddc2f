/// Text as elements, for the layout managers that lay them out. Subclasses say which; see `NSTextContentStorage`.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextcontentmanager>
open class NSTextContentManager: NSObject {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  weak var contentDelegate: (any NSTextContentManagerDelegate)?
  open var delegate: (any NSTextContentManagerDelegate)? {
    get { contentDelegate }
    set { contentDelegate = newValue }
  }
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// Default: the first.
  open weak var primaryTextLayoutManager: NSTextLayoutManager?
  /// Whether layout managers hear of edits. Default: true.
  open var automaticallySynchronizesTextLayoutManagers = true
  open private(set) var hasEditingTransaction = false

  public override init() { super.init() }

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    textLayoutManager.invalidate()
  }
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    textLayoutManager.invalidate()
  }

  /// Edits in `transaction` count as one.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let isOuter = !hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    guard isOuter else { return }
    hasEditingTransaction = false
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
  }
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { contentDidChange() }
  /// Has all layout managers lay the text out anew.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    for manager in textLayoutManagers { manager.invalidate() }
    completionHandler?(nil)
  }
  func contentDidChange() {
    if automaticallySynchronizesTextLayoutManagers, !hasEditingTransaction { synchronizeTextLayoutManagers() }
  }

  // MARK: Content

  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  /// Tells of the elements from a place on, or in reverse those before it, until the block answers false; where it ended.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// The elements that a range touches.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange, own.location.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
