/// A stack of controllers, of which the top one is seen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Whether a transition pushes or pops.
  public enum Operation: Int, Sendable { case none = 0, push, pop }

  /// Seconds that hiding and showing a bar takes.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  private var stack: [UIViewController] = []
  private var bar = UINavigationBar()
  private var tools = UIToolbar()
  private var barIsHidden = false
  private var toolbarHidden = true
  let contentView = UIView()

  // MARK: Making

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type { bar = ClassInstantiation.make(type) }
    if let type = toolbarClass as? UIToolbar.Type { tools = ClassInstantiation.make(type) }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller without controllers; push one before it is shown.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// The controller of a document, whose root comes from a relationship.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [.list("UIChildViewControllers", \UINavigationController.viewControllers)]
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // Image pickers have one of their own type in its place.
  /// Told of what is shown, and asked for animations. Not kept. Default: nil.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// The swipe from the leading edge that goes back. Its delegate may be replaced.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = PopGesture(self).recognizer
  private lazy var barHiding = BarHiding(self)
  /// Whether a swipe up hides the bars, and one down brings them back. Default: false.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether a tap hides the bars, and brings them back. Default: false.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// Whether the keyboard that comes hides the bars; a tap brings them back. Default: false.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// What hides the bars at a swipe up, while `hidesBarsOnSwipe` is set.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
  /// What hides and shows the bars at a tap, while `hidesBarsOnTap` is set.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// Whether the bars go while the height is compact; a tap brings them back. Default: false.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      barHiding.update()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: Stack

  /// The stack, the root first. Setting it changes it without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: the top controller, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack; animated as a push or a pop, by whether the new top was in the old one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    checkUnique(viewControllers)
    if putsOff({ $0.setViewControllers(viewControllers, animated: animated) }) { return }
    let old = stack
    let operation: Operation =
      old.isEmpty ? .none : viewControllers.last.map { old.contains($0) } == true ? .pop : .push
    change(to: viewControllers, operation, animated: animated && !old.isEmpty)
  }

  /// Traps when the controller is in the stack already, or is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // UIKIT: without a window an animated push of what is on top already does nothing (a public library's tests).
    if animated, stack.last === viewController, viewIfLoaded?.window == nil { return }
    if stack.contains(viewController) {
      fatalError("Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    if viewController is UINavigationController { fatalError("Pushing a navigation controller is not supported") }
    if putsOff({ $0.pushViewController(viewController, animated: animated) }) { return }
    change(to: stack + [viewController], .push, animated: animated)
  }
  /// Goes back by one, and gives what has gone; nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if let inner = stack.last as? UINavigationController, inner.viewControllers.count > 1 {
      return inner.popViewController(animated: animated)
    }
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), .pop, animated: animated)
    return top
  }
  /// Goes back to the root, and gives what has gone; nil at the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first, stack.count > 1 else { return nil }
    return popToViewController(root, animated: animated)
  }
  /// Traps when the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(stack[...index]), .pop, animated: animated)
    return popped
  }

  /// Whether a change waits until an animated transition that is on its way, or about to begin, has ended.
  ///
  /// UIKIT: until then the stack does not have what was pushed, also where both pushes are in one turn; it is pushed in a
  /// completion of the coordinator's (rdar://44091459; a crash report with `pushViewController:animated:` below
  /// `_runAlongsideCompletions`; a public navigation library, of stacks that are set).
  private func putsOff(_ change: @escaping (UINavigationController) -> Void) -> Bool {
    guard let running = extras.transition, running.isAnimated else { return false }
    return running.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { change(self) }
    }
  }

  private func checkUnique(_ controllers: [UIViewController]) {
    for (index, controller) in controllers.enumerated() where controllers[..<index].contains(controller) {
      fatalError(
        "All view controllers in a navigation controller must be distinct (\(controller) appears more than once)")
    }
  }

  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    // A change that is still on its way is over: the next begins where it leads.
    if waitingChange?.transition != nil { carryOutWaitingChange() }
    extras.transition?.endAtOnce()
    let old = stack
    stack = new
    NavigationCourse(self, from: old, to: new, operation).run(animated: animated)
  }

  /// Replaces the stack at once, whatever is on its way: for a container that takes controllers elsewhere.
  func replaceAtOnce(by controllers: [UIViewController]) {
    carryOutWaitingChange()
    extras.transition?.endAtOnce()
    setViewControllers(controllers, animated: false)
    carryOutWaitingChange()
  }

  /// The change of the stack that the next layout brings to the screen.
  var waitingChange: NavigationCourse.WaitingChange?

  override func carryOutWaitingChange() {
    guard let change = waitingChange else { return }
    waitingChange = nil
    if let running = extras.transition, running !== change.transition { running.endAtOnce() }
    AnimationContext.outside {
      NavigationCourse(self, from: change.shown, to: stack, change.operation).carryOut(change)
    }
  }

  /// UIKIT: another navigation controller is presented: segues of the kind "show" lead to them, from whose first
  /// controller programs go back by `dismiss(animated:completion:)`.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController { return present(vc, animated: true) }
    pushViewController(vc, animated: true)
  }

  // MARK: State

  private static let stackKey = "UINavigationControllerViewControllers"
  /// Writes the stack: those of its controllers that take part.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(stack, forKey: Self.stackKey)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let kept = coder.decodeObject(forKey: Self.stackKey) as? [UIViewController], !kept.isEmpty else { return }
    if kept != stack { setViewControllers(kept, animated: false) }
  }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    // UIKIT: a class of the program's that conforms, by itself or by an extension of this one, decides about going back.
    bar.manage { $0.delegate = $0.delegate ?? (self as? any UINavigationBarDelegate) }
    view.addSubview(bar)
    tools.isHidden = true
    view.addSubview(tools)
    if let gesture = interactivePopGestureRecognizer { view.addGestureRecognizer(gesture) }
    barHiding.update()
    updateBarItems()
  }

  override func placeChildren() {
    if let top = stack.last, top.viewIfLoaded?.superview !== contentView { NavigationCourse.place(top, in: self) }
  }

  /// Whether the delegate has heard of what is shown.
  var showIsTold = false

  /// UIKIT: at the first appearance, too, the delegate hears after the controller's `viewWillAppear` (logs of the calls on
  /// devices).
  override func childrenWillAppear(_ animated: Bool) {
    super.childrenWillAppear(animated)
    tellsAtAppearance = !showIsTold && topViewController != nil
    showIsTold = true
    guard tellsAtAppearance, let topViewController else { return }
    delegate?.navigationController(self, willShow: topViewController, animated: animated)
  }
  private var tellsAtAppearance = false

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard tellsAtAppearance, let topViewController else { return }
    tellsAtAppearance = false
    delegate?.navigationController(self, didShow: topViewController, animated: animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    barHiding.followHeight()
    layOutChrome()
  }

  // MARK: Bars

  /// Whether the bars are those of a sheet, which are taller.
  ///
  /// UIKIT: 56 points since iOS 13 (first views below the bars of sheets, Xcode 11 to 15); a guess from one repository:
  /// also in the tabs of a sheet.
  var isInSheet: Bool {
    let outermost = parent as? UITabBarController ?? self
    guard outermost.parent == nil else { return false }
    let (extras, presentation) = (outermost.extras, outermost.activePresentationController)
    let popover = presentation as? UIPopoverPresentationController
    return extras.standsInSheet || presentation is UISheetPresentationController || popover?.isSheet == true
  }

  /// The bar of the stack's navigation items. Its items and its delegate are the controller's to set.
  open var navigationBar: UINavigationBar { bar }
  /// The bar of the top controller's `toolbarItems`. Hidden by default.
  open var toolbar: UIToolbar! { tools }
  /// Default: false. Hiding it takes the swipe that goes back away.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar for all controllers; the content's safe area follows along with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    moveBars(animated: animated)
  }
  /// Default: true.
  open var isToolbarHidden: Bool {
    get { toolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar; the content's safe area follows along with it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarHidden else { return }
    toolbarHidden = hidden
    moveBars(animated: animated)
  }

  private func moveBars(animated: Bool) {
    guard isViewLoaded else { return }
    if animated {
      bar.hide(false)
      UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction) {
        self.layOutChrome()
        self.view.layoutIfNeeded()
      } completion: { _ in
        self.layOutChrome()
      }
    } else {
      layOutChrome()
    }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === stack.last { tools.setItems(controller.toolbarItems, animated: false) }
  }

  func updateBarItems() {
    bar.manage { $0.setItems(barItems, animated: false) }
    tools.setItems(stack.last?.toolbarItems, animated: false)
    outerNavigation?.updateBarItems()
  }

  /// UIKIT: a navigation controller inside another one, as a collapsed split view controller puts it there, leaves the
  /// bar to the outer one, which shows the items of its controllers. A guess.
  private var barItems: [UINavigationItem] {
    stack.flatMap { member in
      guard let inner = member as? UINavigationController, !inner.viewControllers.isEmpty else {
        return [member.navigationItem]
      }
      return inner.barItems
    }
  }

  /// The navigation controller in whose stack this one is.
  var outerNavigation: UINavigationController? { parent as? UINavigationController }

  func barHeightMayHaveChanged() {
    guard isViewLoaded, let view = viewIfLoaded else { return }
    view.setNeedsLayout()
  }

  /// Puts the bars in their places and tells the top controller what they cover.
  func layOutChrome() {
    guard let view = viewIfLoaded else { return }
    NavigationChrome(self, view).layOut()
  }

  /// A cancelled transition brings the former stack back.
  func undo(to old: [UIViewController]) {
    let (gone, back) = (stack.filter { !old.contains($0) }, old.filter { !stack.contains($0) })
    stack = old
    for controller in gone {
      controller.appearanceIsManaged = false
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in back where controller.parent !== self { addChild(controller) }
    for controller in old { controller.extras.endMove() }
    updateBarItems()
  }

  /// Keeps the pop gesture's target.
  var popGesture: PopGesture?
  var popInteraction: UIPercentDrivenInteractiveTransition? { popGesture?.interaction }

  // MARK: Containment

  /// The topmost controller beneath the source's comes first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override var childForStatusBarStyle: UIViewController? { barIsHidden ? stack.last : nil }
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard (container as? UIViewController) === stack.last else { return }
    preferredContentSize = container.preferredContentSize
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    // UIKIT: the secondary goes onto the stack whole, a navigation controller too: it is its controllers' own, and shows
    // their items in the outer bar (Apple's template of split views, which looks for a navigation controller there).
    setViewControllers(stack + [secondaryViewController], animated: false)
  }

  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    guard stack.count > 1 else { return nil }
    let top = stack[stack.count - 1]
    setViewControllers(Array(stack.dropLast()), animated: false)
    return top
  }
}

extension UINavigationController: NavigationBarOwner {
  func barGoesBack() { _ = popViewController(animated: true) }
}
