/// A tab's title and image.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritem>
open class UITabBarItem: UIBarItem {
  /// Tabs whose title and symbol the system gives.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  public override init() { super.init() }
  /// The item of a document; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// An item of a title under a template image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// An item that shows another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// An item with the system's title and symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = Self.appearances[systemItem.rawValue]
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }

  /// Shown in place of `image` while the item is selected. Default: nil, which takes `image`.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The text in an oval over the image; empty for a dot, nil for none. Default: nil.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// Of the oval behind the badge's text; nil for red. Default: nil.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
  /// The bar's look while the item is selected; nil for the bar's own.
  @NSCopying open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// The bar's look while the item is selected and the content above rests at its end; nil for the bar's own.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { itemDidChange() } }
  /// Text attributes of the badge, by state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// The attributes of the badge's text that were set for exactly this state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  /// The bar that shows the item.
  weak var bar: UITabBar?

  override func itemDidChange() { bar?.setNeedsDisplay() }

  private static let appearances: [(String, String)] = [
    ("More", "ellipsis"), ("Favorites", "star.fill"), ("Featured", "star.fill"), ("Top Rated", "star.fill"),
    ("Recents", "clock.fill"), ("Contacts", "person.crop.circle.fill"), ("History", "clock"),
    ("Bookmarks", "book.fill"),
    ("Search", "magnifyingglass"), ("Downloads", "square.and.arrow.down.fill"), ("Most Recent", "clock.fill"),
    ("Most Viewed", "list.number"),
  ]

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITabBarItem.badgeColor), AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
      AppearanceProperty(described: \UITabBarItem.badgeAttributes),
    ]
  }
  override class var appearanceClass: NSObject.Type { UITabBarItem.self }
}
