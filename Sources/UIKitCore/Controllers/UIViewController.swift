internal import UISystemMetrics

/// Manages a view tree.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: FocusResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
  UIContentContainer
{
  private var storedView: UIView?
  private var topGuide: ViewControllerLayoutGuide?
  private var bottomGuide: ViewControllerLayoutGuide?
  private(set) var childControllers: [UIViewController] = []
  private weak var parentController: UIViewController?
  private var ownOverrides = UITraitOverrides()
  private var overridesFromParent: UITraitCollection?
  private var traitRegistrations = TraitRegistrations()
  /// What containers and presentations keep with the controller.
  let extras = ControllerExtras()
  var appearance = AppearanceState.disappeared
  var appearsAnimated = false
  /// Whether `viewIsAppearing(_:)` has been called in this appearance.
  var hasTakenSurroundings = false
  /// Whether a container of this module, or a presentation, decides when the view appears.
  var appearanceIsManaged = false

  /// The nib that `loadView()` looks for, without extension. Where it is nil, one that is named after the class is
  /// taken, with or without `Controller`.
  open package(set) var nibName: String?
  /// Where the nib is looked for; nil for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// The storyboard that made the controller. Nil in `init(coder:)`, set by `awakeFromNib()`.
  open package(set) weak var storyboard: UIStoryboard?
  /// Shown by containers. Setting it sets the titles of the navigation item and of the tab bar item too.
  open var title: String? {
    didSet {
      extras.navigationItem?.title = title
      extras.nameTab(of: self)
    }
  }
  /// The controller's name in a saved state. Default: nil; the controller and its children are then left out.
  open var restorationIdentifier: String?
  /// The size that a container should give, in points. Default: zero, no wish.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      extras.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Which edges the view extends to beneath bars. Default: all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parentController?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view extends beneath opaque bars too. Default: false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parentController?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the insets of the first scroll view follow the bars also where its content does not scroll. Default: true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { parentController?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether presentations in a context, from here or further in, cover this view. Default: false.
  open var definesPresentationContext = false
  /// Whether a push takes the tab bar away. Default: false.
  open var hidesBottomBarWhenPushed = false

  /// Creates a controller whose view comes from a nib, when it is first asked for. Nil for both: `loadView()` decides.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller of a document; the outlets are connected afterwards, and the view loads later.
  public required init?(coder: NSCoder) {
    super.init()
    if let decoder = coder as? any DocumentDecoding { decoder.decode(self) } else { read(coder) }
  }
  class var archivedProperties: [ArchivedProperty] { ownArchivedProperties }

  /// Where a controller from a storyboard comes from.
  package var origin: (any SceneOrigin)?

  /// Writes the title, the nib's name and how the controller is shown; containers write their controllers, too. Views
  /// stay behind, and a controller's state is written by `encodeRestorableState(with:)`.
  open func encode(with coder: NSCoder) { for property in Self.archivedProperties { property.write(self, coder) } }
  /// Called when the controller's document is read and its outlets are set; the view is not loaded yet. Default:
  /// nothing.
  open func awakeFromNib() {}
  /// Called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  // MARK: View

  /// Loaded when first asked for. Traps when it is another controller's view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if let newValue { checkHierarchy(taking: newValue) }
      let former = storedView
      former?.controller = nil
      former?.flags.remove(.controllerRoot)
      storedView = newValue
      newValue?.controller = self
      // The way to the controller must be open for changes of traits.
      newValue?.openTraitsWay()
      newValue?.flags.insert(.controllerRoot)
      if let former, let newValue, former !== newValue { takePlace(of: former, newValue) }
    }
  }

  /// What is set in the place of a view that is in sight is in sight.
  ///
  /// UIKIT: a public application shows its search results so, by `view = results` in a controller of a navigation
  /// controller; a guess from one repository.
  private final func takePlace(of former: UIView, _ view: UIView) {
    guard let holder = former.superview, view.superview == nil else { return }
    view.frame = former.frame
    view.autoresizingMask = former.autoresizingMask
    holder.insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
  }

  /// The view where it is loaded, else nil; asking does not load it.
  open var viewIfLoaded: UIView? { storedView }
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { [viewIfLoaded].compactMap { $0 } }
  /// Whether there is a view; asking does not load it.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view, without asking for a layout.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard let storedView else { fatalError("-[\(type(of: self)) loadView] did not set a view") }
    if storedView.parent == nil, let around = surroundingEnvironment { storedView.takeEnvironment(around) }
    if overridesDirection { storedView.directionIsOverridden() }
    viewDidLoad()
    placeChildren()
  }

  /// Loads the views of the children that a container shows, and puts them in place.
  ///
  /// UIKIT: a container's children load after its `viewDidLoad()`, which often hands them what they work with. A guess.
  func placeChildren() {}

  /// Makes the view. The default loads it from the controller's storyboard or nib, and makes a plain one that fills its
  /// surroundings where there is none.
  open func loadView() {
    if let origin, origin.hasView { return origin.loadView(of: self) }
    if DocumentServices.current.reader?.loadView(of: self) == true { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view has been loaded, and has its place and traits not yet. Called once.
  open func viewDidLoad() {}
  /// The view is about to come into a window. Call `super` here and below.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window, with traits and geometry, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen, and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave; an interactive transition may take that back.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Carries out at once what was to come with the view's next layout: a navigation controller's change.
  func carryOutWaitingChange() {}
  /// The view is about to lay out its subviews, with its bounds as they will be.
  open func viewWillLayoutSubviews() {}
  /// The view's own subviews are laid out; theirs may not be.
  open func viewDidLayoutSubviews() {}
  /// Gives the view's content what it shows, before the view is laid out.
  open func updateProperties() {}
  /// Has `updateProperties()` called before the next layout of the view. Nothing while the view is not loaded.
  open func setNeedsUpdateProperties() { viewIfLoaded?.markNeedsUpdateProperties() }
  /// Carries out at once what waits in the view and its subtree. Nothing while the view is not loaded.
  open func updatePropertiesIfNeeded() { if let storedView { PropertiesPass.run(storedView) } }
  /// Called in place of the view's `updateConstraints()`, which the default calls. Call `super` at the end.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Memory is short. Default: nothing.
  open func didReceiveMemoryWarning() {}
  /// How a navigation controller goes from here to `other`; nil leaves it to the navigation controller.
  func navigationAnimator(
    to other: UIViewController, _ operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  // MARK: Segues

  /// Performs the segue with this identifier. Traps when the controller's scene has none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let origin, origin.performSegue(withIdentifier: identifier, sender: sender) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
  }
  /// Asked before a touch performs a segue. Default: true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called when the destination is made and before its view is loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end here. Default: when the controller answers to the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { ActionRegistry.responds(self, to: action) }
  /// Where an unwind segue may end further in. Default: the children that it does not come from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.filter { $0 !== source.source && $0 !== childContaining(source) }
  }
  /// The child that an unwinding comes from, itself or one further in; nil where it comes from elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }
  /// Called on the controller that an unwind segue goes to, with itself, after the unwind action. Default: nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearance

  /// Tells a child of a container that forwards by itself that its view will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    // UIKIT: a container may begin the disappearance of what has never appeared: it hears of it. Tests of a library of
    // pages do so.
    if !isAppearing, appearance == .disappeared { appearance = .appeared }
    AppearancePass.begin(self, appearing: isAppearing, animated: animated)
  }
  /// Ends what `beginAppearanceTransition(_:animated:)` began: the child hears `viewDidAppear` or `viewDidDisappear`.
  /// Where nothing was begun, the log says so.
  open func endAppearanceTransition() { AppearancePass.endWhatWasBegun(self) }
  /// Whether children hear of the controller's appearance. Default: true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the appearance is by a presentation; true in the four methods of appearance.
  open var isBeingPresented: Bool { extras.isBeingPresented || parentController?.isBeingPresented == true }
  /// Whether the disappearance is by a dismissal; true in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`, of
  /// children too.
  open var isBeingDismissed: Bool { extras.isBeingDismissed || parentController?.isBeingDismissed == true }
  /// Whether the appearance is by a push or another addition to a parent.
  open var isMovingToParent: Bool { extras.isMovingToParent }
  /// Whether the disappearance is by a pop or another removal from a parent.
  open var isMovingFromParent: Bool { extras.isMovingFromParent }
  /// Whether the controller's content can be edited. Default: false. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { extras.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Changes `isEditing` and the edit button's title. Override to change the view too, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: Presentation

  /// UIKIT: reading gives a concrete style: the automatic one is a page sheet, before iOS 13 the full screen
  /// (`UIViewController.h`).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { Presenter.concrete(extras.modalPresentationStyle, systemMetrics) }
    set { extras.modalPresentationStyle = newValue }
  }
  /// How a presentation of the controller moves. Default: `coverVertical`. A transitioning delegate's animator counts
  /// instead.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { extras.modalTransitionStyle }
    set { extras.modalTransitionStyle = newValue }
  }
  /// Whether a swipe or a tap beside the sheet does not dismiss the controller. Default: false; `dismiss` works all the
  /// same.
  open var isModalInPresentation: Bool {
    get { extras.isModalInPresentation }
    set { extras.isModalInPresentation = newValue }
  }
  /// What animates and manages presentations with the style `custom`, and animates those of other styles. Default: nil.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      transitioningDelegate = SubclassMethods.completed(transitioningDelegate)
      if extras.presentation?.isPresented != true { extras.presentation = nil }
    }
  }
  /// Kept for the program; it has no effect. Default: false.
  open var providesPresentationContextTransitionStyle = false {
    willSet { if newValue { Limitation.hasNoEffect("UIViewController.providesPresentationContextTransitionStyle") } }
  }
  /// Kept for the program; setting false has no effect. Default: true.
  open var restoresFocusAfterTransition = true {
    willSet { if !newValue { Limitation.hasNoEffect("UIViewController.restoresFocusAfterTransition") } }
  }
  /// Whether the keyboard stays when a text loses the focus to no other. Default: true for form sheets alone.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the controller decides about the status bar though it does not fill the screen. Default: false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// What the controller, or an ancestor, presents.
  open var presentedViewController: UIViewController? { Presenter.presented(by: self) }
  /// What presents the controller, or the ancestor of it that is presented; nil where neither is.
  open var presentingViewController: UIViewController? { Presenter.presenting(self) }
  /// What manages the presentation, also before it begins; then it can be set up. See `modalPresentationStyle`.
  open var presentationController: UIPresentationController? { Presenter.controller(of: self) }
  /// The controller of a presentation with the style `popover`, to set source and arrows before `present`; else nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The controller of a presentation as a sheet, to set detents and grabber; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The transition that the controller or an ancestor is in, to animate along with it; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransition }

  /// Presents a controller over the hierarchy that this one is in. Logs where that already presents one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { Presenter.present(viewControllerToPresent, from: self, animated: flag, completion) }
  /// Dismisses what the controller presents; where it presents nothing, its presenter dismisses it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presenter.dismiss(self, animated: flag, completion)
  }

  /// Shows a controller in the nearest container that knows how; presents it where none does.
  open func show(_ vc: UIViewController, sender: Any?) { ShowRequest.show(vc, from: self, sender: sender) }
  /// Shows a controller as the detail of the nearest split view controller; presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ShowRequest.showDetail(vc, from: self, sender: sender)
  }
  /// The nearest ancestor that answers to the action, the receiver left out unless it overrides the method.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ShowRequest.answers(self, to: action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Containers

  /// What a navigation bar shows for the controller. Made when first asked for.
  open var navigationItem: UINavigationItem { extras.navigationItem(for: self) }
  /// What a tab bar shows for the controller. Made with the controller's title when first asked for.
  open var tabBarItem: UITabBarItem! {
    get { extras.tabBarItem(for: self) }
    set {
      extras.tabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }
  /// What the navigation controller's toolbar shows while the controller is on top, from the leading side. Default:
  /// nil.
  open var toolbarItems: [UIBarButtonItem]? {
    get { extras.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets `toolbarItems`. The items change at once, whatever `animated` is.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    extras.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self)
  }
  /// The nearest navigation controller among the ancestors; nil in none. One that is presented over it does not count.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller among the ancestors; nil in none.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest split view controller among the ancestors; nil in none.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Toggles `isEditing`; titled Edit or Done.
  open var editButtonItem: UIBarButtonItem { extras.editButton(for: self) }
  /// What a split view controller that collapses shows of its primary.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// What of the primary becomes the secondary when a split view controller expands.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// The scroll view that was set for bars at the edge to follow. Default: nil, the bars look for one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    extras.contentScrollViews.view(for: edge) as? UIScrollView
  }
  /// Sets the scroll view whose content runs beneath the bars at some edges; those at others keep theirs.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    extras.contentScrollViews.set(scrollView, for: edge)
  }

  // MARK: Sizes and rotation

  /// A child's `preferredContentSize` has changed. Default: nothing; containers lay out anew here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child's constraints want has changed. Default: nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child, in points, where the receiver has `parentSize`. Default: as large as the receiver.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The view is about to change its size. Call `super`: it tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.viewIfLoaded?.bounds.size != childSize { child.viewWillTransition(to: childSize, with: coordinator) }
    }
    if let presented = extras.presented, let presentation = presented.extras.presentation {
      presentation.viewWillTransition(to: size, with: coordinator)
    }
    (coordinator as? ControllerTransition)?.announceRotation(to: self)
  }
  /// The interface is about to be turned; `viewWillTransition(to:with:)` calls it. Deprecated by Apple since iOS 8.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// What is changed here is animated with the rotation. Deprecated by Apple since iOS 8.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The interface has been turned. Deprecated by Apple since iOS 8.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The traits are about to change. Call `super`: it tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let new = child.traits(inheriting: newCollection)
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
    extras.presented?.extras.presentation?.willTransition(to: newCollection, with: coordinator)
  }
  /// Default: all on pads, all but upside down on phones. The root's, or the full-screen one's, counts.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Kept for overrides: rotation goes by `supportedInterfaceOrientations` alone, as in UIKit since iOS 16. Default:
  /// true.
  open var shouldAutorotate: Bool { true }
  /// Whether the interface stays as it is turned while the device turns, for a game. Default: false.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Whose preference counts instead. Default: nil.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Asks for the preference again.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { setNeedsUpdateOfSupportedInterfaceOrientations() }
  /// What activities with the controller are called in logs. Default: nil. Kept for the program.
  open var interactionActivityTrackingBaseName: String?
  /// The orientation in which the controller would be shown first. Default: portrait; containers answer for their
  /// visible child.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// How the window's interface is turned; portrait without a window. Deprecated by Apple since iOS 8.
  open var interfaceOrientation: UIInterfaceOrientation {
    storedView?.window?.interfaceOrientation ?? .portrait
  }
  /// Asks for the supported orientations again, and turns the interface where they leave out the present one.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard let scene = storedView?.window?.windowScene else { return }
    UpdateCycle.afterCommit(of: scene) { OrientationPolicy(scene: $0).update() }
  }
  /// Turns the interface to the device's orientation where that is supported.
  open class func attemptRotationToDeviceOrientation() {
    for scene in UIApplication.shared.connectedScenes {
      (scene as? UIWindowScene).map { OrientationPolicy(scene: $0).update() }
    }
  }

  // MARK: Status bar

  /// Dark or light signs in the status bar. Default: `default`, which goes by the interface style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Default: true where the height is compact, as on phones in landscape.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// How the status bar would come and go. Default: fade. It changes at once here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child whose `preferredStatusBarStyle` counts instead; nil for the receiver's own. Default: nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child whose `prefersStatusBarHidden` counts instead; nil for the receiver's own. Default: nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks for the status bar's style and presence again, and updates the safe area.
  open func setNeedsStatusBarAppearanceUpdate() {
    guard let window = storedView?.window else { return }
    SafeAreaPass.update(window)
    window.setNeedsLayout()
  }
  /// Whether the line at the lower edge of screens without a home button is left out. Default: false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child whose preference about the home indicator counts instead. Default: nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Nothing to do: the preference is read with each drawing of the screen.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Edges where the system's gestures would need a second swipe. Default: none. Kept for overrides: there are no such
  /// gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Has no effect, as there are no system gestures to defer.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child whose edges would count instead. Default: nil.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the pointer would be hidden and held, for games. Default: false. It is not asked here.
  open var prefersPointerLocked: Bool { false }
  /// The child whose wish to lock the pointer would count instead. Default: nil.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Has no effect: the pointer is never locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The host of an extension: the controller is in none.
  open var extensionContext: NSExtensionContext? { nil }
  /// Entries beneath the controller's preview. Default: none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  /// What is shown above the view while there is no content; nil shows the view alone.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { shownUnavailableConfiguration }
    set { showUnavailable(newValue) }
  }
  /// The traits and the search text that configurations are updated with.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { currentUnavailableState }
  /// Calls `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { markNeedsUnavailableUpdate() }
  /// Called before a layout when it was asked for. Override to set `contentUnavailableConfiguration`. Default: nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Called on restored controllers when all of them have read their state. Default: nothing.
  open func applicationFinishedRestoringState() {}
  /// Whether commands reach the controller while it presents another one. Default: true.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// The key of the controller that the receiver presents, in its state.
  static let presentedStateKey = "UIViewControllerPresented"
  /// Writes which controller the receiver presents. Call super.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if let presented = extras.presented { coder.encode(presented, forKey: Self.presentedStateKey) }
  }

  // MARK: Margins and safe area

  /// Added to the safe area that the surroundings give, in points. Default: zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue, let storedView { SafeAreaPass.update(storedView) } }
  }
  /// The root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// UIKIT: 16 points at the sides, 20 where the view is at least 414 wide; nothing above and below (Apple's page on
  /// `systemMinimumLayoutMargins`; frames stored in documents for the numbers).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = systemMetrics.sideMargin(width: storedView?.bounds.size.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`. Default: true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginsMayHaveChanged() }
  }

  func safeAreaInsets(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    inherited + extras.barInsets + additionalSafeAreaInsets
  }

  /// The strip that bars cover above. Deprecated by Apple in favour of the safe area, still in many documents.
  open var topLayoutGuide: any UILayoutSupport { topSupport.withConstraints }
  /// The strip that bars cover below. Deprecated by Apple in favour of the safe area, still in many documents.
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport.withConstraints }

  var topSupport: ViewControllerLayoutGuide { guide(&topGuide, .top) }
  var bottomSupport: ViewControllerLayoutGuide { guide(&bottomGuide, .bottom) }

  private func guide(
    _ slot: inout ViewControllerLayoutGuide?, _ edge: ViewControllerLayoutGuide.Edge
  ) -> ViewControllerLayoutGuide {
    let guide = slot ?? ViewControllerLayoutGuide(edge: edge)
    slot = guide
    guide.owner = storedView
    return guide
  }

  // MARK: Containment

  /// The child controllers in the order in which they were added.
  open var children: [UIViewController] { childControllers }
  /// The container that the controller is a child of; nil for roots and presented controllers.
  open var parent: UIViewController? { parentController }

  /// Makes a controller a child: `willMove` is called, `didMove(toParent:)` is the client's to call.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { fatalError("Can't add self as child view controller") }
    if childController.parentController === self { return }
    childController.parentController?.carryOutWaitingChange()
    checkHierarchy(adding: childController)
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
    KeyObservers.check(childController)
  }

  /// Takes the controller from its parent; its view is the client's to remove. Calls `didMove`.
  open func removeFromParent() {
    parentController?.carryOutWaitingChange()
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
    KeyObservers.check(self)
  }

  /// Animates between two children of the receiver: adds the new view and removes the old one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition.run(
      fromViewController, toViewController, in: self, duration: duration, options: options, animations, completion)
  }

  /// Called by `addChild(_:)` and, with nil, by the client before a removal.
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }
  /// The controller has a new parent, or none. The client calls it after `addChild(_:)`, `removeFromParent()` by
  /// itself.
  open func didMove(toParent parent: UIViewController?) { extras.endMove() }

  // MARK: Traits

  /// The traits of the surroundings, changed by the parent's override for this child and by `traitOverrides`.
  open var traitCollection: UITraitCollection {
    let inherited =
      storedView?.superview?.traitCollection ?? parentController?.traitCollection
      ?? extras.presenting?.traitCollection ?? storedView?.rootTraits ?? UIScreen.main.traitCollection
    let own = traits(inheriting: inherited.plain)
    return extras.tracksTraits ? extras.traitTracker.noting(own) : own
  }
  /// The controller's traits have changed; the view hears of it on its own. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives `childViewController` other traits than it would inherit; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changingTraits { childViewController.overridesFromParent = collection }
  }
  /// The traits given by `setOverrideTraitCollection(_:forChild:)`; nil where there are none or it is no child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentController === self ? childViewController.overridesFromParent : nil
  }

  func overrideFromOutside(_ traits: UITraitCollection?) { overridesFromParent = traits }

  /// Traits that the controller gives to itself, its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { willOverrideTraits { ownOverrides = newValue } }
  }
  /// A style for the controller and everything in it. Default: unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrides.values.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Calls `handler` with the controller and the earlier traits after a change of one of `traits`.
  @discardableResult
  open func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitRegistrations.add(traits, handler) }
  /// Ends a registration; its handler is not called again.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  /// Whether the controller has other traits than its surroundings.
  var overridesTraits: Bool { overridesFromParent != nil || ownOverrides.values != TraitStorage() }

  /// The controller's traits where its surroundings have `inherited`: a parent's override first, then its own.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    let override = parentController?.overrideTraitCollection(forChild: self) ?? overridesFromParent
    guard override != nil || ownOverrides.values != TraitStorage() else { return inherited }
    return UITraitCollection(
      traitsFrom: [inherited, override, UITraitCollection(values: ownOverrides.values)].compactMap { $0 })
  }

  /// Whether a text that is edited behind gives the keyboard back until the controller is dismissed.
  var takesKeyboard: Bool { true }

  /// The children that follow the controller's appearance have been told that they will appear.
  func childrenWillAppear(_ animated: Bool) {}

  /// Whether a child appears with the controller.
  func shows(_ child: UIViewController) -> Bool { true }

  /// A bar in the view takes another part of it.
  func barRoomDidChange() {}

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    extras.traitFollower?.follow(new)
    new.performAsCurrent {
      viewIfLoaded?.invalidate(extras.traitTracker.methods(changingFrom: old, to: new))
      traitRegistrations.notify(self, from: old, to: new)
      traitCollectionDidChange(old)
    }
  }

  open override var next: UIResponder? { storedView?.superview ?? parentController ?? extras.presenting }

  /// Whether the controller is an alert or an action sheet.
  var isAlert: Bool { false }
  /// Called after a tap beside what the controller shows, or the like, has dismissed it.
  func wasDismissedFromOutside() {}
  /// How a presentation of the controller looks unless it is a popover's.
  var effectiveTransitionStyle: UIModalTransitionStyle { modalTransitionStyle }
  /// Where the controller stands when it is a popover no longer; nil for all of the container.
  func adaptedFrame(in container: UIView) -> CGRect? { nil }
  /// Manages a presentation of the controller that is neither a popover, a sheet nor the program's own.
  func makePresentation(from presenting: UIViewController?) -> UIPresentationController {
    UIPresentationController(presentedViewController: self, presenting: presenting)
  }
  /// What a popover without a source says that presents the controller; nil for the popover's own words.
  func missingSourceMessage(presentedFrom presenter: UIViewController) -> String? { nil }

  /// Ends a presentation that the controller has made without a presentation controller. False where it has not.
  func dismissesItself() -> Bool { false }

  /// UIKIT: `<Module.Class: 0x…>`, without a module for UIKit's own classes, as console output of public reports shows it.
  open nonisolated override var description: String {
    "<\(LibraryModules.shownName(of: type(of: self))): \(addressString(self))>"
  }
}
