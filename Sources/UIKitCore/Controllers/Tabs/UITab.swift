/// A tab: what it is called, and the controller behind it, made when it is first needed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitab>
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Whether a tab stands in the bar, in the sidebar or where the person puts it.
  public enum Placement: Int, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The tab's name, by which the controller finds it.
  public let identifier: String
  /// What the bar and the sidebar write.
  open var title: String { didSet { itemDidChange() } }
  /// Stands beneath the title in the sidebar.
  open var subtitle: String? { didSet { itemDidChange() } }
  /// Drawn as a template above or beside the title. Default: as given.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Drawn in place of `image` while the tab is selected. Default: nil.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The text in an oval over the image; nil for none. Default: nil.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// Whether the tab can be selected by touch. Default: true.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// Default: false.
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.tabsDidChange() } } }
  /// Kept; has no effect.
  open var allowsHiding = false
  /// Kept; has no effect.
  open var isHiddenByDefault = false
  /// Kept; has no effect.
  open var preferredPlacement = Placement.automatic
  /// Kept for the program.
  open var userInfo: Any?
  /// The group that the tab is in; nil for those of the bar.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// A tab whose controller is made when it is first shown, once, by `viewControllerProvider`.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  /// The controller that shows the tab, or the group that it is in; nil for none.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  /// The controller behind the tab; nil before it is first needed, and for tabs without a provider.
  open var viewController: UIViewController? { made }
  /// Whether there is, or can be made, something to show.
  var hasController: Bool { made != nil || provider != nil }
  /// What the bar shows of the tab. UIKIT: the item of its controller, too. A guess.
  private(set) lazy var item: UITabBarItem = {
    let item = UITabBarItem()
    describe(item)
    return item
  }()
  /// The tab that is shown where this one is selected: itself, or one in it.
  var shownTab: UITab { self }
  /// Whether a controller shows the tab: it is in one and not hidden.
  open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }
  /// The outermost group that manages the tab with a navigation controller.
  open var managingTabGroup: UITabGroup? {
    parent?.managingNavigationController == nil ? parent?.managingTabGroup : parent
  }

  /// What a tab bar controller shows for the tab.
  func requireController() -> UIViewController? { requireOwnController() }

  fileprivate func requireOwnController() -> UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.extras.tab = self
    made?.tabBarItem = item
    return made
  }

  /// The tab itself or one in it.
  func search(_ wanted: String) -> UITab? { identifier == wanted ? self : nil }

  fileprivate func itemDidChange() {
    tabBarController?.side?.tabsDidChange()
    describe(item)
  }
  private func describe(_ item: UITabBarItem) {
    (item.title, item.image, item.selectedImage, item.badgeValue) = (title, image, selectedImage, badgeValue)
    item.isEnabled = isEnabled
  }
}

/// A tab with tabs in it, one of which is shown.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabgroup>
open class UITabGroup: UITab {
  /// Whether a group's tabs stand beneath its title in the sidebar, or as a section.
  public enum SidebarAppearance: Int, Sendable { case automatic = 0, inline, rootSection }

  /// The tabs of the group, in order. Setting it changes bar and sidebar.
  open var children: [UITab] {
    didSet {
      adopt()
      tabBarController?.tabsDidChange()
    }
  }
  /// Nil for the group itself, or where it has no controller for `defaultChildIdentifier`, or the first child.
  open var selectedChild: UITab? {
    get { chosen }
    set {
      guard newValue !== chosen else { return }
      chosen = newValue
      isStale = true
      tabBarController?.tabsDidChange()
    }
  }
  private var chosen: UITab?
  /// The tab that is shown first when the group is selected. Default: nil, the first.
  open var defaultChildIdentifier: String?
  /// What the group's controller and the selected child's are pushed on.
  open var managingNavigationController: UINavigationController? { didSet { isStale = true } }
  /// The order of the children by their identifiers; those that it leaves out follow.
  open var displayOrderIdentifiers: [String] = [] { didSet { itemDidChange() } }
  /// Kept; has no effect.
  open var allowsReordering = false
  /// How the sidebar shows the group. Default: automatic, a section of its own at the root.
  open var sidebarAppearance = SidebarAppearance.automatic { didSet { itemDidChange() } }
  /// Whether the group itself can be chosen in the sidebar. Default: false.
  open var isSidebarDestination = false
  /// Kept; has no effect.
  open var sidebarActions: [UIAction] = []
  private var shown: UIViewController?
  private var isStale = true

  /// A group of tabs; its own controller is made by the provider when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// The tab of an identifier in the group, or in groups within it; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.search(identifier) }.first
  }

  /// The children as they are listed.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { wanted in children.first { $0.identifier == wanted } }
    return first + children.filter { child in !first.contains { $0 === child } }
  }

  private func adopt() { for child in children { child.parent = self } }

  override func search(_ wanted: String) -> UITab? { super.search(wanted) ?? tab(forIdentifier: wanted) }

  // MARK: What is shown

  open override var viewController: UIViewController? { shown }
  override var hasController: Bool {
    super.hasController || managingNavigationController != nil || children.contains(where: \.hasController)
  }
  override var shownTab: UITab { chosen?.shownTab ?? self }
  /// Shows no child where the group has a controller of its own.
  func chooseItself() { if requireOwnController() != nil { selectedChild = nil } }

  /// UIKIT: a group without a controller of its own shows a child's; one that a navigation controller manages has its
  /// own at the root of the stack and the selected child's above it (Apple's page on `managingNavigationController`).
  override func requireController() -> UIViewController? {
    if let shown, !isStale { return shown }
    isStale = false
    let own = requireOwnController()
    if own == nil, chosen == nil {
      chosen = children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    let child = chosen?.requireController()
    if let stack = managingNavigationController {
      var controllers = [own, child].compactMap { $0 }
      if let tabs = tabBarController, let delegate = tabs.delegate {
        controllers = delegate.tabBarController(
          tabs, displayedViewControllersFor: chosen ?? self, proposedViewControllers: controllers)
      }
      stack.setViewControllers(controllers, animated: false)
      if stack.extras.tab == nil { stack.extras.tab = self }
      shown = stack
    } else {
      shown = child ?? own
    }
    return shown
  }
}

/// The tab that leads to searching.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtab>
open class UISearchTab: UITab {
  /// A tab with the system's title and symbol for searching.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// What view controllers got with the tabs of iOS 18. A class of before may have a property of its own of the same name: it
/// hides a member of a protocol's extension, and would be an override of a member of the class.
@MainActor
public protocol _TabMember {}

extension UIViewController: _TabMember {}

extension _TabMember where Self: UIViewController {
  /// The tab that made the controller, or the one of the controller that it is in; nil outside of tabs.
  ///
  /// DEVIATION: `open` in Apple's class, where applications that call a property so stopped to compile with iOS 18.
  @_disfavoredOverload
  public var tab: UITab? { extras.tab ?? parent?.tab }
}

/// What a tab bar controller has a place for: a controller, or a tab, whose controller is made when it is first needed.
@MainActor
enum TabPlace {
  case controller(UIViewController)
  case tab(UITab)

  var tab: UITab? { if case .tab(let tab) = self { tab } else { nil } }
  /// The controller, where it was made.
  var made: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.viewController
    }
  }
  func require() -> UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.requireController()
    }
  }
  /// What the bar shows.
  var item: UITabBarItem? {
    switch self {
    case .controller(let controller): controller.tabBarItem
    case .tab(let tab): tab.item
    }
  }
}
