/// Manages a view tree.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable {
  private var storedView: UIView?
  private var topGuide: ViewControllerLayoutGuide?
  private var bottomGuide: ViewControllerLayoutGuide?
  private(set) var childControllers: [UIViewController] = []
  private weak var parentController: UIViewController?
  private var ownOverrides = UITraitOverrides()
  private var overridesFromParent: UITraitCollection?
  private var traitRegistrations = TraitRegistrations()

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  /// The storyboard that made the controller. Nil in `init(coder:)`, set by `awakeFromNib()`.
  open internal(set) weak var storyboard: UIStoryboard?
  open var title: String?
  open var restorationIdentifier: String?
  /// The size that a container should give, in points. Default: zero, no wish.
  open var preferredContentSize = CGSize.zero
  /// Which edges the view extends to beneath bars. Default: all.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view extends beneath opaque bars too. Default: false.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views' insets follow the bars. Default: true.
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? ElementCoder)?.decode(self)
  }

  /// Where a controller from a storyboard comes from.
  var origin: ControllerOrigin?

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  // MARK: View

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView?.flags.remove(.controllerRoot)
      storedView = newValue
      newValue?.controller = self
      newValue?.flags.insert(.controllerRoot)
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      fatalError("-[\(type(of: self)) loadView] did not set a view")
    }
    viewDidLoad()
  }

  /// Makes the view. The default loads it from the controller's storyboard or nib, and makes a plain one that fills its
  /// surroundings where there is none.
  open func loadView() {
    if let origin, origin.scene.hasView { return origin.scene.loadView(of: self) }
    if ControllerNib.load(self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { view.updateConstraints() }
  open func didReceiveMemoryWarning() {}

  // MARK: Segues

  /// Performs the segue with this identifier. Traps when the controller's scene has none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
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
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Margins and safe area

  /// Added to the safe area that the surroundings give, in points. Default: zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue, let storedView { SafeAreaPass.update(storedView) } }
  }
  open func viewSafeAreaInsetsDidChange() {}

  /// UIKIT: 16 points at the sides, 20 where the view is at least 414 wide; nothing above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.size.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginsMayHaveChanged() }
  }

  func safeAreaInsets(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets { inherited + additionalSafeAreaInsets }

  /// The strip that bars cover above. Deprecated by Apple in favour of the safe area, still in many documents.
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }

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

  open var children: [UIViewController] { childControllers }
  open var parent: UIViewController? { parentController }

  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "Can't add self as child view controller")
    if childController.parentController === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    traits(
      inheriting: storedView?.superview?.traitCollection ?? parentController?.traitCollection
        ?? UIScreen.main.traitCollection)
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives `childViewController` other traits than it would inherit; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    TraitPass.controllerChanged(childViewController) { childViewController.overridesFromParent = collection }
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentController === self ? childViewController.overridesFromParent : nil
  }

  /// Traits that the controller gives to itself, its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { TraitPass.controllerChanged(self) { ownOverrides = newValue } }
  }
  /// A style for the controller and everything in it. Default: unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrides.values.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  @discardableResult
  open func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitRegistrations.add(traits, handler) }
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  /// The controller's traits where its surroundings have `inherited`: a parent's override first, then its own.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    guard overridesFromParent != nil || ownOverrides.values != TraitStorage() else { return inherited }
    return UITraitCollection(
      traitsFrom: [inherited, overridesFromParent, UITraitCollection(values: ownOverrides.values)].compactMap { $0 })
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    new.performAsCurrent {
      traitRegistrations.notify(self, from: old, to: new)
      traitCollectionDidChange(old)
    }
  }

  open override var next: UIResponder? { storedView?.superview ?? parentController }
}
