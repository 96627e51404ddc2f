internal import UITextLayout

/// One line of text that can be edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
open class UITextField: UIControl, UITextInput, EditableText {
  /// The field's frame; a rounded one fills the background too.
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  /// When a side view, or the button to clear, is there.
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  /// Why editing ended; `cancelled` is for remote controls that leave a text unchanged.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  /// Posted by a field, its object, after its delegate and its targets have heard that editing began.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field, its object, after its delegate and its targets have heard that editing ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted by a field, its object, when the user or the delegate's answer has changed the text; not when a program
  /// sets `text`.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTextField()
  }
  /// Creates the field from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .object("UIFont", \UITextField.font), .object("UITextColor", \UITextField.textColor),
      .text("UIText", \UITextField.text), .text("UIPlaceholder", \UITextField.placeholder),
      .choice("UIBorderStyle", \UITextField.borderStyle), .choice("UITextAlignment", \UITextField.textAlignment),
      .flag("UISecureTextEntry", \UITextField.isSecureTextEntry),
      .choice("UIClearButtonMode", \UITextField.clearButtonMode),
      .choice("UIReturnKeyType", \UITextField.returnKeyType), .choice("UIKeyboardType", \UITextField.keyboardType),
    ]
  }

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
  @NSCopying private var attributed: NSAttributedString?
  @NSCopying private(set) var ownAttributedPlaceholder: NSAttributedString?
  private var plainHint: String?

  /// Default: empty. Reading it never gives nil.
  open var text: String? {
    get { attributed?.string ?? plain }
    set { setText(newValue ?? "", attributed: nil) }
  }
  /// The text with its attributes; setting `text` gives it the field's own again.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: plain, attributes: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }
  private func setText(_ text: String, attributed: NSAttributedString?) {
    editor.inputDelegate?.textWillChange(self)
    plain = text
    self.attributed = attributed
    adoptStyle()
    textScroll = 0
    editor.textWasSet()
    editor.inputDelegate?.textDidChange(self)
    contentDidChange()
  }
  private func adoptStyle() {
    flags.insert(.keepsAttributes)
    if let own: UIFont = AttributedStyle.first(.font, of: attributed) { font = own }
    if let own: UIColor = AttributedStyle.first(.foregroundColor, of: attributed) { textColor = own }
    if let own = AttributedStyle.alignment(of: attributed) { textAlignment = own }
    flags.remove(.keepsAttributes)
  }
  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard !flags.contains(.keepsAttributes), let attributed, let value else { return }
    self.attributed = AttributedStyle.changed(attributed, key, to: value)
  }
  /// The text without what setting it does besides.
  func keepText(_ text: String, attributed: NSAttributedString?) {
    plain = text
    self.attributed = attributed
    contentDidChange()
  }
  var ownAttributedText: NSAttributedString? { attributed }

  /// Shown while there is no text. Default: nil.
  open var placeholder: String? {
    get { ownAttributedPlaceholder?.string ?? plainHint }
    set {
      guard newValue != plainHint || ownAttributedPlaceholder != nil else { return }
      plainHint = newValue
      ownAttributedPlaceholder = nil
      contentDidChange()
    }
  }
  /// The placeholder with attributes of its own, in place of the grey. Default: nil, or `placeholder` in the field's
  /// font.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownAttributedPlaceholder ?? plainHint.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) } }
    set {
      guard newValue != nil || ownAttributedPlaceholder != nil else { return }
      ownAttributedPlaceholder = newValue
      contentDidChange()
    }
  }

  /// Default: the system font at 17 points, also after nil was set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      restyle(.font, font)
      contentDidChange()
    }
  }
  /// Default: nil, which shows as `UIColor.label`.
  open var textColor: UIColor? {
    didSet {
      restyle(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }
  /// Default: natural, by the reading direction.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if !flags.contains(.keepsAttributes), let attributed {
        self.attributed = AttributedStyle.changed(attributed) { $0.alignment = textAlignment }
      }
      setNeedsDisplay()
    }
  }
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
  /// `defaultTextAttributes` as they were set; nil where nobody has set them.
  private var givenAttributes: [NSAttributedString.Key: Any]? {
    get { extraAttributes.isEmpty ? nil : extraAttributes }
    set { defaultTextAttributes = newValue ?? [:] }
  }
  /// What the next typed text takes, while the field is edited; nil for `defaultTextAttributes`.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept; has no effect.
  open var allowsEditingTextAttributes = false

  // MARK: Appearance

  /// Default: none.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentDidChange() } } }
  /// Drawn behind the text, stretched to the bounds, in place of the border; not with rounded borders. Default: nil.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// Drawn in place of `background` while the field is not enabled. Default: nil, which takes `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Default: never.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// Whether editing begins with an empty text. Default: false.
  open var clearsOnBeginEditing = false
  /// Whether what is typed first replaces the text. Default: false.
  open var clearsOnInsertion = false
  /// Whether text shrinks to the width. Default: false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// Whether fonts of text styles and of font metrics follow the user's text size. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  private var sizeRegistration: (any UITraitChangeRegistration)?
  private func followTextSize() {
    followTextSize(&sizeRegistration) { field, size in
      field.attributed = field.attributed.map { AttributedStyle.adjusted($0, to: size) }
      field.ownAttributedPlaceholder = field.ownAttributedPlaceholder.map { AttributedStyle.adjusted($0, to: size) }
      field.flags.insert(.keepsAttributes)
      field.font = field.font?.adjusted(to: size)
      field.flags.remove(.keepsAttributes)
    }
  }
  /// In points.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// At the leading edge, as wide as it is; seen by `leftViewMode`. Default: nil.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// At the trailing edge, as wide as it is; seen by `rightViewMode`. Default: nil.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// When `leftView` is seen: always, while editing, unless editing. Default: never.
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }
  /// When `rightView` is seen, in place of the button to clear: always, while editing, unless editing. Default: never.
  open var rightViewMode = ViewMode.never {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Asked about editing, and told of it. Not kept. Default: nil.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Whether the field is first responder and its text can be changed.
  open internal(set) var isEditing = false

  // MARK: Keyboard

  /// Which letters the keyboard begins in upper case. Default: the first of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard shows a bar of suggestions; nothing is corrected. Default: `default`, which shows it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked. Kept; no words are. Default: `default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept; has no effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept; has no effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept; has no effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys the keyboard shows. Default: letters.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard is light or dark; `default` takes the interface style.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What is written on the key that ends a line. Default: the return sign.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key can be pressed only while there is text. Default: false.
  open var enablesReturnKeyAutomatically = false
  /// Whether characters are shown as dots. Default: false.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  /// What the text is, such as a one-time code, for filling in. Kept; nothing is filled in. Default: nil.
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
    setNeedsDisplay()
  }

  // MARK: Editing

  private(set) lazy var editor = TextEditor(self)
  /// How far the text is scrolled while it is edited, in points.
  var textScroll: CGFloat = 0
  private(set) lazy var press = TextPress(self)

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var bringsKeyboardItself: Bool { true }

  /// UIKIT: the keyboard comes after the calls of a field that begins to be edited. A guess.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard responderWindow != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    editor.clearsAtNextChange = hasText && (isSecureTextEntry || clearsOnInsertion)
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false { clear() }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    firstResponderDidBegin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let window = responderWindow
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    endEditing()
    if let window { firstResponderDidEnd(in: window) }
    return true
  }

  override func firstResponderWasTaken() { endEditing() }

  private func endEditing() {
    isEditing = false
    textScroll = 0
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  private func editingDidChange() {
    editor.editingDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Whether the text has characters; a placeholder does not count.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Puts text in place of the selection. The delegate is told, and not asked: keyboards do that.
  open func insertText(_ text: String) {
    if text == "\n" { returnKeyWasPressed() } else { editor.insert(text) }
  }
  /// Deletes the selection, or the character before the cursor. The delegate is not asked: keyboards do that.
  open func deleteBackward() { editor.deleteBackward() }

  /// UIKIT: an action for `editingDidEndOnExit` ends editing (public code that closes the keyboard so).
  func returnKeyWasPressed() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  private func clear() {
    setText("", attributed: nil)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// UIKIT: the button to clear asks the delegate, and begins editing (Apple's page on `textFieldShouldClear(_:)`).
  func clearButtonWasTapped() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    clear()
    if isEditing { delegate?.textFieldDidChangeSelection(self) } else { becomeFirstResponder() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isEnabled, let touch = touches.first { press.began(touch) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { press.moved(touch) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = isTouchInside
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, isEnabled, isInside else { return press.cancel() }
    if press.ended(touch) { return }
    let point = touch.location(in: self)
    if showsClearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -8, dy: -8).contains(point) {
      return clearButtonWasTapped()
    }
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return }
    editor.tap(at: point, count: touch.tapCount, wasEditing: wasEditing)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press.cancel()
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      !(isEditing && press.key.map { TextKeys.handle($0, editor, in: self) } == true)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Edit actions

  open override var undoManager: UndoManager? { editor.undoManager }
  private var actions: TextActions { TextActions(editor: editor, view: self) }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { actions.cut() }
  open override func copy(_ sender: Any?) { actions.copy() }
  open override func paste(_ sender: Any?) { actions.paste() }
  open override func select(_ sender: Any?) { actions.select() }
  open override func selectAll(_ sender: Any?) { actions.selectAll() }
  open override func delete(_ sender: Any?) { actions.delete() }

  /// The menu for a range of the text: the delegate's, or nil for the suggested actions.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: textRange.range, suggestedActions: suggestedActions) ?? nil
  }
  /// Hands on to the delegate that the menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Hands on to the delegate that the menu is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Text input

  private var places: TextPlaces { TextPlaces(view: self) }
  /// The characters of a range; what reaches out of the text is left out.
  open func text(in range: UITextRange) -> String? { places.text(in: range) }
  /// Puts a text in place of a range, and the cursor behind it. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range.range, with: text) }
  /// Asks the delegate whether a range may be changed, as keyboards do before each change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allowsChange(of: range.range, to: text)
  }
  /// The selection; empty where there is just the cursor. Setting nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { editor.select(newValue.range) } }
  }
  /// The text that an input method has not yet settled; nil while there is none.
  open var markedTextRange: UITextRange? { editor.marked.map { UITextRange($0) } }
  /// How unsettled text is drawn. Default: nil.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }
  /// Puts unsettled text in place of what is marked or selected; `selectedRange` counts from its beginning, in UTF-16
  /// units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText, selected: selectedRange)
  }
  /// Settles the marked text as it is.
  open func unmarkText() { editor.unmark() }
  /// Before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// Behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: editor.length) }
  /// The range between two positions, in whichever order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    places.range(from: fromPosition, to: toPosition)
  }
  /// The position a number of UTF-16 units further; nil beyond either end.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
  }
  /// The position a number of UTF-16 units (left, right; nil beyond either end) or lines (up, down) further.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { places.position(from: position, in: direction, offset: offset) }
  /// The end of a range that lies furthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { places.farthest(in: range, direction) }
  /// From a position to the end of its line (left, right) or of the text (up, down).
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { places.characterRange(from: position, in: direction) }
  /// Which of two positions comes first in the text.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    places.compare(position, other)
  }
  /// The number of UTF-16 units from one position to another; negative where the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Hears of changes of text and selection that do not come from the keyboard. Set by the system.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// Says where words, sentences, lines and paragraphs begin and end.
  open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
  /// The view whose coordinates the rectangles of text input are in: the field itself.
  open var textInputView: UIView { self }
  /// On which of two lines a cursor stands that is between them. Default: forward.
  open var selectionAffinity: UITextStorageDirection {
    get { editor.affinity }
    set { editor.affinity = newValue }
  }
  /// The direction in which the paragraph at a position reads: that of the field.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  /// Sets the direction for all of the field, whatever the range, by its `semanticContentAttribute`.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    semanticContentAttribute = writingDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }
  /// Where the cursor stands before a position, in the field's coordinates, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(before: position.offset) }
  /// The rectangle of a range's first line, in the field's coordinates, in points.
  open func firstRect(for range: UITextRange) -> CGRect { places.firstRect(for: range) }
  /// The rectangles of a range, one for each line, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { places.selectionRects(for: range) }
  /// The position nearest to a point of the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: textPlace(at: point)) }
  /// The position of a range nearest to a point of the field's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    places.closest(to: point, within: range)
  }
  /// The character nearest to a point of the field's coordinates; nil in an empty text.
  open func characterRange(at point: CGPoint) -> UITextRange? { places.characterRange(at: point) }
  /// What typed text takes, the same at every position: `typingAttributes`, else `defaultTextAttributes`.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { typingAttributes ?? defaultTextAttributes }

  // MARK: Rectangles

  /// Where the border is drawn, in points. Default: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands, in the field's coordinates, in points. Override to move it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
  /// Where the placeholder stands. Default: where the text does.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text stands while it is edited. Default: clear of the button to clear.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
  /// Where the button to clear stands: 19 points square, 5 from the trailing edge, in the middle of the height.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Where `leftView` stands while it is seen, in points. Override to move it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, atLeft: !isRightToLeft) }
  /// Where `rightView` stands while it is seen, in points. Override to move it.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, atLeft: isRightToLeft) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    if isEditing { editor.refresh() }
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var baselineFont: UIFont? { shownFont }
  override var baselineOffsetFromMiddle: CGFloat? { shownFont.baselineOffsetFromMiddle(scale: pixelScale) }

  // MARK: Drawing

  /// Draws the text that is not being edited.
  open func drawText(in rect: CGRect) { shownLine(in: rect).draw(in: rect) }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { hintLine(in: rect)?.draw(in: rect) }
  open override func draw(_ rect: CGRect) { drawField() }
  func drawBorder() { drawFieldBorder() }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.keyboardAppearance),
      AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
      AppearanceProperty(attributes: \UITextField.givenAttributes),
    ]
  }
  override class var appearanceClass: NSObject.Type { UITextField.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(placeholder, value: spokenText)
  }
  /// UIKIT: a password's dots, and the placeholder while there is no text. A guess.
  private var spokenText: String? {
    guard hasText else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
