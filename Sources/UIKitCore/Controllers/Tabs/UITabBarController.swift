internal import UISystemMetrics

/// Controllers side by side, one of which is seen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, TabChoosing {
  private var list: [TabPlace] = []
  private var selected: UIViewController?
  private var bar = UITabBar()
  let contentView = UIView()
  private var more: MoreNavigationController?
  private var tabList: [UITab] = []
  /// Whether tabs that find no room are in a list of their own. Default: true.
  package var collectsOverflow = true { didSet { tabBarItemsDidChange() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller without tabs; set `viewControllers` or `tabs` next.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller whose tabs make their controllers when they are first chosen.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }
  /// Creates the controller of a document, whose relationships become `viewControllers`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .list("UIViewControllers", \UITabBarController.archivedControllers),
      .integer("UISelectedIndex", \UITabBarController.selectedIndex),
    ]
  }

  /// Asked before a tab is selected by a touch, and told of it. A selection by the program asks nobody. Not kept.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// The bar below; the controller sets its items and its delegate. Changing them traps.
  open var tabBar: UITabBar { bar }
  /// The bar, which applications replace by a subclass of their own under the key `tabBar`.
  var ownBar: UITabBar {
    get { bar }
    set {
      guard newValue !== bar else { return }
      let (old, items) = (bar, bar.items)
      old.release()
      bar = newValue
      bar.manage {
        $0.items = items
        $0.selectedItem = selectedItem
        $0.delegate = self
      }
      guard let view = viewIfLoaded else { return }
      view.insertSubview(bar, aboveSubview: old)
      old.removeFromSuperview()
      view.setNeedsLayout()
    }
  }
  /// Which tabs the person may arrange, in the list of those that find no room in the bar; nil or none for no such
  /// screen. Default: all. Setting the controllers sets it.
  open var customizableViewControllers: [UIViewController]? { didSet { more?.offersEditing = mayCustomize } }
  private var mayCustomize: Bool { customizableViewControllers?.isEmpty == false }
  /// Whether the bar is taken away, for all controllers. Default: false.
  open var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var hidesTabBar = false
  /// Takes the bar away or brings it back; the content's safe area follows, within 0.3 seconds where it is animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTabBar else { return }
    hidesTabBar = hidden
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if animated {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { view.layoutIfNeeded() }
    }
  }

  // MARK: Tabs

  /// The controllers of the bar, those of `tabs` too, which are made then. Default: nil.
  open var viewControllers: [UIViewController]? {
    get { list.isEmpty && !wasSet ? nil : list.compactMap { require($0) } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Whether controllers were set, be it none.
  private var wasSet = false

  /// Replaces the tabs by controllers. The selected one stays where it is among them; where it goes, the change to the next
  /// is animated as the delegate says.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    wasSet = viewControllers != nil
    tabList = []
    let (places, old) = ((viewControllers ?? []).map(TabPlace.controller), selectedIndex)
    // UIKIT: where the selected controller has gone, the one of its index is selected, else the first (Apple's page on
    // `viewControllers`).
    replace(places, selecting: places.indices.contains(old) ? places[old].made : nil, animated: animated)
    customizableViewControllers = viewControllers
  }

  /// - Parameters:
  ///   - wanted: what is selected where the selected one has gone; nil for the first.
  ///   - animated: whether the delegate may animate the change from a selected controller that goes.
  private func replace(_ new: [TabPlace], selecting wanted: UIViewController? = nil, animated: Bool = false) {
    let (old, made) = (controllers, new.compactMap(\.made))
    // UIKIT: the delegate is asked for an animation where the selected controller goes and the change is animated (a
    // public coordinator library's tests of animations).
    let isReplaced = selected.map { old.contains($0) && !made.contains($0) } ?? false
    let leaving = animated && !new.isEmpty && isReplaced ? selected : nil
    for gone in old where !made.contains(gone) && gone !== leaving { part(with: gone) }
    list = new
    for added in made where !old.contains(added) { adopt(added) }
    tabBarItemsDidChange()
    if selected == nil || selected !== more && !made.contains(where: { $0 === selected }) {
      // UIKIT: `selectedViewController`'s setter, which may be overridden, hears what the program and the user select (a
      // public library of animated tabs, whose override uses outlets that are connected later).
      select(wanted ?? list.first.flatMap { require($0) })
    }
    guard let leaving else { return }
    let transition = extras.transition
    guard let end = transition?.onEnd else { return part(with: leaving) }
    transition?.onEnd = { [weak self] completed in
      end(completed)
      self?.part(with: leaving)
    }
  }

  /// A controller is none of the tabs' any more.
  private func part(with gone: UIViewController) {
    gone.willMove(toParent: nil)
    if gone === selected { show(nil) }
    gone.appearanceIsManaged = false
    gone.extras.barInsets = .zero
    gone.removeFromParent()
  }

  /// The controllers that were made so far.
  private var controllers: [UIViewController] { list.compactMap(\.made) }
  private func require(_ place: TabPlace) -> UIViewController? {
    let controller = place.require()
    if let controller, controller.parent == nil { adopt(controller) }
    return controller
  }
  private var selectedItem: UITabBarItem? { selected.flatMap { item(of: $0) } }
  private func item(of controller: UIViewController) -> UITabBarItem? {
    list.first { $0.made === controller }?.item ?? controller.tabBarItem
  }

  /// NSNotFound where nothing is selected.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap { selected in list.firstIndex { $0.made === selected } } ?? NSNotFound }
    set {
      if list.indices.contains(newValue), let controller = require(list[newValue]) {
        selectedViewController = controller
      }
    }
  }

  /// Traps when the controller is neither one of `viewControllers` nor the list of those that find no room.
  open var selectedViewController: UIViewController? {
    get { selected === more && more != nil ? more?.shown ?? more : selected }
    set { select(newValue) }
  }

  private func select(_ controller: UIViewController?) {
    if let controller, controller === more {
      more?.popToRootViewController(animated: false)
      return show(controller)
    }
    if let controller, overflow.contains(controller) {
      let more = requireMore()
      more.show(controller)
      return show(more)
    }
    if let controller, !controllers.contains(controller) {
      fatalError(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected.")
    }
    show(controller)
  }

  // MARK: More

  /// What lists the tabs that find no room in the bar. It is no member of `viewControllers`.
  open var moreNavigationController: UINavigationController { requireMore() }

  /// UIKIT: five tabs where the width is compact, eight elsewhere; the last leads to the others (Apple's page on
  /// `UITabBarController` for compact widths; eight is a guess).
  private var capacity: Int { collectsOverflow ? traitCollection.horizontalSizeClass == .regular ? 8 : 5 : .max }
  /// The controllers that find no room. UIKIT: what is listed there has its controller made. A guess: the list shows
  /// titles of the controllers' items.
  private var overflow: [UIViewController] {
    list.count > capacity ? list[(capacity - 1)...].compactMap { require($0) } : []
  }

  private func requireMore() -> MoreNavigationController {
    if let more { return more }
    let made = MoreNavigationController(tabs: self)
    made.controllers = overflow
    made.offersEditing = mayCustomize
    more = made
    return made
  }

  /// The person wants to arrange the tabs.
  func customize() {
    let controllers = customizableViewControllers ?? []
    delegate?.tabBarController(self, willBeginCustomizing: controllers)
    bar.beginCustomizingItems(controllers.compactMap { item(of: $0) })
  }

  /// Hands on to the delegate, as controllers, that the arranging of tabs is about to end.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, willEndCustomizing: arrangement(items).compactMap(\.made), changed: changed)
  }
  /// Takes over the order that the person has chosen, and hands it on to the delegate.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    let (new, customizable) = (arrangement(items), customizableViewControllers)
    if changed {
      let shown = selectedViewController
      list = new
      customizableViewControllers = customizable
      tabBarItemsDidChange()
      if let shown, selectedViewController !== shown { selectedViewController = shown }
    }
    delegate?.tabBarController(self, didEndCustomizing: new.compactMap(\.made), changed: changed)
  }

  /// UIKIT: the tabs of the bar come first, the others after them in the order that they had. A guess.
  private func arrangement(_ items: [UITabBarItem]) -> [TabPlace] {
    let first = items.compactMap { item in list.first { $0.item === item } }
    return first + list.filter { place in !items.contains { $0 === place.item } }
  }

  /// The controllers and the room for them decide what is in the bar and what in the list.
  func tabBarItemsDidChange() {
    let overflow = overflow
    var items: [UITabBarItem] = list.prefix(list.count - overflow.count).compactMap(\.item)
    if !overflow.isEmpty {
      let more = requireMore()
      adopt(more)
      items.append(more.tabBarItem)
    } else if let more, more.parent === self {
      let shown = more.shown
      more.popToRootViewController(animated: false)
      if selected === more { show(shown) }
      more.removeFromParent()
    }
    more?.controllers = overflow
    // What was shown from the list and has a tab now is the selected one's.
    if let shown = more?.shown, !overflow.contains(shown) {
      more?.popToRootViewController(animated: false)
      let stays = controllers.contains(shown)
      if stays { adopt(shown) }
      if selected === more { show(stays ? shown : list.first.flatMap { require($0) }) }
    } else if let selected, overflow.contains(selected) {
      selectedViewController = selected
    }
    bar.manage {
      if $0.items?.elementsEqual(items, by: ===) != true { $0.items = items }
      $0.selectedItem = selectedItem
    }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.appearanceIsManaged = true
    controller.didMove(toParent: self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
    if compactTabIdentifiers != nil { tabsDidChange() } else { tabBarItemsDidChange() }
    chromeDidChange()
  }

  private func show(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    bar.manage { $0.selectedItem = selectedItem }
    guard isViewLoaded else { return }
    if let old, let controller, TabTransition.run(self, from: old, to: controller, in: contentView) { return }
    let isVisible = appearance == .appeared || appearance == .appearing
    // UIKIT: the new tab's controller hears first (logs of the calls on devices).
    if isVisible, let controller { AppearancePass.begin(controller, appearing: true, animated: false) }
    if isVisible, let old { AppearancePass.begin(old, appearing: false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    place(controller)
    if isVisible, let old { AppearancePass.end(old) }
    if appearance == .appeared, let controller { AppearancePass.end(controller) }
    setNeedsStatusBarAppearanceUpdate()
  }

  func place(_ controller: UIViewController?) {
    guard let controller, let child = controller.view else { return }
    child.translatesAutoresizingMaskIntoConstraints = true
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.frame = contentView.bounds
    contentView.addSubview(child)
    layOutChrome()
    // UIKIT: nothing is laid out before it is about to appear: lists ask for what `viewWillAppear(_:)` prepares. A
    // guess.
    if appearance == .appeared || appearance == .appearing { child.layoutIfNeeded() }
  }

  /// An interactive change of tabs was given up.
  func undoSelection(_ controller: UIViewController) {
    selected = controller
    bar.manage { $0.selectedItem = selectedItem }
  }

  // MARK: Tabs as values

  /// The tabs as descriptions of their controllers, which are made when they are first needed; empty where
  /// `viewControllers` was set instead.
  open var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }
  /// Replaces the tabs; those that go forget this controller. The change is not animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for gone in tabList where !tabs.contains(where: { $0 === gone }) { gone.owner = nil }
    tabList = tabs
    for tab in tabs { tab.owner = self }
    if tabs.isEmpty { replace([]) }
    tabsDidChange()
  }
  /// The tabs of the bar where the width is compact, by their identifiers, also those of groups. Default: nil for `tabs`.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }
  /// Kept; nothing is arranged beyond the program's life.
  open var customizationIdentifier: String?

  private var shownTabs: [UITab] {
    let compact = traitCollection.horizontalSizeClass == .compact ? compactTabIdentifiers : nil
    return (compact?.compactMap { tab(forIdentifier: $0) } ?? tabList).filter { !$0.isHidden && $0.hasController }
  }
  private var selectedBarTab: UITab? { shownTabs.first { isShown($0) } }
  private func isShown(_ tab: UITab) -> Bool {
    tab.viewController != nil && tab.viewController === selectedViewController
  }

  /// Tabs were set, hidden or shown, or a group shows another child.
  func tabsDidChange() {
    guard !tabList.isEmpty else { return }
    let (tabs, selected) = (shownTabs, selectedBarTab)
    // Those that were made may have others now.
    for tab in tabs where tab.viewController != nil { _ = tab.requireController() }
    let wanted = selected.flatMap { selected in tabs.contains { $0 === selected } ? selected.viewController : nil }
    replace(tabs.map(TabPlace.tab), selecting: wanted)
    customizableViewControllers = overflow.isEmpty ? controllers : viewControllers
    side?.tabsDidChange()
  }
  /// The innermost one that is shown. Default: the first.
  open var selectedTab: UITab? {
    get { selectedBarTab?.shownTab }
    set {
      guard let newValue else { return }
      (newValue as? UITabGroup)?.chooseItself()
      // A child that a compact bar shows by itself has not to be chosen in its group.
      var tab = newValue
      while !shownTabs.contains(where: { $0 === tab }), let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      if let controller = require(.tab(tab)) { selectedViewController = controller }
      side?.tabsDidChange()
    }
  }
  /// The person chooses a tab of the side.
  func chooseTab(_ tab: UITab) {
    let old = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: tab) != false else { return }
    selectedTab = tab
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
  }
  /// The tab of this identifier, also in groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabList.lazy.compactMap { $0.search(identifier) }.first
  }
  /// How tabs are shown. Default: automatic, in the bar. With `.tabSidebar` a person may have them in a sidebar where
  /// there is room for it.
  open var mode = Mode.automatic {
    didSet {
      if mode == .tabSidebar, side == nil { side = HostContext.main.part(TabListMaker.self).makeSide?(self) }
      chromeDidChange()
    }
  }
  /// What stands beside the content.
  var side: (any TabSide)?
  private var sideIsShown = false
  func chromeDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Whether wide windows show the tabs above, or in a sidebar, too.
  public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    bar.manage { $0.delegate = self }
    view.addSubview(bar)
  }

  override func placeChildren() {
    if let selected, selected.viewIfLoaded?.superview !== contentView { place(selected) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutChrome()
  }

  /// UIKIT: the bar stands above the bottom safe area; views reach beneath it and their safe area ends there, or they
  /// end above it where it is opaque. A navigation controller sees to that for the controllers in it (Apple's pages on
  /// `safeAreaInsets` and `extendedLayoutIncludesOpaqueBars`).
  func layOutChrome() {
    guard let view = viewIfLoaded else { return bar.hide(!showsTabBar) }
    let natural = view.barMetrics().tabBar
    let height = natural + view.safeAreaInsets.bottom
    let place = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let beside = side?.place(in: view, bar: place)
    sideIsShown = beside != nil
    let content = beside ?? view.bounds
    if contentView.frame != content { contentView.frame = content }
    let hidden = !showsTabBar
    bar.frame = hidden ? place.offsetBy(dx: 0, dy: height) : place
    bar.hide(hidden)
    guard let selected, let child = selected.viewIfLoaded else { return }
    if !hidden { bar.above.content = selected.contentAboveLowerBar }
    var frame = contentView.bounds
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: hidden ? 0 : natural, right: 0)
    let avoidsOpaque = !bar.isTranslucent && !selected.extendedLayoutIncludesOpaqueBars
    let isContent = !(selected is UINavigationController)
    if isContent { selected.firstScrollView?.isFirstInContainer = selected.automaticallyAdjustsScrollViewInsets }
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
  var showsTabBar: Bool { !isTabBarHidden && !sideIsShown && !hidesBarForTop && !bar.isHiddenByClient }

  /// A pushed controller, or one beneath it in the stack, may ask for the bar's place.
  private var hidesBarForTop: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  // MARK: Bar

  override func barRoomDidChange() { selectedViewController?.viewIfLoaded?.setNeedsLayout() }

  /// A touch has chosen a tab, whose controller is shown afterwards. Does nothing: for subclasses.
  ///
  /// UIKIT: the tabs of subclasses whose override does not call `super` change all the same, and `selectedIndex` is still
  /// the old one in it (applications that override it to animate the tab).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// A touch has chosen a tab: asks the delegate, shows the controller, and tells. The selected tab's navigation
  /// controller pops to its root.
  final func choose(_ item: AnyObject) {
    let candidate = more.flatMap { $0.tabBarItem === item ? $0 : nil }
    let place = list.first { $0.item === item }
    guard let controller = candidate ?? place.flatMap({ require($0) }) else { return }
    let tab = candidate == nil ? place?.tab : nil
    let (oldTab, isRefused) = (selectedTab, delegate?.tabBarController(self, shouldSelect: controller) == false)
    if isRefused || tab.map({ delegate?.tabBarController(self, shouldSelectTab: $0) == false }) == true {
      bar.manage { $0.selectedItem = selectedItem }
      return
    }
    // UIKIT: a tap on the selected tab pops its navigation controller to the root (known from applications with tabs).
    if controller === selected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    show(controller)
    side?.tabsDidChange()
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: oldTab) }
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
}

/// Decides on, and hears of, the selection of tabs.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a touched tab may be selected. Asked for the selected one, too. Default: true.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A touch has selected a tab, or the selected one again. Not called for selections by the program.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a touched tab may be selected; asked after the controller's method, for those in `tabs` alone. Default:
  /// true.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// A touch has selected one of `tabs`; called after the controller's method.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Which controllers the stack of a managed group has.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// The person is about to arrange the tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// The arranging is about to end, with the controllers in their new order; `changed` says whether it is new.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// The arranging has ended, and `viewControllers` has the new order.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// The orientation in which the controller would be shown first. Default: portrait.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  /// Asked in place of the controller's own answer. Default: all on pads, all but upside down on phones.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// What animates the change from one tab's controller to another's. Default: nil, no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the person drive that animation. Default: nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// By default the proposed controllers.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
  /// By default nothing is done before tabs are arranged.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// By default nothing is done when arranging is about to end.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  /// By default nothing is done when arranging has ended.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  /// By default portrait.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  /// By default nil: tabs change at once.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// By default nil: the animation runs by itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// By default every tab may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// By default nothing is done when a tab was selected.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// By default every tab may be selected.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  /// By default nothing is done when a tab was selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// By default all on pads, all but upside down on phones.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

extension UITabBarController {
  var archivedControllers: [UIViewController] {
    get { viewControllers ?? [] }
    set { if !newValue.isEmpty { viewControllers = newValue } }
  }
}
