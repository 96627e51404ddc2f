/// A button of a navigation bar or toolbar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
open class UIBarButtonItem: UIBarItem {
  /// How much an item stands out: `done` is semibold.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// What `done` is called from iOS 26 on.
    public static var prominent: Style { .done }
    /// The same as `plain` since bars have no borders.
    public static var bordered: Style { .plain }
  }
  /// Items that the system has title or image for, and the two kinds of space.
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
      search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// Default: plain.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// In points; 0 for the natural width.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Stands in the bar in place of title and image, and takes its own touches: action and menu count no longer.
  /// Default: nil.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      bar?.itemViewsDidChange()
    }
  }
  /// The bar that shows the item.
  weak var bar: (any BarButtonStyling)?
  /// Default: nil, the bar's.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// Sent to `target` at a tap. Default: nil.
  open var action: Selector?
  /// Who is sent `action`; nil looks for it along the responders. Not kept.
  open weak var target: AnyObject?
  /// Runs at a tap, in place of target and action, and gives the item its title and image. Default: nil.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
      if let primaryAction, image == nil { image = primaryAction.image }
    }
  }
  /// Opens at a tap, or, where the item has an action, at a long press.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Whether the bar leaves the item out. Default: false.
  open var isHidden = false { didSet { if isHidden != oldValue { bar?.itemViewsDidChange() } } }
  /// Whether the item shows something: it is neither hidden nor a space.
  var isShown: Bool { !isHidden && systemItem != .flexibleSpace && systemItem != .fixedSpace }
  /// Titles that the item may get: it keeps the width of the widest. Default: nil.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }
  /// Whether the item is on. Default: false.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether a tap turns the item on and off; of an item with a menu, whether it shows the chosen action. Default: false.
  open var changesSelectionAsPrimaryAction = false
  private var backgrounds: [UInt: UIImage] = [:] { didSet { itemDidChange() } }
  private var titleOffsets: [Int: UIOffset] = [:] { didSet { itemDidChange() } }
  private(set) var systemItem: SystemItem?
  /// The view that shows the item in a bar.
  var itemView: UIView { customView ?? button }
  private(set) final lazy var button = BarButtonView(self)

  public override init() { super.init() }
  /// The item of a document; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// An item of text that sends `action` to the target, or up the responder chain where that is nil.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = ActionTargets.object(target)
    self.action = action
  }
  /// An item of a template image that sends `action` to the target, or up the responder chain where that is nil.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// The same with another image for the low bars of a phone that is held sideways.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// An item with the system's title or symbol. Spaces take `.flexibleSpace` and `.fixedSpace`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
    becomeSystemItem(systemItem)
  }
  /// An item with the system's title or symbol that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// An item that performs an action, with the action's title and image unless others are given. With a menu and no
  /// action a tap opens the menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// An item with title, image, target and action, and a menu that a long press opens.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
  /// An item that shows a view, sized by its constraints or its frame; its controls act for themselves.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Takes the room that a bar has left, shared with others of its kind.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }
  /// Room of its width, in points, between two items.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }
  private static func space(_ kind: SystemItem) -> Self {
    guard let item = ClassInstantiation.makeObject(self) as? Self else {
      fatalError("\(self) cannot be made without arguments")
    }
    item.becomeSystemItem(kind)
    return item
  }

  /// Sends the item's action, as a tap does.
  func perform(_ event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.sender = self
      return primaryAction.handler(primaryAction)
    }
    guard let action else { return }
    // UIKIT: without a target and a first responder the way up begins where the item is shown: the bar's controller hears
    // of its items (an application whose navigation controller gives its root an item relies on it).
    if target == nil, UIApplication.shared.keyWindow?.firstResponder == nil {
      _ = ActionRegistry.send(action, upFrom: itemView, from: self, event: event)
    } else {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: Look of older systems

  /// What is drawn beneath the item in a state; without a picture for the state, that for the normal one.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
  }
  /// The image behind the item that was set for exactly this state; all metrics share one.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }
  /// Sets the image behind the item for a state, where the item has this style; else nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) } }
  /// The image behind the item for a state; nil where the item has another style.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil }
  func background(for state: UIControl.State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue]
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics.rawValue] = adjustment
  }
  /// How far the title is moved in bars of these metrics, in points. Default: zero.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }
  var titleOffset: UIOffset { titlePositionAdjustment(for: .default) }

  /// Moves the title of a back button, in points.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backButton.offsets[barMetrics.rawValue] = adjustment
  }
  /// How far the title of the button back is moved in bars of these metrics, in points. Default: zero.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButton.offsets[barMetrics.rawValue] ?? .zero
  }
  /// Behind a back button, in a state; the picture for the normal state stands in for the others.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backButton.images[state.rawValue] = backgroundImage
  }
  /// The image behind the button back that was set for exactly this state; all metrics share one.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backButton.images[state.rawValue]
  }
  /// Moves the picture behind a back button down, in points. Kept for the program.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backButton.drops[barMetrics.rawValue] = adjustment
  }
  /// How far the image behind the button back is moved down, in points. Default: 0.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backButton.drops[barMetrics.rawValue] ?? 0
  }
  /// Moves the picture behind the item down, in points. Kept for the program.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    drops[barMetrics.rawValue] = adjustment
  }
  /// How far the image behind the item is moved down, in points. Default: 0.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    drops[barMetrics.rawValue] ?? 0
  }
  /// What the item says of the button that leads back to its controller.
  var backButton = BackButtonLook() { didSet { itemDidChange() } }
  private var drops: [Int: CGFloat] = [:]

  override func itemDidChange() {
    if let view = itemView as? BarButtonView { view.update() }
    itemView.superview?.setNeedsLayout()
  }

  package func becomeSystemItem(_ item: SystemItem) {
    systemItem = item
    style = item == .done ? .done : .plain
    title = SystemBarItems.titles[item]
    image = title == nil ? SystemBarItems.symbols[item].flatMap { UIImage(systemName: $0) } : nil
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIBarButtonItem.tintColor), AppearanceProperty(\UIBarButtonItem.backgrounds),
      AppearanceProperty(\UIBarButtonItem.titleOffsets), AppearanceProperty(\UIBarButtonItem.backButton),
    ]
  }
  override class var appearanceClass: NSObject.Type { UIBarButtonItem.self }
}
