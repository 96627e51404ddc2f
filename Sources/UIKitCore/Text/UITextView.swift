internal import UITextLayout

/// Text of several lines, in a scroll view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextview>
open class UITextView: UIScrollView, UITextInput {
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    storedContainer = textContainer
    becomeTextView()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeTextView()
  }
  private func becomeTextView() {
    flags.insert(.drawsInCode)
    if let storage = storedContainer?.layoutManager?.textStorage { adopt(storage) }
  }

  // MARK: Text

  private var plain = ""
  private var attributed: NSAttributedString?
  /// The text once somebody has asked for it as text storage.
  private var storage: NSTextStorage?
  private var storedContainer: NSTextContainer?

  /// Default: empty. Reading it never gives nil.
  open var text: String! {
    get { storage?.string ?? attributed?.string ?? plain }
    set { setText(newValue ?? "", attributed: nil) }
  }
  open var attributedText: NSAttributedString! {
    get { storage ?? attributed ?? NSAttributedString(string: plain, attributes: typingAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }
  private func setText(_ text: String, attributed: NSAttributedString?) {
    plain = text
    self.attributed = attributed
    selection = NSRange(location: (text as NSString).length, length: 0)
    if let storage, attributed !== storage {
      let new = attributed ?? NSAttributedString(string: text, attributes: typingAttributes)
      storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: new)
    }
    contentDidChange()
  }

  /// Default: nil, which shows as the system font at 12 points.
  open var font: UIFont? { didSet { styleDidChange(.font, font) } }
  /// Default: nil, which shows as `UIColor.label`.
  open var textColor: UIColor? { didSet { styleDidChange(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var clearsOnInsertion = false
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { setNeedsDisplay() } }
  /// What typed text takes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? .label].merging(extraAttributes) { $1 } }
    set { extraAttributes = newValue }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]
  /// In points. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

  private func styleDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
    if let storage, let value, storage.length > 0 {
      storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    }
    contentDidChange()
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: TextKit

  /// The region of the text: the view's width without the insets, open below.
  open var textContainer: NSTextContainer {
    if let storedContainer { return storedContainer }
    let made = NSTextContainer(size: .zero)
    made.widthTracksTextView = true
    storedContainer = made
    let manager = NSLayoutManager()
    manager.addTextContainer(made)
    containerManager = manager
    manager.didInvalidate = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
    return made
  }
  /// Keeps a manager of the view's own alive.
  private var containerManager: NSLayoutManager?

  open var layoutManager: NSLayoutManager {
    _ = textStorage
    return textContainer.layoutManager ?? NSLayoutManager()
  }
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    if let manager = textContainer.layoutManager { made.addLayoutManager(manager) }
    adopt(made)
    return made
  }
  private func adopt(_ storage: NSTextStorage) {
    self.storage = storage
    containerManager = storage.layoutManagers.first
    storage.layoutManagers.first?.didInvalidate = { [weak self] in
      MainActor.assumeIsolated { self?.contentDidChange() }
    }
  }

  var lineFragmentPadding: CGFloat { storedContainer?.lineFragmentPadding ?? 5 }
  var maximumNumberOfLines: Int { storedContainer?.maximumNumberOfLines ?? 0 }
  var lastLineBreak: NSLineBreakMode { storedContainer?.lineBreakMode ?? .byWordWrapping }
  var shownText: NSAttributedString? { storage ?? attributed }
  var plainText: String { plain }

  // MARK: Keyboard

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  // MARK: Editing

  private var selection = NSRange(location: 0, length: 0)
  private var textDelegate: (any UITextViewDelegate)? { delegate }
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// UIKIT: a tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable, let touch = touches.first, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
    super.touchesEnded(touches, with: event)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) != false else { return false }
    guard super.becomeFirstResponder() else { return false }
    guard isEditable else { return true }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open var hasText: Bool { !text.isEmpty }
  /// In UTF-16 units.
  open var selectedRange: NSRange {
    get { selection }
    set {
      selection = editing.clamped(newValue)
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  open func insertText(_ text: String) { change(selection, to: text) }
  open func deleteBackward() { if let range = editing.deletion { change(range, to: "") } }
  private func change(_ range: NSRange, to replacement: String) {
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) != false else { return }
    replaceText(range, replacement)
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  private func replaceText(_ range: NSRange, _ replacement: String) {
    var editing = editing
    let range = editing.clamped(range)
    editing.replace(range, with: replacement)
    if let shownText {
      let changed = NSTextStorage(attributedString: shownText)
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: replacement, attributes: typingAttributes))
      setText(editing.text, attributed: changed)
    } else {
      setText(editing.text, attributed: nil)
    }
    selection = editing.selection
  }
  private var editing: TextEditing { TextEditing(text: text, selection: selection) }

  /// Scrolls so that the range can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    let positions = UITextRange(editing.clamped(range))
    scrollRectToVisible(firstRect(for: positions), animated: false)
  }

  open func text(in range: UITextRange) -> String? {
    (text as NSString).substring(with: editing.clamped(range.range))
  }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(range.range, text) }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: (text as NSString).length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: start, length: end - start))
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editing.position(from: position, offset: offset)
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(before: position.offset) }
  open func firstRect(for range: UITextRange) -> CGRect { textBox(of: range.range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: place(at: point)) }

  // MARK: Measuring

  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
  /// UIKIT: a text view that scrolls has no natural size; one that does not is as high as its text.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : naturalSize }
  override func intrinsicHeight(forSolvedWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(forWidth: width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width > 0 ? size.width : .infinity))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isScrollEnabled { contentSize = CGSize(width: bounds.width, height: height(forWidth: bounds.width)) }
    guard let storedContainer, storedContainer.widthTracksTextView else { return }
    let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    if storedContainer.size.width != width { storedContainer.size.width = width }
  }

  open override func draw(_ rect: CGRect) { drawContent() }
  override class var appearanceClass: NSObject.Type { UITextView.self }
}

/// What a text view makes links of.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
