internal import UISystemMetrics

/// Tabs at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs are spread: as the system has it, over all of the width, or in the middle at their width.
  public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// The bar of a document; its items come from there.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    flags.insert(.drawsInCode)
    isOpaque = false
    // UIKIT: tabs are views above the background: what a program inserts at the bottom of the bar, or draws for a
    // subclass, lies beneath them (public applications with bars of their own shape).
    let content = BarPaintView(frame: bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.paint = { [weak self] _ in self?.paintTabs() }
    addSubview(content)
  }

  /// The tabs.
  private var content: UIView? { subviews.first { $0 is BarPaintView } }

  private func paintTabs() { barStyle.paint(in: traitCollection) { TabBarPainter(self).drawTabs() } }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    content?.setNeedsDisplay()
  }

  /// Traps, as changes of the items and the selection do, when the bar is a tab bar controller's.
  open weak var delegate: (any UITabBarDelegate)? {
    willSet {
      guard isManaged, newValue !== delegate else { return }
      fatalError("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Whether a controller keeps the bar for itself.
  private var isManaged = false
  /// The bar belongs to a controller, which alone changes it from now on.
  func manage(_ change: (UITabBar) -> Void) {
    isManaged = false
    change(self)
    isManaged = true
  }
  /// Another bar takes the bar's place.
  func release() {
    isManaged = false
    delegate = nil
    items = nil
  }
  /// The person changes the bar.
  private func change(_ change: () -> Void) {
    let wasManaged = isManaged
    isManaged = false
    change()
    isManaged = wasManaged
  }
  private func checkManagement() {
    guard isManaged else { return }
    fatalError("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }
  /// The tabs from the leading side. The selection goes where its item does. Setting it traps in a tab bar controller's
  /// bar.
  open var items: [UITabBarItem]? {
    willSet { checkManagement() }
    didSet {
      for old in oldValue ?? [] where old.bar === self { old.bar = nil }
      for item in items ?? [] { item.bar = self }
      takeItemAppearances()
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
      setNeedsDisplay()
    }
  }
  /// Sets `items` at once, whatever `animated` is.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeItemAppearances()
  }
  private func takeItemAppearances() {
    guard window != nil else { return }
    for item in items ?? [] { AppearanceStore.apply(to: item, in: self) }
  }
  /// The tab that is drawn in the tint; setting it tells no delegate. It traps in a tab bar controller's bar.
  open var selectedItem: UITabBarItem? {
    willSet { checkManagement() }
    didSet { setNeedsDisplay() }
  }

  private var visibility = BarVisibility()
  /// Whether the client has hidden the bar itself.
  var isHiddenByClient: Bool { visibility.isHiddenByClient }
  /// UIKIT: a bar that is hidden leaves its place to the content of its controller. A guess.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      super.isHidden = newValue
      if changes, visibility.didChange(to: newValue) { superview?.setNeedsLayout() }
    }
  }
  /// The controller hides the bar, or shows it where its client has not hidden it.
  func hide(_ hides: Bool) {
    isHidden = visibility.place(hides)
    visibility.wasPlaced()
  }

  /// Dark text on a light bar, or the other way round (`black`). Default: default.
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// Fills the bar in place of its material, but not where the content ends above it (since iOS 15). Default: nil.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of the tabs that are not selected. Default: nil, a grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether content shows through the bar. Beneath an opaque one views do not extend unless they say so. Default: true.
  open var isTranslucent = true {
    didSet {
      setNeedsDisplay()
      superview?.setNeedsLayout()
      superview?.controllersBarDidChange()
    }
  }
  /// Drawn in place of the bar's material, stretched to it; over the background of an appearance that is set. Default:
  /// nil.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// In place of the line above a bar that has a `backgroundImage`; an empty image for no line. Without a background
  /// image, or with an appearance that is set, the line stays. Default: nil, the system's line.
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Behind the selected tab. Default: nil.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// How tabs share the bar. Default: automatic: they fill it in compact widths, and are centred in regular ones.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsDisplay() } }
  /// Of centred tabs, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Between centred tabs, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The look of the bar while content lies beneath it; items may have others. Default: the system's.
  open var standardAppearance: UITabBarAppearance {
    get { chosenAppearance ?? plainAppearance }
    set { chosenAppearance = newValue }
  }
  /// What the client, or an appearance, has set.
  @NSCopying var chosenAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  private lazy var plainAppearance = UITabBarAppearance()
  /// While the content above rests at its end. Default: nil, for the standard one without its background.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  /// What scrolls above the bar.
  private(set) lazy var above = EndWatcher { [weak self] in self?.setNeedsDisplay() }

  /// Whether a controller's content that ends above the bar changes its look.
  var isAtScrollEdge: Bool { above.isAtEnd && systemMetrics.hasScrollEdgeBars }

  /// The look in force: the selected item's comes first.
  ///
  /// UIKIT: since iOS 15 a tab bar controller's bar takes its scroll-edge look where the content ends above it; without one
  /// its standard look, transparent.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitabbar/scrolledgeappearance>
  var appearanceInForce: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard.transparent()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics().tabBar + safeAreaInsets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  /// UIKIT: a bar by itself that constraints put at the lower edge grows by what the home indicator takes (stored frames of
  /// 83 points).
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  // MARK: Customizing

  private var customizer: TabBarCustomizer?
  /// Whether the person is choosing the tabs.
  open var isCustomizing: Bool { customizer != nil }

  /// Lets the person choose the bar's tabs among `items`, and order them. Tabs of the bar that are not among them stay.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customizer == nil, let parent = superview else { return }
    let page = TabBarCustomizer(self, items: items) { [weak self] in _ = self?.endCustomizing(animated: true) }
    delegate?.tabBar(self, willBeginCustomizing: items)
    customizer = page
    page.frame = parent.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.insertSubview(page, belowSubview: self)
    let place = page.center
    UIView.performWithoutAnimation { page.center.y += page.bounds.height }
    UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
      page.center = place
    } completion: { [weak self] _ in
      guard let self else { return }
      self.delegate?.tabBar(self, didBeginCustomizing: items)
    }
  }

  /// Ends what `beginCustomizingItems(_:)` began. True when the tabs are others than before.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let page = customizer else { return false }
    let (items, changed) = (items ?? [], page.hasChanged)
    customizer = nil
    delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    let finish: (Bool) -> Void = { [weak self] _ in
      page.removeFromSuperview()
      guard let self else { return }
      self.delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
    }
    guard animated else {
      finish(true)
      return changed
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: { page.center.y += page.bounds.height },
      completion: finish)
    return changed
  }

  /// The person has put other tabs into the bar.
  func setCustomizedItems(_ items: [UITabBarItem]) {
    let selected = selectedItem
    change {
      self.items = items
      if let selected, items.contains(where: { $0 === selected }) { selectedItem = selected }
    }
  }

  // MARK: Tabs

  func frameOfTab(at index: Int) -> CGRect { TabBarLayout(self).frame(at: index) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isCustomizing, let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    for (index, item) in (items ?? []).enumerated() where item.isEnabled && frameOfTab(at: index).contains(point) {
      change { selectedItem = item }
      delegate?.tabBar(self, didSelect: item)
      if isManaged { (delegate as? any TabChoosing)?.choose(item) }
    }
  }

  open override func draw(_ rect: CGRect) {
    barStyle.paint(in: traitCollection) { TabBarPainter(self).drawBackground() }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.barTintColor),
      AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(\UITabBar.isTranslucent),
      AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.shadowImage),
      AppearanceProperty(\UITabBar.selectionIndicatorImage), AppearanceProperty(\UITabBar.itemPositioning),
      AppearanceProperty(\UITabBar.itemWidth), AppearanceProperty(\UITabBar.itemSpacing),
      AppearanceProperty(\UITabBar.chosenAppearance), AppearanceProperty(\UITabBar.scrollEdgeAppearance),
    ]
  }
  override class var appearanceClass: NSObject.Type { UITabBar.self }

  // MARK: Accessibility

  override var drawnElements: [UIAccessibilityElement] {
    (items ?? []).enumerated().map { index, item in
      var traits: UIAccessibilityTraits = .button
      if item === selectedItem { traits.insert(.selected) }
      if !item.isEnabled { traits.insert(.notEnabled) }
      let made = AccessibilityParts.part(
        of: self, Self.spokenName(of: item), frameOfTab(at: index), traits)
      made.accessibilityIdentifier = item.accessibilityIdentifier
      made.accessibilityValue = item.badgeValue
      return made
    }
  }

  /// A tab without a title is called as its picture is, as other items of bars are.
  private static func spokenName(of item: UITabBarItem) -> String? {
    item.accessibilityLabel ?? item.title.flatMap { $0.isEmpty ? nil : $0 } ?? item.image?.accessibilityLabel
  }
}

/// Hears of the selected tab.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A touch has chosen a tab, or the selected one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The person is about to choose the bar's tabs among these.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The page to choose tabs is shown.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The choosing is about to end; `changed` says whether the tabs or their order are new.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The choosing has ended, and `items` has the chosen tabs.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// By default nothing is done before tabs are chosen.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// By default nothing is done while tabs are chosen.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// By default nothing is done when the choosing is about to end.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// By default nothing is done when the choosing has ended.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// By default nothing is done when a tab is chosen.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
