internal import UITextLayout

/// One line of text that can be edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTextField()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeTextField()
  }
  private func becomeTextField() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  // MARK: Text

  private var plain = ""
  private var attributed: NSAttributedString?
  private var attributedHint: NSAttributedString?
  private var plainHint: String?
  private var selection = NSRange(location: 0, length: 0)

  /// Default: empty. Reading it never gives nil.
  open var text: String? {
    get { attributed?.string ?? plain }
    set { setText(newValue ?? "", attributed: nil) }
  }
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: plain, attributes: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }
  private func setText(_ text: String, attributed: NSAttributedString?) {
    plain = text
    self.attributed = attributed
    selection = NSRange(location: (text as NSString).length, length: 0)
    contentDidChange()
  }

  /// Shown while there is no text. Default: nil.
  open var placeholder: String? {
    get { attributedHint?.string ?? plainHint }
    set {
      plainHint = newValue
      attributedHint = nil
      contentDidChange()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedHint ?? plainHint.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) } }
    set {
      attributedHint = newValue
      contentDidChange()
    }
  }

  /// Default: the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  /// Default: nil, which shows as `UIColor.label`.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What new text takes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? .label].merging(extraAttributes) { $1 } }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      extraAttributes = newValue
      contentDidChange()
    }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false

  // MARK: Appearance

  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  /// Whether text shrinks to the width. Default: false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false
  /// In points.
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open weak var delegate: (any UITextFieldDelegate)?
  open internal(set) var isEditing = false

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
  /// Whether characters are shown as dots. Default: false.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
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

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// UIKIT: a tap begins editing.
  override func didTouchUpInside() {
    becomeFirstResponder()
    super.didTouchUpInside()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing { setText("", attributed: nil) }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    isEditing = false
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Types text: the delegate is asked, then told.
  open func insertText(_ text: String) {
    if text == "\n" {
      _ = delegate?.textFieldShouldReturn(self)
      sendActions(for: .editingDidEndOnExit)
    } else {
      change(selection, to: text)
    }
  }
  open func deleteBackward() {
    if let range = editing.deletion { change(range, to: "") }
  }
  private func change(_ range: NSRange, to replacement: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) != false
    else { return }
    var editing = editing
    editing.replace(range, with: replacement)
    setText(editing.text, attributed: nil)
    selection = editing.selection
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
  private var editing: TextEditing { TextEditing(text: text ?? "", selection: selection) }

  open func text(in range: UITextRange) -> String? {
    ((text ?? "") as NSString).substring(with: editing.clamped(range.range))
  }
  open func replace(_ range: UITextRange, withText text: String) {
    var editing = editing
    editing.replace(range.range, with: text)
    setText(editing.text, attributed: nil)
    selection = editing.selection
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selection = newValue.map { editing.clamped($0.range) } ?? selection }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: ((text ?? "") as NSString).length) }
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
  open func caretRect(for position: UITextPosition) -> CGRect {
    shownLine(in: editingRect(forBounds: bounds)).caret(before: position.offset, in: text ?? "")
  }
  open func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let line = shownLine(in: editingRect(forBounds: bounds))
    return UITextPosition(offset: line.position(at: point, in: text ?? ""))
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, atLeft: !isRightToLeft) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, atLeft: isRightToLeft) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var baselineFont: UIFont? { shownFont }
  override var baselineOffsetFromMiddle: CGFloat? { shownFont.ascender - shownFont.lineHeight / 2 }

  // MARK: Drawing

  open func drawText(in rect: CGRect) { shownLine(in: rect).draw() }
  open func drawPlaceholder(in rect: CGRect) { hintLine(in: rect)?.draw() }
  open override func draw(_ rect: CGRect) { drawField() }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.keyboardAppearance),
    ]
  }
  override class var appearanceClass: NSObject.Type { UITextField.self }
}
