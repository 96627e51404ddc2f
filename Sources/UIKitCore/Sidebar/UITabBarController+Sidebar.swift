internal import CoreGraphics

extension UITabBarController {
  /// The tabs in a list at the leading side of a pad, in place of the tab bar.
  ///
  /// It is there where `mode` is `.tabSidebar` and the width regular, hidden until the person or the program shows it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>
  @preconcurrency @MainActor
  open class Sidebar: NSObject, TabSide {
    public enum Layout: Int, Sendable { case automatic = 0, overlap, tile }
    public enum ScrollTarget { case header, footer, tab(UITab) }

    private weak var tabs: UITabBarController?
    private var isShown = false
    private var made: TabSidebarView?

    init(_ tabs: UITabBarController) {
      self.tabs = tabs
      super.init()
    }

    open weak var delegate: (any Delegate)? { didSet { delegate = SubclassMethods.completed(delegate) } }
    /// Default: true. Always true where there is no sidebar.
    open var isHidden: Bool {
      get { !(isShown && isAvailable) }
      set { setHidden(newValue) }
    }
    /// Whether the content gives way, or is covered. Default: automatic, which covers it in portrait.
    open var preferredLayout = Layout.automatic { didSet { tabs?.chromeDidChange() } }
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { made?.header = headerContentConfiguration }
    }
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { made?.footer = footerContentConfiguration }
    }
    /// Stands beneath the list and does not scroll. Default: nil.
    open var bottomBarView: UIView? { didSet { made?.bottomBar = bottomBarView } }

    /// Asks the delegate again how the row of a tab looks.
    open func reconfigureItem(for tab: UITab) { made?.reconfigure(tab) }
    open func scroll(to target: ScrollTarget, animated: Bool) { made?.scroll(to: target, animated: animated) }

    private var isAvailable: Bool {
      guard let tabs else { return false }
      return tabs.mode == .tabSidebar && tabs.traitCollection.horizontalSizeClass == .regular
        && tabs.traitCollection.userInterfaceIdiom != .phone
    }

    private func setHidden(_ hidden: Bool) {
      guard hidden == isShown, let tabs else { return }
      let animator = Animator()
      delegate?.tabBarController(tabs, sidebarVisibilityWillChange: self, animator: animator)
      isShown = !hidden
      guard let view = tabs.viewIfLoaded, view.window != nil else {
        tabs.chromeDidChange()
        return animator.finish()
      }
      UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) { [tabs] in
        tabs.chromeDidChange()
        view.layoutIfNeeded()
        animator.animate()
      } completion: { _ in
        animator.finish()
      }
    }

    // MARK: Side

    /// UIKIT: a button at the leading edge of the bar shows the sidebar; one in the sidebar hides it. A guess.
    private lazy var button: UIButton = {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
      button.accessibilityLabel = "Show Sidebar"
      button.addAction(UIAction { [weak self] _ in self?.isHidden = false }, for: .touchUpInside)
      return button
    }()

    func place(in view: UIView, bar: CGRect) -> CGRect? {
      let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isAvailable, button.superview !== view { view.addSubview(button) }
      button.isHidden = !isAvailable || isShown
      let side = min(bar.height, 44)
      button.frame = CGRect(x: mirrored ? bar.maxX - 16 - side : bar.minX + 16, y: bar.minY, width: side, height: side)
      guard isAvailable, isShown else {
        made?.removeFromSuperview()
        return nil
      }
      let list = requireView()
      if list.superview !== view { view.addSubview(list) }
      let (bounds, width) = (view.bounds, TabSidebarView.width)
      list.frame = CGRect(x: mirrored ? bounds.maxX - width : 0, y: 0, width: width, height: bounds.height)
      let tiles = preferredLayout == .automatic ? bounds.width > bounds.height : preferredLayout == .tile
      guard tiles else { return bounds }
      return CGRect(x: mirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
    }

    func tabsDidChange() {
      guard let tabs else { return }
      made?.show(tabs.tabs.filter { !$0.isHidden }, selected: tabs.selectedTab)
    }

    private func requireView() -> TabSidebarView {
      if let made { return made }
      let view = TabSidebarView { [weak self] in self?.isHidden = true }
      view.choose = { [weak self] in self?.tabs?.chooseTab($0) }
      view.configure = { [weak self] in self?.configure($0) }
      (view.header, view.footer) = (headerContentConfiguration, footerContentConfiguration)
      view.bottomBar = bottomBarView
      made = view
      tabsDidChange()
      return view
    }

    private func configure(_ item: UITabSidebarItem) {
      guard let tabs else { return }
      delegate?.tabBarController(tabs, sidebar: self, updateItem: item)
    }
  }
}

extension UITabBarController.Sidebar {
  /// What runs beside the sidebar's coming and going.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/animating>
  @preconcurrency @MainActor
  public protocol Animating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }

  private final class Animator: Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    func animate() {
      for body in animations { body() }
      animations = []
    }
    func finish() {
      animate()
      for body in completions { body() }
    }
  }

  /// Hears of the sidebar's coming and going, and changes how its rows look.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol>
  @preconcurrency @MainActor
  public protocol Delegate: AnyObject {
    /// The sidebar is about to be shown or hidden: `isHidden` is still the old state.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any Animating)
    /// Decides on the look of a row, which has that of its tab.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem)
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) {}
}

extension UITabBarController {
  /// The tabs at the side.
  public var sidebar: Sidebar {
    if let sidebar = side as? Sidebar { return sidebar }
    let sidebar = Sidebar(self)
    side = sidebar
    return sidebar
  }
}
