internal import UISystemMetrics

/// The bar above a stack of controllers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor
open class UINavigationBar: UIView, ScrollWatching, BarButtonStyling, UIBarPositioning {
  private var stack: [UINavigationItem] = []
  private lazy var row = NavigationBarRow(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// The bar of a document; its items come from there.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  // MARK: Items

  /// Traps, as changes of the items do, when the bar is a navigation controller's.
  open weak var delegate: (any UINavigationBarDelegate)? {
    willSet {
      guard isManaged else { return }
      fatalError("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Whether a controller keeps the bar for itself.
  private var isManaged = false
  /// The bar belongs to a controller, which alone changes its items and its delegate from now on.
  func manage(_ change: (UINavigationBar) -> Void) {
    isManaged = false
    change(self)
    isManaged = true
  }
  private func checkManagement(_ method: String) {
    guard isManaged else { return }
    fatalError("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }
  /// The stack of items, the top one last; nil while it is empty. Setting it traps in a bar that a controller manages.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown: the last of `items`.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the button back leads: the last but one of `items`.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Whether the top item leaves the way back its button.
  var showsBackButton: Bool {
    guard backItem != nil, let topItem, !topItem.hidesBackButton else { return false }
    return topItem.leftItemsSupplementBackButton || topItem.leftBarButtonItems?.contains(where: \.isShown) != true
  }

  /// Replaces the stack. The bar changes at once, whatever `animated` is. Traps in a bar that a controller manages.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkManagement("setItems:animated:")
    for old in stack where old.bar === self { old.bar = nil }
    stack = items ?? []
    for item in stack { item.bar = self }
    itemDidChange()
  }
  /// Puts an item on top, when the delegate lets it; then tells it. Traps in a bar that a controller manages.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkManagement("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the top item away, when the delegate lets it, and returns it. Traps in a bar that a controller manages.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkManagement("popNavigationItemAnimated:")
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    setItems(Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func itemViewsDidChange() { itemDidChange() }
  func itemDidChange() {
    row.rebuild()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    owner?.barHeightMayHaveChanged()
  }

  // MARK: Look

  /// Dark text on a light bar, or the other way round (`black`). Default: default.
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// Fills the bar in place of its material, but not over content that rests at its beginning (since iOS 15). Default:
  /// nil.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether content shows through the bar. Beneath an opaque one views do not extend unless they say so. Default: true.
  open var isTranslucent = true {
    didSet {
      setNeedsDisplay()
      owner?.barHeightMayHaveChanged()
    }
  }
  /// Whether titles stand large beneath the row while the content is at its beginning. Default: false.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemDidChange() } } }
  /// Font, colour and the like of titles. Default: nil, those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// Font, colour and the like of large titles. Default: nil, those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// In place of the line beneath a background image of the program's own; an empty image for no line. Without a
  /// background image, or with an appearance that is set, the line stays. Default: nil, the system's line.
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Stands before the title of the button back in place of the chevron. Default: nil.
  open var backIndicatorImage: UIImage? { didSet { itemDidChange() } }
  /// Would mask the indicator during a transition. Kept; nothing is masked. Default: nil.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look of the bar while content lies beneath it; items may have others. Default: the system's.
  open var standardAppearance: UINavigationBarAppearance {
    get { chosenAppearance ?? plainAppearance }
    set { chosenAppearance = newValue }
  }
  /// What the client, or an appearance, has set.
  @NSCopying var chosenAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  private lazy var plainAppearance = UINavigationBarAppearance()
  /// The look while the content rests at its beginning; nil for the standard one without background. Default: nil.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The look of low bars, of phones held sideways; nil for the standard one. Default: nil.
  @NSCopying open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The look of low bars while the content rests at its beginning; nil for `scrollEdgeAppearance`. Default: nil.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { setNeedsDisplay() } }
  /// Sets an image behind the bar, which takes the place of any other background. The one for `compact` is drawn in low
  /// bars, of phones held sideways; the one for `default` in all others, and in low ones that have none of their own.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    setNeedsDisplay()
  }
  /// The image that was set for exactly these metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  /// What is drawn behind the bar where it stands at `barPosition`; a picture for any place stands in for the others.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    placedBackgrounds[barPosition, default: [:]][barMetrics] = backgroundImage
    guard barPosition == .any || barPosition == self.barPosition else { return }
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The image that was set for exactly this position and these metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    placedBackgrounds[barPosition]?[barMetrics]
  }
  /// Attached to the top edge in a navigation controller; elsewhere what the delegate says, or at the top.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .top : asked
  }
  private var placedBackgrounds: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  /// Moves the title down, in points, in bars of these metrics. Default: 0.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    itemDidChange()
  }
  /// How far the title is moved down in bars of these metrics, in points. Default: 0.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  /// Of the title in the bar as it is, in points.
  var titleAdjustment: UIOffset {
    let own = titleAdjustments[traitCollection.verticalSizeClass == .compact ? .compact : .default]
    let look = appearanceInForce.titlePositionAdjustment
    return UIOffset(horizontal: look.horizontal, vertical: look.vertical + (own ?? 0))
  }

  /// Whether the content beneath rests at its beginning. A navigation controller keeps it up to date.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { lookDidChange() } } }

  private func lookDidChange() {
    setNeedsDisplay()
    row.lookDidChange()
  }

  /// The look in force: the item's comes first.
  ///
  /// UIKIT: since iOS 15 a bar over content that rests at its beginning takes its scroll-edge look; without one its
  /// standard look, transparent (Apple's page on `scrollEdgeAppearance`).
  var appearanceInForce: UINavigationBarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let standard =
      (isLow ? topItem?.compactAppearance ?? compactAppearance : nil) ?? topItem?.standardAppearance
      ?? standardAppearance
    guard isAtScrollEdge, systemMetrics.hasScrollEdgeBars else { return standard }
    let edge =
      (isLow ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil)
      ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    return edge ?? standard.transparent()
  }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    let look = appearanceInForce
    return style == .done ? look.doneButtonAppearance : look.buttonAppearance
  }

  /// What has gone beneath the row.
  private(set) lazy var collapse = NavigationBarCollapse(self)

  func contentDidScroll(_ view: UIScrollView) {
    if collapse.update(view) {
      owner?.layOutChrome()
      setNeedsLayout()
    }
    isAtScrollEdge = view.contentOffset.y <= -view.adjustedContentInset.top + 0.5
  }
  func reserve(of view: UIScrollView) -> CGFloat { collapse.hidden }
  func restingOffset(of view: UIScrollView, _ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x, y: collapse.restingOffset(of: view, offset.y))
  }

  private var visibility = BarVisibility()
  /// Whether the client has hidden the bar itself.
  var isHiddenByClient: Bool { visibility.isHiddenByClient }
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      super.isHidden = newValue
      if changes, visibility.didChange(to: newValue) { owner?.barHeightMayHaveChanged() }
    }
  }
  /// A controller's container hides the bar, or shows it where its client has not hidden it.
  func hide(_ hides: Bool) {
    isHidden = visibility.place(hides)
    visibility.wasPlaced()
  }

  /// Whether the top item shows its title large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return prefersLargeTitles && stack.isEmpty }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return stack.dropLast().last.map { $0.largeTitleDisplayMode != .never } ?? true
    }
  }

  // MARK: Size

  var metrics: BarMetrics {
    barMetrics(isInSheet: owner?.isInSheet == true)
  }

  /// What a large title with its subtitle takes, in points; 0 where none is shown.
  var largeTitleHeight: CGFloat {
    guard showsLargeTitle, metrics.largeTitle > 0 else { return 0 }
    let title = NavigationBarTitle(self)
    return metrics.largeTitle + (title?.largeTitleOverhang ?? 0) + (title?.largeSubtitleHeight ?? 0)
  }

  var naturalHeight: CGFloat {
    let metrics = metrics
    let search = stackedPalette.map { metrics.searchField + $0.additionalHeight } ?? 0
    // A search that hides the bar leaves its field.
    if hidesRow { return search }
    return metrics.navigationBar + largeTitleHeight
      + (topItem?.prompt == nil ? 0 : metrics.prompt) + search - collapse.hidden
  }

  /// The search field beneath the row; nil for none, or one in the row.
  var stackedPalette: (any NavigationBarPalette)? {
    topItem?.searchBarPlacement == .stacked ? topItem?.palette : nil
  }
  /// Of the menu of items that find no room; nil while it is not shown.
  var overflowButton: UIBarButtonItem? { row.overflow.isShown ? row.overflow.button : nil }

  /// Whether a search goes on that leaves nothing of the bar but its field.
  var hidesRow: Bool {
    guard let palette = stackedPalette else { return false }
    return palette.isActive && palette.hidesNavigationBarDuringPresentation
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if background.superview !== self { insertSubview(background, at: 0) }
    if content.superview !== self { insertSubview(content, aboveSubview: background) }
    background.frame = backgroundRect
    content.frame = bounds
    setNeedsDisplay()
    row.place()
  }

  // MARK: Drawing

  /// The background reaches up to the window's edge, beneath the status bar.
  private var backgroundRect: CGRect {
    guard owner != nil else { return bounds }
    return CGRect(x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
  }

  private lazy var background: BarPaintView = {
    let view = BarPaintView(frame: .zero)
    view.paint = { [weak self] in self?.paintBackground($0) }
    return view
  }()

  /// Titles, above the background.
  private lazy var content: BarPaintView = {
    let view = BarPaintView(frame: .zero)
    view.paint = { [weak self] _ in self?.paintRow() }
    return view
  }()

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    background.setNeedsDisplay()
    content.setNeedsDisplay()
  }

  /// UIKIT: a low bar without an image of its own takes the one of `default`, which most programs set alone.
  private var shownBackground: UIImage? {
    let own = traitCollection.verticalSizeClass == .compact ? backgroundImages[.compact] : nil
    return own ?? backgroundImages[.default]
  }

  private func paintBackground(_ area: CGRect) {
    // UIKIT: beneath a background image lies the system's line, or the bar's `shadowImage` (Apple's page on it). The
    // system's is missing where the content rests at its beginning, as without an image, a guess.
    if let image = shownBackground {
      image.draw(in: area)
      let line = chosenAppearance == nil ? shadowImage : nil
      return barStyle.paint(in: traitCollection) { appearanceInForce.drawLine(in: area, atTop: false, line) }
    }
    // UIKIT: since iOS 15 the old properties do not reach the look over content that rests at its beginning (answers in
    // Apple's forums about bars that lost their colour with iOS 15).
    if let barTintColor, !isAtScrollEdge || !systemMetrics.hasScrollEdgeBars {
      barTintColor.setFill()
      UIBezierPath(rect: area).fill()
    } else {
      barStyle.paint(in: traitCollection) { appearanceInForce.draw(in: area, lineAtTop: false) }
    }
  }

  private func paintRow() { barStyle.paint(in: traitCollection) { row.draw() } }

  open override func draw(_ rect: CGRect) {
    // A bar that was never laid out has no parts yet.
    guard background.superview == nil else { return }
    paintBackground(bounds)
    paintRow()
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
      AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.shadowImage), AppearanceProperty(\UINavigationBar.backIndicatorImage),
      AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
      AppearanceProperty(\UINavigationBar.chosenAppearance),
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance), AppearanceProperty(\UINavigationBar.compactAppearance),
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.backgroundImages),
    ]
  }
  override class var appearanceClass: NSObject.Type { UINavigationBar.self }

  // MARK: Accessibility

  override var drawnElements: [UIAccessibilityElement] {
    guard let item = topItem else { return [] }
    let prompt = item.prompt.map { text in
      AccessibilityParts.part(of: self, text, CGRect(x: 0, y: 0, width: bounds.width, height: 30), .staticText)
    }
    guard item.titleView == nil, let title = item.title, !title.isEmpty else { return [prompt].compactMap { $0 } }
    return [prompt, AccessibilityParts.part(of: self, title, bounds, [.staticText, .header])].compactMap { $0 }
  }
}

/// Decides on, and hears of, changes of a bar's items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbardelegate>
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be put on top. Default: true.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may go, at a tap on the button back too. Default: true.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The top item was taken away.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// By default every item may be put on top.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// By default nothing is done after a push.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// By default every item may go.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// By default nothing is done after a pop.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
