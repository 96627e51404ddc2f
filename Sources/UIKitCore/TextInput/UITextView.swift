internal import UIGeometry
internal import UITextLayout

/// Text of several lines, in a scroll view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextview>
open class UITextView: UIScrollView, UITextInput, EditableText {
  /// Posted by a text view, its object, after the delegate has heard that editing began.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view, its object, when the user has changed the text; not when a program sets it.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted by a text view, its object, after the delegate has heard that editing ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a text view that lays out in a container, with its layout manager and text storage; nil for ones of its
  /// own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    storedContainer = textContainer
    openContainer()
    becomeTextView()
  }
  /// Creates the view from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties.withoutSubviews + [
      .object("UIFont", \UITextView.font), .object("UITextColor", \UITextView.textColor),
      .text("UIText", \UITextView.text), .choice("UITextAlignment", \UITextView.textAlignment),
      .flag("UIEditable", \UITextView.isEditable), .flag("UISelectable", \UITextView.isSelectable),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeTextView()
  }
  private func becomeTextView() {
    flags.insert(.drawsInCode)
    if let storage = storedContainer?.layoutManager?.textStorage { adopt(storage) }
    containerManager = storedContainer?.layoutManager
    isFirstGeneration = containerManager != nil
    if let manager = storedContainer?.textLayoutManager { adopt(manager) }
  }

  // MARK: Text

  private var plain = ""
  @NSCopying private var attributed: NSAttributedString?
  /// The text once somebody has asked for it as text storage.
  private var storage: NSTextStorage?
  private var storedContainer: NSTextContainer?

  /// Default: empty. Reading it never gives nil.
  open var text: String! {
    get { storage?.string ?? attributed?.string ?? plain }
    set { setText(newValue ?? "", attributed: nil) }
  }
  /// The text with its attributes. Setting it takes font, colour and alignment of its beginning over into the
  /// properties.
  open var attributedText: NSAttributedString! {
    get {
      storage.map { NSAttributedString(attributedString: $0) } ?? attributed
        ?? NSAttributedString(string: plain, attributes: typingAttributes)
    }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }
  private func setText(_ text: String, attributed: NSAttributedString?) {
    editor.inputDelegate?.textWillChange(self)
    keepText(text, attributed: attributed)
    flags.insert(.keepsAttributes)
    if let own: UIFont = AttributedStyle.first(.font, of: attributed) { font = own }
    if let own: UIColor = AttributedStyle.first(.foregroundColor, of: attributed) { textColor = own }
    if let own = AttributedStyle.alignment(of: attributed) { textAlignment = own }
    flags.remove(.keepsAttributes)
    if ownFont == nil, !text.isEmpty { flags.insert(.hasFontOfText) }
    editor.textWasSet()
    editor.inputDelegate?.textDidChange(self)
    chooseGeneration(for: attributed)
    contentDidChange()
  }
  /// What is typed, where the text is; a storage that a program holds hears of no more than that.
  func keepTyped(_ replacement: String, in range: NSRange) {
    let typed = NSAttributedString(string: replacement, attributes: typingAttributes)
    if let storage {
      storage.replaceCharacters(in: range, with: typed)
      (plain, attributed) = (storage.string, nil)
    } else if let attributed {
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.replaceCharacters(in: range, with: typed)
      (plain, self.attributed) = (changed.string, changed)
    } else {
      plain = (plain as NSString).replacingCharacters(in: range, with: replacement)
    }
    contentDidChange()
  }
  /// The text without what setting it does besides.
  func keepText(_ text: String, attributed: NSAttributedString?) {
    plain = text
    self.attributed = attributed
    if let storage, attributed !== storage {
      let new = attributed ?? NSAttributedString(string: text, attributes: typingAttributes)
      storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: new)
    }
    contentDidChange()
  }

  // UIKIT: nil until there is text, which then has the system font at 12 points; nil again once it is set (BonMot's
  // tests of UIKit's behavior).
  /// Default: nil, which shows as the system font at 12 points.
  open var font: UIFont? {
    get { ownFont ?? (flags.contains(.hasFontOfText) ? .systemFont(ofSize: 12) : nil) }
    set {
      ownFont = newValue
      flags.remove(.hasFontOfText)
      styleDidChange(.font, newValue)
    }
  }
  private var ownFont: UIFont?
  /// Default: nil, which shows as `UIColor.label`.
  open var textColor: UIColor? { didSet { styleDidChange(.foregroundColor, textColor) } }
  /// Of all paragraphs. Default: natural, the side where reading begins.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if !flags.contains(.keepsAttributes), storage == nil, let attributed {
        self.attributed = AttributedStyle.changed(attributed) { $0.alignment = textAlignment }
      }
      contentDidChange()
    }
  }
  /// Default: true.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      reloadInputViews()
      if !dataDetectorTypes.isEmpty { contentDidChange() }
    }
  }
  /// Whether text can be selected and links can be touched. Default: true.
  open var isSelectable = true
  /// Whether fonts of text styles and of font metrics follow the user's text size. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  private var sizeRegistration: (any UITraitChangeRegistration)?
  private func followTextSize() {
    followTextSize(&sizeRegistration) { view, size in
      view.attributed = view.attributed.map { AttributedStyle.adjusted($0, to: size) }
      view.storage.map { $0.setAttributedString(AttributedStyle.adjusted($0, to: size)) }
      view.flags.insert(.keepsAttributes)
      view.font = view.ownFont?.adjusted(to: size)
      view.flags.remove(.keepsAttributes)
    }
  }
  /// Whether `updateTextAttributes(conversionHandler:)` changes the selection; there is no menu for styles. Default: false.
  open var allowsEditingTextAttributes = false
  /// What becomes a link by itself where nothing is edited: web addresses, telephone numbers and dates. Default: none.
  ///
  /// DEVIATION: what is found is not drawn as a link once somebody has asked for the layout manager or the text storage;
  /// it can be touched all the same.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { contentDidChange() } }
  }
  private(set) lazy var textLinks = DetectedLinks()
  /// Whether the first text that is typed takes the place of all. Default: false.
  open var clearsOnInsertion = false {
    didSet { editor.clearsAtNextChange = isFirstResponder && hasText && clearsOnInsertion }
  }
  /// Default: the colour of links, which is the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      ownLinkAttributes = newValue
      setNeedsDisplay()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// What typed text takes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? .label].merging(extraAttributes) { $1 } }
    set { extraAttributes = newValue }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]
  // UIKIT: the baselines of the first and the last line, as labels have them. A guess.
  override var firstBaselineOffsetFromTop: CGFloat {
    textContainerInset.top + PixelGrid(scale: pixelScale).round((font ?? .systemFont(ofSize: 12)).ascender)
  }
  override var lastBaselineOffsetFromBottom: CGFloat {
    textContainerInset.bottom - PixelGrid(scale: pixelScale).round((font ?? .systemFont(ofSize: 12)).descender)
  }
  /// In points. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  /// UIKIT: a style of the whole text is that of what is typed next, too. A guess.
  private func styleDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
    if !flags.contains(.keepsAttributes) { extraAttributes[key] = nil }
    if !flags.contains(.keepsAttributes), let value {
      if let storage, storage.length > 0 {
        storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
      } else if let attributed {
        self.attributed = AttributedStyle.changed(attributed, key, to: value)
      }
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
    let made = NSTextContainer(
      size: CGSize(width: max(0, bounds.inset(by: textContainerInset).width), height: .greatestFiniteMagnitude))
    made.widthTracksTextView = true
    storedContainer = made
    let manager = NSLayoutManager()
    manager.addTextContainer(made)
    containerManager = manager
    made.onInvalidation = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
    return made
  }
  /// What lays the text out and draws it for a program that has asked for `textLayoutManager`.
  var secondGeneration: SecondTextGeneration?
  /// Whether a program has asked for the first generation's parts.
  var isFirstGeneration = false
  /// Keeps a manager of the view's own alive.
  private var containerManager: NSLayoutManager?

  /// What lays the text out. Asking for it changes the view to the first generation of TextKit for good.
  open var layoutManager: NSLayoutManager {
    _ = textStorage
    isFirstGeneration = true
    secondGeneration = nil
    return textContainer.layoutManager ?? NSLayoutManager()
  }
  /// The text as it can be edited in place; the view follows each of its changes. Made when first asked for.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    if let manager = textContainer.layoutManager { made.addLayoutManager(manager) }
    adopt(made)
    return made
  }
  private func adopt(_ storage: NSTextStorage) {
    self.storage = storage
    textContainer.onInvalidation = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
  }
  /// What lays the text out, once there is text storage or a region to flow around.
  var managedContainer: (container: NSTextContainer, manager: NSLayoutManager)? {
    if storage == nil, storedContainer?.exclusionPaths.isEmpty == false { _ = textStorage }
    guard storage != nil, let storedContainer, let manager = storedContainer.layoutManager else { return nil }
    return (storedContainer, manager)
  }
  /// The program's own content and layout of the second generation.
  private func adopt(_ manager: NSTextLayoutManager) {
    guard let content = manager.textContentManager as? NSTextContentStorage, let storage = content.textStorage else {
      return
    }
    secondGeneration = SecondTextGeneration(content, manager)
    manager.attachmentParent = self
    let own = NSLayoutManager()
    own.addTextContainer(textContainer)
    storage.addLayoutManager(own)
    containerManager = own
    adopt(storage)
  }

  var lineFragmentPadding: CGFloat { storedContainer?.lineFragmentPadding ?? 5 }
  var maximumNumberOfLines: Int { storedContainer?.maximumNumberOfLines ?? 0 }
  var lastLineBreak: NSLineBreakMode { storedContainer?.lineBreakMode ?? .byWordWrapping }
  var shownText: NSAttributedString? { storage ?? attributed }
  var plainText: String { plain }

  // MARK: Keyboard

  /// Which letters the keyboard begins in upper case. Default: the first of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard shows a bar of suggestions; nothing is corrected. Default: `default`, which shows it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; has no effect.
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
  /// What is written on the key that ends a line. Default: the return sign. It begins a new line in any case.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key can be pressed only while there is text. Default: false.
  open var enablesReturnKeyAutomatically = false
  /// Whether text must not be copied and no suggestions appear; the characters are shown as they are. Default: false.
  open var isSecureTextEntry = false
  /// Kept; has no effect.
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

  private(set) lazy var editor = TextEditor(self)
  private(set) lazy var press = TextPress(self)
  private var textDelegate: (any UITextViewDelegate)? { delegate }
  /// Asked about editing, and told of it and of scrolling: the scroll view's delegate by its wider type. Not kept.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { SubclassMethods.completed(scrollDelegate as? any UITextViewDelegate) }
    set { scrollDelegate = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// UIKIT: the keyboard comes before the call of a text view that begins to be edited. A guess.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard responderWindow != nil else { return super.becomeFirstResponder() }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) != false else { return false }
    guard super.becomeFirstResponder() else { return false }
    editor.editingDidChange()
    guard isEditable else { return true }
    editor.clearsAtNextChange = hasText && clearsOnInsertion
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    firstResponderWasTaken()
    return true
  }

  override func firstResponderWasTaken() {
    editor.editingDidChange()
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Touches

  /// UIKIT: taps on a text that can be edited or selected are its own: a recognizer of an ancestor for one tap (to close
  /// the keyboard, say) does not begin there (an application whose screens close the keyboard by a tap beside their
  /// fields).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEditable || isSelectable, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { press.began(touch) }
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { press.moved(touch) }
    super.touchesMoved(touches, with: event)
  }
  /// UIKIT: a tap begins editing and puts the caret where it fell; on a link it follows the link where nothing is
  /// edited. A guess.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return press.cancel() }
    if press.ended(touch) { return }
    let point = touch.location(in: self)
    if !isEditable, touch.tapCount == 1, followItem(at: point) { return }
    guard isEditable || touch.tapCount > 1 && isSelectable else {
      // A tap beside the selection lets it go.
      if isFirstResponder { resignFirstResponder() }
      return
    }
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return }
    editor.tap(at: point, count: touch.tapCount, wasEditing: wasEditing)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    press.cancel()
    super.touchesCancelled(touches, with: event)
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      !(isFirstResponder && press.key.map { TextKeys.handle($0, editor, in: self) } == true)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Whether the text has characters.
  open var hasText: Bool { !text.isEmpty }
  /// In UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }
  /// Puts text in place of the selection. The delegate is told, and not asked: keyboards do that.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the character before the cursor. The delegate is not asked: keyboards do that.
  open func deleteBackward() { editor.deleteBackward() }

  /// Scrolls so that the range can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    let boxes = lineBoxes(of: range)
    scrollRectToVisible(boxes.reduce(boxes.first ?? caretBox(before: range.location)) { $0.union($1) }, animated: false)
  }

  // MARK: Edit actions

  open override var undoManager: UndoManager? { editor.undoManager }
  private var actions: TextActions { TextActions(editor: editor, view: self) }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { actions.cut() }
  open override func copy(_ sender: Any?) { actions.copy() }
  /// Of the selection, where attributes can be edited.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard allowsEditingTextAttributes else { return }
    textStorage.enumerateAttributes(in: selectedRange) { old, range, _ in
      textStorage.setAttributes(conversionHandler(old), range: range)
    }
  }
  open override func paste(_ sender: Any?) { actions.paste() }
  open override func select(_ sender: Any?) { actions.select() }
  open override func selectAll(_ sender: Any?) { actions.selectAll() }
  open override func delete(_ sender: Any?) { actions.delete() }

  /// The menu for a range of the text: the delegate's, or nil for the suggested actions.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(self, editMenuForTextIn: textRange.range, suggestedActions: suggestedActions) ?? nil
  }
  /// Hands on to the delegate that the menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Hands on to the delegate that the menu is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
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
  /// The selection as positions, the same as `selectedRange`. Setting nil changes nothing.
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
  /// The view whose coordinates the rectangles of text input are in: the text view itself.
  open var textInputView: UIView { self }
  /// On which of two lines a cursor stands that is between them. Default: forward.
  open var selectionAffinity: UITextStorageDirection {
    get { editor.affinity }
    set { editor.affinity = newValue }
  }
  /// The direction in which the paragraph at a position reads: that of the view.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  /// Sets the direction for all of the view, whatever the range, by its `semanticContentAttribute`.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    semanticContentAttribute = writingDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }
  /// Where the cursor stands before a position, in the view's coordinates, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(before: position.offset) }
  /// The rectangle of a range's first line, in the view's coordinates, in points.
  open func firstRect(for range: UITextRange) -> CGRect { places.firstRect(for: range) }
  /// The rectangles of a range, one for each line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { places.selectionRects(for: range) }
  /// The position nearest to a point of the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: textPlace(at: point)) }
  /// The position of a range nearest to a point of the view's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    places.closest(to: point, within: range)
  }
  /// The character nearest to a point of the view's coordinates; nil in an empty text.
  open func characterRange(at point: CGPoint) -> UITextRange? { places.characterRange(at: point) }
  /// What typed text takes, the same at every position: `typingAttributes`.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { typingAttributes }

  // MARK: Measuring

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }
  /// UIKIT: a text view that scrolls has no natural size; one that does not is as high as its text.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : naturalSize }
  override func intrinsicHeight(forSolvedWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(forWidth: width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // UIKIT: short text takes no more than its own width, which is why programs keep the larger one of both.
    let width = size.width > 0 ? size.width : .infinity
    return CGSize(width: min(width, naturalSize.width), height: height(forWidth: width))
  }
  /// UIKIT: read before a layout that is due, it is already that of the text. A guess.
  open override var contentSize: CGSize {
    get {
      if flags.contains(.needsLayout), bounds.width > 0 {
        flags.remove(.needsLayout)
        super.contentSize = textSize
        flags.insert(.needsLayout)
      }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let storage { chooseGeneration(for: storage) }
    contentSize = textSize
    placeAttachmentViews()
    if isFirstResponder { editor.refresh() }
    resizeContainer()
  }
  /// UIKIT: the content is a whole number of points high, on any screen. Measured by tests of a library of extensions,
  /// and by what a library of views that measure text reports (it rounds up to whole points therefore).
  private var textSize: CGSize { CGSize(width: bounds.width, height: height(forWidth: bounds.width).rounded(.up)) }
  /// UIKIT: a container that takes the view's width is open below unless it takes its height, too: what programs print of
  /// their text views says `size = (343, inf)` in four repositories, and Apple's sample of a round container begins with
  /// one of no size.
  private func openContainer() {
    guard let storedContainer, storedContainer.widthTracksTextView, !storedContainer.heightTracksTextView else {
      return
    }
    let endless = CGFloat.greatestFiniteMagnitude
    if storedContainer.size.height != endless { storedContainer.size.height = endless }
  }
  private func resizeContainer() {
    guard let storedContainer else { return }
    openContainer()
    let room = bounds.inset(by: textContainerInset).size
    if storedContainer.widthTracksTextView, storedContainer.size.width != max(0, room.width) {
      storedContainer.size.width = max(0, room.width)
    }
    if storedContainer.heightTracksTextView, storedContainer.size.height != max(0, room.height) {
      storedContainer.size.height = max(0, room.height)
    }
  }

  open override func draw(_ rect: CGRect) { drawContent() }
  override class var appearanceClass: NSObject.Type { UITextView.self }
  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor)]
  }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(nil, value: text)
  }

  override var isTypedInto: Bool { isEditable }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
