/// Attributed text that tells its layout managers of changes.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextstorage>
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit touched.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private let store: NSMutableAttributedString
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0

  public convenience init() { self.init(string: "") }
  public override init(string: String) {
    store = NSMutableAttributedString(string: string)
    super.init(string: "")
  }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    store = NSMutableAttributedString(string: string, attributes: attrs)
    super.init(string: "")
  }
  public override init(attributedString: NSAttributedString) {
    store = NSMutableAttributedString(attributedString: attributedString)
    super.init(string: "")
  }
  public required init?(coder: NSCoder) {
    store = NSMutableAttributedString(string: "")
    super.init(coder: coder)
  }

  open override var string: String { store.string }
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    store.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    store.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    store.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    store.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    store.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    store.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    store.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
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

  open func processEditing() {
    for manager in layoutManagers { manager.invalidate() }
    editedMask = []
    changeInLength = 0
  }
}
