/// The paragraphs of a text storage.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextcontentstorage>
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  @_nonoverride
  open var delegate: (any NSTextContentStorageDelegate)? {
    get { contentDelegate as? any NSTextContentStorageDelegate }
    set {
      contentDelegate = newValue
      contentDidChange()
    }
  }
  /// Default: an empty one.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
      textStorage?.textStorageObserver = self
      contentDidChange()
    }
  }
  /// The text. Set, it takes the place of the storage's.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set {
      if let textStorage {
        textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      } else {
        textStorage = newValue.map(NSTextStorage.init(attributedString:))
      }
    }
  }
  /// Kept; has no effect.
  open var includesTextListMarkers = false
  private var paragraphs: [NSTextParagraph]?

  public override init() {
    let storage = NSTextStorage()
    textStorage = storage
    super.init()
    storage.textStorageObserver = self
  }

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { contentDidChange() }
  open func performEditingTransaction(for textStorage: NSTextStorage, usingBlock transaction: () -> Void) {
    performEditingTransaction(transaction)
  }
  override func contentDidChange() {
    paragraphs = nil
    super.contentDidChange()
  }
  open override func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    paragraphs = nil
    super.synchronizeTextLayoutManagers(completionHandler)
  }

  // MARK: Elements

  private func elements() -> [NSTextParagraph] {
    if let paragraphs { return paragraphs }
    guard let textStorage else { return [] }
    let text = textStorage.string as NSString
    var made: [NSTextParagraph] = []
    var place = 0
    while place < text.length {
      let range = text.paragraphRange(for: NSRange(location: place, length: 0))
      let paragraph =
        (contentDelegate as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range)
        ?? NSTextParagraph(attributedString: textStorage.attributedSubstring(from: range))
      paragraph.elementRange = NSTextRange(range)
      paragraph.textContentManager = self
      made.append(paragraph)
      place = max(NSMaxRange(range), place + 1)
    }
    if made.isEmpty {
      let empty = NSTextParagraph(attributedString: nil)
      empty.elementRange = NSTextRange(NSRange(location: 0, length: 0))
      empty.textContentManager = self
      made = [empty]
    }
    paragraphs = made
    return made
  }

  open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0)) }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let all = elements()
    let start = (textLocation as? CountedLocation)?.offset
    let isReverse = options.contains(.reverse)
    let chosen = all.filter { element in
      guard let start, let range = element.elementRange?.counted else { return true }
      return isReverse ? range.location < start : NSMaxRange(range) > start || range.length == 0
    }
    var end: (any NSTextLocation)?
    for element in isReverse ? chosen.reversed() : chosen {
      let isShown = contentDelegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
      guard isShown else { continue }
      end = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
      if !block(element) { break }
    }
    return end
  }

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  // MARK: Places

  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let counted = location as? CountedLocation else { return nil }
    let place = counted.offset + offset
    return place >= 0 && place <= textStorage?.length ?? 0 ? CountedLocation(place) : nil
  }
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? CountedLocation, let end = to as? CountedLocation else { return NSNotFound }
    return end.offset - start.offset
  }
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for case let paragraph as NSTextParagraph in textElements ?? [] { text.append(paragraph.attributedString) }
    performEditingTransaction { textStorage?.replaceCharacters(in: range.counted, with: text) }
  }
}
