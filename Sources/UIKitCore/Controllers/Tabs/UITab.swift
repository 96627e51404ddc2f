/// A tab: what it is called, and the controller behind it, made when it is first needed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitab>
@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String { didSet { itemDidChange() } }
  /// Kept; has no effect.
  open var subtitle: String?
  open var image: UIImage? { didSet { itemDidChange() } }
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }
  open var isEnabled = true { didSet { itemDidChange() } }
  /// Default: false.
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.tabsDidChange() } } }
  /// Kept; has no effect.
  open var allowsHiding = false
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

  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  /// The controller behind the tab; nil before it is first needed, and for tabs without a provider.
  open var viewController: UIViewController? { made }
  open var hasVisiblePlacement: Bool { owner != nil && !isHidden }
  /// The outermost group that manages the tab with a navigation controller.
  open var managingTabGroup: UITabGroup? {
    parent?.managingNavigationController == nil ? parent?.managingTabGroup : parent
  }

  func requireController() -> UIViewController? {
    if let made { return made }
    made = provider?(self) ?? contentWithoutProvider()
    if let made { made.extras.tab = self }
    itemDidChange()
    return made
  }

  func contentWithoutProvider() -> UIViewController? { nil }

  /// The tab itself or one in it.
  func search(_ wanted: String) -> UITab? { identifier == wanted ? self : nil }

  private func itemDidChange() {
    guard let item = made?.tabBarItem else { return }
    (item.title, item.image, item.selectedImage, item.badgeValue) = (title, image, selectedImage, badgeValue)
    item.isEnabled = isEnabled
  }
}

/// A tab with tabs in it, one of which is shown.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabgroup>
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adopt() } }
  /// Default: the first child.
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  /// What the children's controllers are pushed on.
  open var managingNavigationController: UINavigationController?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.search(identifier) }.first
  }

  private func adopt() { for child in children { child.parent = self } }

  override func search(_ wanted: String) -> UITab? { super.search(wanted) ?? tab(forIdentifier: wanted) }

  /// UIKIT: a group without a controller of its own shows the selected child's.
  override func contentWithoutProvider() -> UIViewController? {
    let chosen = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    selectedChild = chosen
    return chosen?.requireController()
  }
}

/// The tab that leads to searching.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtab>
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab that made the controller, or the one of the controller that it is in; nil outside of tabs.
  public var tab: UITab? { extras.tab ?? parent?.tab }
}
