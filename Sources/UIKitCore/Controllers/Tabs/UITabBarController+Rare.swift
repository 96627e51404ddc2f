/// A view above the tab bar, from iOS 26 on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabaccessory>
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// When a tab bar makes room for content that scrolls.
  public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

  /// The tabs at the side of a pad, which are in the tab bar here.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Always true: there is none.
    open var isHidden: Bool {
      get { true }
      set { if !newValue { Limitation.hasNoEffect("UITabBarController.Sidebar.isHidden") } }
    }
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { Limitation.hasNoEffect("UITabBarController.Sidebar.headerContentConfiguration") }
    }
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { Limitation.hasNoEffect("UITabBarController.Sidebar.footerContentConfiguration") }
    }
    open var bottomBarView: UIView? { didSet { Limitation.hasNoEffect("UITabBarController.Sidebar.bottomBarView") } }
    open weak var delegate: AnyObject?
  }

  private struct Rare {
    var sidebar: Sidebar?
    var accessory: UITabAccessory?
    var minimizing = MinimizeBehavior.automatic

    @MainActor static let key = AssociatedKey<Rare>()
  }
  private var rare: Rare {
    get { Rare.key.value(of: self) ?? Rare() }
    set { Rare.key.set(newValue, of: self) }
  }
  public var sidebar: Sidebar {
    if let made = rare.sidebar { return made }
    let made = Sidebar()
    rare.sidebar = made
    return made
  }
  public var bottomAccessory: UITabAccessory? {
    get { rare.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    if bottomAccessory != nil { Limitation.hasNoEffect("UITabBarController.bottomAccessory") }
    rare.accessory = bottomAccessory
  }
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { rare.minimizing }
    set {
      if newValue != .automatic, newValue != .never {
        Limitation.hasNoEffect("UITabBarController.tabBarMinimizeBehavior")
      }
      rare.minimizing = newValue
    }
  }
}
