internal import UISystemMetrics

/// Controllers side by side, one of which is seen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var list: [UIViewController] = []
  private var selected: UIViewController?
  private let bar = UITabBar()
  let contentView = UIView()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }
  open var customizableViewControllers: [UIViewController]?
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { list.isEmpty ? nil : list }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (list, viewControllers ?? [])
    for gone in old where !new.contains(gone) {
      gone.willMove(toParent: nil)
      if gone === selected { show(nil) }
      gone.appearanceIsManaged = false
      gone.extras.barInsets = .zero
      gone.removeFromParent()
    }
    list = new
    for added in new where !old.contains(added) {
      addChild(added)
      added.appearanceIsManaged = true
      added.didMove(toParent: self)
    }
    tabBarItemsDidChange()
    if selected == nil || !new.contains(where: { $0 === selected }) { selectedViewController = new.first }
  }

  /// NSNotFound where nothing is selected.
  open var selectedIndex: Int {
    get { selected.flatMap { list.firstIndex(of: $0) } ?? NSNotFound }
    set { if list.indices.contains(newValue) { selectedViewController = list[newValue] } }
  }

  /// Traps when the controller is not one of `viewControllers`.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      if let newValue, !list.contains(newValue) {
        fatalError(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected.")
      }
      show(newValue)
    }
  }

  private func show(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    bar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    let isVisible = appearance == .appeared || appearance == .appearing
    // UIKIT: the new tab's controller hears first.
    if isVisible, let controller { AppearancePass.begin(controller, appearing: true, animated: false) }
    if isVisible, let old { AppearancePass.begin(old, appearing: false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    place(controller)
    if isVisible, let old { AppearancePass.end(old) }
    if appearance == .appeared, let controller { AppearancePass.end(controller) }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func place(_ controller: UIViewController?) {
    guard let controller, let child = controller.view else { return }
    child.translatesAutoresizingMaskIntoConstraints = true
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.frame = contentView.bounds
    contentView.addSubview(child)
    layOutChrome()
    child.layoutIfNeeded()
  }

  func tabBarItemsDidChange() {
    bar.items = list.map(\.tabBarItem)
    bar.selectedItem = selected?.tabBarItem
  }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    bar.delegate = self
    view.addSubview(bar)
    place(selected)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutChrome()
  }

  /// UIKIT: the bar stands above the bottom safe area; views reach beneath it and their safe area ends there, or they
  /// end above it where it is opaque. A navigation controller sees to that for the controllers in it.
  func layOutChrome() {
    guard let view = viewIfLoaded else { return }
    let hidden = !showsTabBar
    let natural = view.barMetrics().tabBar
    let height = natural + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (hidden ? 0 : height), width: view.bounds.width, height: height)
    bar.isHidden = hidden
    guard let selected, let child = selected.viewIfLoaded else { return }
    var frame = contentView.bounds
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: hidden ? 0 : natural, right: 0)
    let avoidsOpaque = !bar.isTranslucent && !selected.extendedLayoutIncludesOpaqueBars
    let isContent = !(selected is UINavigationController)
    if !hidden, isContent, avoidsOpaque || !selected.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height -= height
      insets.bottom = 0
    }
    if child.frame != frame { child.frame = frame }
    guard selected.extras.barInsets != insets else { return }
    selected.extras.barInsets = insets
    SafeAreaPass.update(child)
  }

  /// Whether the bar is seen with what is selected.
  var showsTabBar: Bool { !isTabBarHidden && !hidesBarForTop }

  /// A pushed controller, or one beneath it in the stack, may ask for the bar's place.
  private var hidesBarForTop: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  // MARK: Bar

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = bar.items?.firstIndex(where: { $0 === item }), list.indices.contains(index) else { return }
    let controller = list[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else {
      bar.selectedItem = selected?.tabBarItem
      return
    }
    // UIKIT: a tap on the selected tab pops its navigation controller to the root.
    if controller === selected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
}

/// Decides on, and hears of, the selection of tabs.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
