internal import UISystemMetrics

/// A field to search with, with a button to cancel and scopes to choose from.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  /// Whether the bar has a background of its own; `minimal` has none.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
  /// The signs in the field and at its ends that can be replaced.
  public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSearchBar()
  }
  /// The bar of a document; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSearchBar()
  }
  private func becomeSearchBar() {
    flags.insert(.drawsInCode)
    isOpaque = false
    field.placeholder = "Search"
    // UIKIT: documented for search bars: no capitals by themselves.
    field.autocapitalizationType = .none
    addSubview(field)
    link = SearchBarField(self)
  }

  private let field = UISearchTextField()
  private var link: SearchBarField?
  /// The controller whose search this is.
  weak var search: UISearchController?

  // MARK: Content

  /// Asked about editing, and told of it and of the buttons. Not kept.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// The field that is typed into; its font and colours can be changed.
  open var searchTextField: UISearchTextField { field }
  /// Default: empty, which reads as "".
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text ?? "" else { return }
      field.text = newValue
      // UIKIT: the delegate hears of what a person changes, a search controller's updater of all (Apple's page on
      // `UISearchResultsUpdating`; a guess as to the bar).
      search?.searchBarTextDidChange()
    }
  }
  private var ownPlaceholder: String?
  /// Shown in grey while the field is empty; nil shows “Search”. Default: nil.
  open var placeholder: String? {
    get { ownPlaceholder }
    set {
      ownPlaceholder = newValue
      field.placeholder = newValue ?? "Search"
    }
  }
  /// A line above the field, which makes the bar higher. Default: nil.
  open var prompt: String? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Dark text on a light bar, or the other way round (`black`, the field in dark style). Default: default.
  open var barStyle = UIBarStyle.default {
    didSet {
      // UIKIT: what black bars hold is drawn as in the dark. A guess.
      field.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      setNeedsDisplay()
    }
  }
  /// Fills the bar in place of its material; not in navigation bars, nor with the style `minimal`. Default: nil.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Kept for the program; the bar looks the same. Default: true.
  open var isTranslucent = true
  /// Default: default, with a background of the bar's own.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  /// Drawn in place of every other background, stretched to the bar. Default: nil.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Behind the scopes, as wide as the bar. Default: nil, for the bar's own background.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Always `any`: the bar draws its background within its bounds.
  open var barPosition: UIBarPosition { .any }
  /// Whether the field can be edited; it is half transparent otherwise. Default: true.
  open var isEnabled = true {
    didSet {
      field.isEnabled = isEnabled
      field.alpha = isEnabled ? 1 : 0.5
    }
  }

  /// A person has changed the text.
  func textDidChange() {
    let now = text ?? ""
    delegate?.searchBar(self, textDidChange: now)
    search?.searchBarTextDidChange()
  }

  // MARK: Buttons

  private(set) var cancelButton: UIButton?
  /// What the button to cancel says. Default: nil for “Cancel”.
  var cancelTitle: String? { didSet { cancelButton?.setTitle(cancelTitle ?? "Cancel", for: .normal) } }
  private var sideButton: UIButton?
  /// Whether a button to cancel stands at the trailing edge; it can be tapped while the field is edited. Default:
  /// false.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var cancelIsShown = false
  /// Brings the button to cancel in from the edge, or takes it out, within 0.25 seconds where it is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != cancelIsShown else { return }
    cancelIsShown = showsCancelButton
    if showsCancelButton, cancelButton == nil {
      let button = UIButton(type: .system)
      button.setTitle(cancelTitle ?? "Cancel", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .primaryActionTriggered)
      cancelButton = button
      button.frame = cancelRect.offsetBy(dx: isRightToLeft ? -cancelWidth : cancelWidth, dy: 0)
      button.alpha = 0
      insertSubview(button, belowSubview: field)
    }
    editingDidChange()
    let change = {
      self.cancelButton?.alpha = showsCancelButton ? 1 : 0
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    if animated {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
  }

  /// UIKIT: the button to cancel can be tapped while the field is edited, or a search goes on. A guess.
  func editingDidChange() { cancelButton?.isEnabled = field.isEditing || search?.isActive == true }

  private func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.searchBarWasCancelled()
  }
  func searchButtonWasTapped() { delegate?.searchBarSearchButtonClicked(self) }

  /// Whether an open book stands at the field's trailing end while it is empty. Default: false.
  open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { sideButtonDidChange() } } }
  /// Whether a button for recent results stands at the field's trailing end while it is empty. Default: false.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { sideButtonDidChange() } }
  }
  /// Whether the button for recent results is drawn as selected. Default: false.
  open var isSearchResultsButtonSelected = false { didSet { sideButton?.isSelected = isSearchResultsButtonSelected } }

  private func sideButtonDidChange() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      field.rightView = nil
      sideButton = nil
      return
    }
    let isBookmark = showsBookmarkButton
    let button = UIButton(type: .system)
    let icon: Icon = isBookmark ? .bookmark : .resultsList
    button.setImage(
      image(for: icon, state: .normal) ?? UIImage(systemName: isBookmark ? "book" : "list.bullet"), for: .normal)
    button.tintColor = .secondaryLabel
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if isBookmark {
          self.delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          self.delegate?.searchBarResultsListButtonClicked(self)
        }
      }, for: .primaryActionTriggered)
    sideButton = button
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  // MARK: Images and offsets

  private var icons: [Int: [UInt: UIImage]] = [:]
  private var fieldBackgrounds: [UInt: UIImage] = [:]
  /// Replaces a sign for a state; nil gives the system's back.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon.rawValue, default: [:]][state.rawValue] = iconImage
    if icon == .search, state == .normal, let iconImage { (field.leftView as? UIImageView)?.image = iconImage }
    sideButtonDidChange()
  }
  /// The program's image of a sign for a state; where there is none, that of the normal state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[icon.rawValue]?[state.rawValue] ?? icons[icon.rawValue]?[0]
  }
  /// Sets the image of the field's background, which takes its round border away. The last one set counts for all
  /// states.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = backgroundImage
    field.borderStyle = backgroundImage == nil ? .roundedRect : .none
    field.background = backgroundImage
  }
  /// The image of the field's background that was set for exactly this state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state.rawValue] }
  /// In points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }
  /// Of the text in the field, in points. Default: zero.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.shifts.text }
    set { field.shifts.text = newValue }
  }
  /// Moves a sign of the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { field.shifts.icons[icon] = adjustment }
  /// How far a sign of the field is moved, in points. Default: zero.
  open func positionAdjustment(for icon: Icon) -> UIOffset { field.shifts.of(icon) }
  /// Sets `backgroundImage`, whatever position and metrics are.
  open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImage = image
  }
  /// The same as `backgroundImage`, whatever position and metrics are.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  // MARK: Scopes

  private var scopes: UISegmentedControl?
  /// Whether the scopes stand beneath the field. Default: false.
  open var showsScopeBar: Bool {
    get { scopeIsShown }
    set { setShowsScope(newValue, animated: false) }
  }
  private var scopeIsShown = false
  /// Shows or hides the scopes at once, whatever `animated` is; the bar's natural height follows.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != scopeIsShown else { return }
    scopeIsShown = show
    scopesDidChange()
    invalidateIntrinsicContentSize()
  }
  /// The titles of the scopes, from the leading side. Default: nil.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesDidChange() } } }
  /// Which scope is chosen. Setting it tells no delegate. Default: 0.
  open var selectedScopeButtonIndex = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
  private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets font, colour and the like of the scopes' titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }
  /// The attributes of the scopes' titles that were set for exactly this state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state.rawValue]
  }
  private var scopeBackgrounds: [UInt: UIImage] = [:]
  /// Behind the scopes' buttons; a picture for the normal state stands in for the others.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeBackgrounds[state.rawValue] = backgroundImage
    scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// The image behind scopes that was set for exactly this state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeBackgrounds[state.rawValue] }
  private var scopeDividers = SegmentDividers() { didSet { scopes?.dividers = scopeDividers } }
  /// Between the scopes' buttons.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { scopeDividers[leftState.rawValue, rightState.rawValue] = dividerImage }
  /// The image between scopes that was set for exactly these two states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeDividers[leftState.rawValue, rightState.rawValue] }
  /// What the scopes add to the bar's height, in points.
  var scopeHeight: CGFloat { scopeIsShown ? 44 : 0 }

  private func scopesDidChange() {
    scopes?.removeFromSuperview()
    scopes = nil
    defer { setNeedsLayout() }
    guard scopeIsShown, let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selectedScopeButtonIndex
    for (state, attributes) in scopeAttributes {
      control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    for (state, image) in scopeBackgrounds {
      control.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default)
    }
    control.dividers = scopeDividers
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        self.selectedScopeButtonIndex = control.selectedSegmentIndex
        self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
        self.search?.searchBarTextDidChange()
      }, for: .valueChanged)
    scopes = control
    addSubview(control)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// UIKIT: the bar is first responder when its field is. A guess.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  private var ownAccessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  // MARK: Keyboard

  /// The field's: which letters the keyboard begins in upper case.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The field's: whether the keyboard shows a bar of suggestions.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The field's: whether words are checked. Kept; no words are.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The field's: which keys the keyboard shows.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The field's: whether the keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The field's: what is written on the key that ends the search.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// The field's: whether the return key can be pressed only while there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The field's: whether characters are shown as dots.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The field's: what the text is, for filling in. Kept; nothing is filled in.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // MARK: Layout

  private var barHeight: CGFloat { systemMetrics.searchBarHeight }
  private var promptHeight: CGFloat { prompt == nil ? 0 : SystemMetrics.searchBarPromptHeight }
  private var cancelWidth: CGFloat {
    (cancelButton?.intrinsicContentSize.width
      ?? ("Cancel" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width).rounded(.up)
  }
  /// UIKIT: in a navigation bar the field keeps its margins, 16 points, and lies at the top; elsewhere 8 all around. A
  /// guess.
  private var sideMargin: CGFloat { search != nil && superview is UINavigationBar ? 16 : 8 }

  private var fieldHeight: CGFloat { barHeight < 50 ? 28 : 36 }
  private var fieldRect: CGRect {
    let safe = safeAreaInsets
    let side = sideMargin
    let cancel = cancelIsShown ? cancelWidth + 8 : 0
    let row = bounds.height - scopeHeight - promptHeight
    let y = superview is UINavigationBar && search != nil ? 1 : promptHeight + (row - fieldHeight) / 2
    let width = max(bounds.width - safe.left - safe.right - 2 * side - cancel, 0)
    let x = safe.left + side + (isRightToLeft ? cancel : 0)
    return CGRect(x: x, y: y, width: width, height: fieldHeight)
      .offsetBy(
        dx: searchFieldBackgroundPositionAdjustment.horizontal, dy: searchFieldBackgroundPositionAdjustment.vertical)
  }
  private var cancelRect: CGRect {
    let field = fieldRect
    let x =
      isRightToLeft ? safeAreaInsets.left + sideMargin : bounds.width - safeAreaInsets.right - sideMargin - cancelWidth
    return CGRect(x: x, y: field.minY, width: cancelWidth, height: field.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight + scopeHeight + promptHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = fieldRect
    if let cancelButton {
      let away = cancelRect.offsetBy(dx: isRightToLeft ? -cancelWidth - 16 : cancelWidth + 16, dy: 0)
      cancelButton.frame = cancelIsShown ? cancelRect : away
      cancelButton.isHidden = !cancelIsShown && AnimationContext.current == nil
    }
    scopes?.frame = CGRect(
      x: safeAreaInsets.left + sideMargin, y: bounds.height - scopeHeight + 4,
      width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * sideMargin, 0), height: 32)
  }

  private lazy var barLook = UIToolbarAppearance()

  open override func draw(_ rect: CGRect) {
    if let backgroundImage {
      backgroundImage.draw(in: bounds)
    } else if searchBarStyle == .minimal || superview is UINavigationBar {
      // UIKIT: in a navigation bar it stands on that bar's background, whatever its own tint (seen since iOS 11; radar
      // 33145534).
    } else if let barTintColor {
      barTintColor.setFill()
      UIBezierPath(rect: bounds).fill()
    } else if systemMetrics.system >= 13 {
      // UIKIT: a bar of its own outside of navigation bars: the bars' material between two lines. A guess.
      barStyle.paint(in: traitCollection) {
        barLook.draw(in: bounds, lineAtTop: true)
        barLook.draw(in: bounds, lineAtTop: false)
      }
    }
    if scopeIsShown, let scopeBarBackgroundImage {
      scopeBarBackgroundImage.draw(
        in: CGRect(x: 0, y: bounds.height - scopeHeight, width: bounds.width, height: scopeHeight))
    }
    if let prompt {
      PartPainter.drawText(
        prompt, font: .systemFont(ofSize: 13), color: .label,
        in: CGRect(x: 8, y: 4, width: bounds.width - 16, height: 16))
    }
  }

  override class var appearanceClass: NSObject.Type { UISearchBar.self }
  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISearchBar.barStyle), AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.searchBarStyle), AppearanceProperty(\UISearchBar.isTranslucent),
      AppearanceProperty(\UISearchBar.backgroundImage),
    ]
  }
}
