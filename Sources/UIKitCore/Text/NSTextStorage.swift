/// Attributed text that tells its layout managers of changes.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextstorage>
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit touched.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// One bit for each kind of edit, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have come, gone or changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var characters: String
  private var runs: AttributeRuns
  /// The managers that lay the text out, in the order in which they came.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What the edit touched, during the delegate's calls; else empty.
  open private(set) var editedMask: EditActions = []
  /// The range that the edit touched, as it is after it; `NSNotFound` outside of an edit.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 units longer the edit has made the text; negative for shorter.
  open private(set) var changeInLength = 0
  private var depth = 0
  /// Told of every edit, before and after attributes are made good.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Hears of every edit before the layout managers. Default: nil.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// An empty text.
  public init() {
    characters = ""
    runs = AttributeRuns(NSAttributedString(string: ""))
    super.init(string: "")
  }
  public convenience override init(string: String) {
    self.init(attributedString: NSAttributedString(string: string))
  }
  public convenience override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attrs))
  }
  public override init(attributedString: NSAttributedString) {
    characters = attributedString.string
    runs = AttributeRuns(attributedString)
    super.init(string: attributedString.string)
    tellFoundation(NSRange(location: 0, length: length))
  }
  /// Reads a text from an archive, as attributed strings are read.
  public required init?(coder: NSCoder) {
    characters = ""
    runs = AttributeRuns(NSAttributedString(string: ""))
    super.init(coder: coder)
  }

  open override var string: String { characters }
  open override var length: Int { characters.utf16.count }
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    precondition(location < length, "NSRangeException: index \(location) out of bounds; string length \(length)")
    let found = runs.attributes(at: location)
    range?.pointee = found.range
    return found.attributes
  }
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSTextStorage(string: (characters as NSString).substring(with: range))
    runs.forEach(in: range) { attributes, stretch in
      result.setAttributes(
        attributes, range: NSRange(location: stretch.location - range.location, length: stretch.length))
    }
    return result
  }
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    // The block may change the text: what comes is asked for when it comes.
    var place = enumerationRange.location
    var stop = ObjCBool(false)
    while place < enumerationRange.location + enumerationRange.length, !stop.boolValue {
      let found = runs.attributes(at: place)
      let end = min(
        found.range.location + found.range.length, enumerationRange.location + enumerationRange.length)
      guard end > place else { return }
      block(found.attributes, NSRange(location: place, length: end - place), &stop)
      place = end
    }
  }
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    characters = (characters as NSString).replacingCharacters(in: range, with: str)
    runs.replace(range, length: str.utf16.count)
    super.replaceCharacters(in: range, with: str)
    tellFoundation(NSRange(location: range.location, length: str.utf16.count))
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let added = attrString.length
    characters = (characters as NSString).replacingCharacters(in: range, with: attrString.string)
    runs.replace(range, with: AttributeRuns(attrString))
    super.replaceCharacters(in: range, with: attrString.string)
    tellFoundation(NSRange(location: range.location, length: added))
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: added - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    changeAttributes(range) { $0 = attrs ?? [:] }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(range) { $0[name] = value }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(range) { $0[name] = nil }
  }
  private func changeAttributes(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    runs.change(range, body)
    tellFoundation(range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Foundation on Linux does not ask subclasses where it makes another string of one, as `NSMutableAttributedString` does of
  /// an attributed string: it reads what it keeps itself, which therefore follows.
  private func tellFoundation(_ range: NSRange) {
    runs.forEach(in: range) { attributes, stretch in super.setAttributes(attributes, range: stretch) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Lets a manager lay the text out; it hears of each edit from then on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }
  /// Lets a manager no longer lay the text out.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.invalidate()
  }

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, editedMask != [] { processEditing() }
  }

  /// Notes an edit; outside `beginEditing` and `endEditing` the layout managers hear of it at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    self.editedRange = NSRange(location: editedRange.location, length: editedRange.length + delta)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// UIKIT: the delegate may change the text before the edit is processed, and attributes after; neither edit is
  /// processed on its own (Apple's pages on `NSTextStorageDelegate`).
  open func processEditing() {
    if let delegate {
      depth += 1
      delegate.textStorage(
        self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
      delegate.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
      depth -= 1
    }
    textStorageObserver?.processEditing(
      for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength, invalidatedRange: editedRange)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
    editedMask = []
    changeInLength = 0
  }
}
