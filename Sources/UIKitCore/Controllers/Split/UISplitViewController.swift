/// A primary and a secondary controller: side by side where the width is regular, one stack where it is compact.
///
/// The classic style takes its two controllers from `viewControllers`; the column styles take them by column. Collapsing
/// and expanding stands in `SplitCollapse`, geometry in `SplitLayout`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Two or three columns that are set by column; `unspecified` is the classic style with `viewControllers`.
  public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
  /// The columns from the leading side; `compact` stands for all of them where the width is compact.
  public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact, inspector }
  /// Which columns are seen, and whether those before the secondary stand beside it, over it or push it aside.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary

    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// Whether what is around a view is a collapsed split view controller.
  public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment
  /// At which side the primary column stands.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
  /// How columns that are wished for come: beside the secondary, over it, or pushing it aside.
  public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
  /// How the primary column's background looks, on the Mac.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

  /// The system's choice of a dimension.
  ///
  /// UIKIT: the least of numbers in 32 bits (the constant in the system's library, as a project has read it out).
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// The style that the controller was made with. Default: unspecified.
  public package(set) var style: Style
  var columns: [Column: UIViewController] = [:]
  /// Classic style, collapsed: what stands for both.
  var collapsedController: UIViewController?
  /// The secondary that the delegate wanted to be left out of the one column.
  var detailLeftOut: UIViewController?
  /// Whether all columns are one stack, as where the width is compact. Default: false.
  open private(set) var isCollapsed = false
  /// Column styles, collapsed: what each column has given to the stack, which may have been popped since.
  var stacked: [Column: [UIViewController]] = [:]
  /// What the client has set, without what it was put into.
  private var given: [Column: UIViewController] = [:]

  /// A controller of two or three columns, to be set by `setViewController(_:for:)`.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller of the classic style, to be set by `viewControllers`.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// The controller of a document, whose relationships become columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Decides how columns collapse and expand, and hears of display modes. Not kept.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }

  // MARK: Controllers

  /// Primary first; one controller while collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let collapsedController { return [collapsedController] }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      if isCollapsed {
        collapsedController = newValue.first
      } else {
        columns[.primary] = newValue.first
        columns[.secondary] = newValue.count > 1 ? newValue[newValue.count - 1] : nil
        if style == .tripleColumn, newValue.count > 2 { columns[.supplementary] = newValue[1] }
      }
      arrange()
    }
  }
  /// The controller that was set for a column, without a navigation controller that was made around it.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    given[column] ?? columns[column]
  }
  /// UIKIT: a column's controller is put into a navigation controller, except the compact column's (Apple's page on
  /// `setViewController(_:for:)`).
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    columns[column] = vc.map { wrapped($0, for: column) }
    given[column] = vc
    arrange()
  }
  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    column == .compact || controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }
  /// Brings a column into sight: of a stack it becomes the top, else the mode becomes one that has it.
  open func show(_ column: UISplitViewController.Column) {
    if column == .inspector { return changeInspector(shows: true) }
    if isCollapsed { return SplitCollapse(self).show(column) }
    if let mode = layoutFacts.mode(showing: column) { changeMode(mode) }
  }
  /// Takes a column, and those before it, out of sight.
  open func hide(_ column: UISplitViewController.Column) {
    if column == .inspector { return changeInspector(shows: false) }
    if isCollapsed { return SplitCollapse(self).hide(column) }
    if let mode = layoutFacts.mode(hiding: column) { changeMode(mode) }
  }

  /// The child of a document's relationship.
  ///
  /// UIKIT: documents of split views with columns name plain controllers for them, and programs find navigation controllers
  /// in `viewControllers` (one program, the search example of a textbook; a guess).
  package func setChild(_ child: UIViewController, as relationship: String) {
    let column: Column =
      switch relationship {
      case "masterViewController": .primary
      case "detailViewController": .secondary
      case "supplementaryViewController": .supplementary
      case "compactViewController": .compact
      default: columns[.primary] == nil ? .primary : .secondary
      }
    if style == .unspecified {
      columns[column] = child
      arrange()
    } else {
      setViewController(child, for: column)
    }
  }

  // MARK: Display

  /// Which columns should be seen where there is room. Default: automatic: beside each other on wide pads, the
  /// secondary alone on others.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { modeMayHaveChanged() } }
  /// How columns should come. Default: automatic, by the room. Column styles alone mind it.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeMayHaveChanged() } }
  /// How columns come: as preferred, else `tile` where they fit beside the secondary and `overlay` where not.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? (layoutFacts.canBeside ? .tile : .overlay) : preferredSplitBehavior
  }
  /// What is shown now.
  open var displayMode: DisplayMode { layoutFacts.mode }
  /// Whether a swipe from the edge brings the hidden column over the secondary. Default: true.
  open var presentsWithGesture = true
  private(set) lazy var overlay = SplitOverlay(self)
  /// The lines between columns.
  var separators: [UIView] = []
  /// Whether a button hides the other columns. Kept; it has no effect. Default: false.
  open var showsSecondaryOnlyButton = false {
    willSet { if newValue { Limitation.hasNoEffect("UISplitViewController.showsSecondaryOnlyButton") } }
  }
  /// At which side the primary column stands. Default: leading.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Kept; has no effect, and says so once.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { Limitation.hasNoEffect("UISplitViewController.primaryBackgroundStyle") }
  }
  /// Toggles the primary.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction { [weak self] _ in self?.toggleMode() }
    return item
  }()
  /// Whether the button that shows and hides columns is in the bar.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
  /// Kept; has no effect, and says so once.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { Limitation.hasNoEffect("UISplitViewController.displayModeButtonVisibility") }
  }
  /// Whether a column is seen now.
  open func isShowing(_ column: UISplitViewController.Column) -> Bool {
    guard let view = (isCollapsed ? collapsedView(of: column) : columns[column]?.viewIfLoaded) else { return false }
    return view.window != nil && !view.isHidden
  }
  private func collapsedView(of column: Column) -> UIView? {
    let shown = columns[column]
    return ((shown as? UINavigationController)?.topViewController ?? shown)?.viewIfLoaded
  }
  /// The mode that a tap on the button or a drag has chosen.
  var chosenMode: DisplayMode?

  private func toggleMode() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return changeMode(target) }
    let facts = layoutFacts
    changeMode(
      facts.mode == .secondaryOnly ? (facts.canBeside ? .oneBesideSecondary : .oneOverSecondary) : .secondaryOnly)
  }

  /// Whether the inspector is shown beside the secondary, or above everything where there is no room beside it.
  private(set) var showsInspector = false

  /// UIKIT: the inspector stands at the trailing edge while columns are expanded, and is a sheet while they are collapsed
  /// (Apple's page on `UISplitViewController.Column.inspector`).
  private func changeInspector(shows: Bool) {
    guard let inspector = columns[.inspector], style != .unspecified else { return }
    if isCollapsed {
      if shows, inspector.presentingViewController == nil {
        delegate?.splitViewController(self, willShow: .inspector)
        present(inspector, animated: true)
      } else if !shows, inspector.presentingViewController === self {
        delegate?.splitViewController(self, willHide: .inspector)
        inspector.dismiss(animated: true)
      }
      return
    }
    guard shows != showsInspector else { return }
    if shows {
      delegate?.splitViewController(self, willShow: .inspector)
    } else {
      delegate?.splitViewController(self, willHide: .inspector)
    }
    showsInspector = shows
    arrange()
    guard let view = viewIfLoaded else { return }
    UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) { view.layoutIfNeeded() }
  }

  func changeMode(_ mode: DisplayMode) {
    guard mode != layoutFacts.mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    tellColumns(from: layoutFacts.mode, to: mode)
    chosenMode = mode
    guard let view = viewIfLoaded else { return }
    shownMode = layoutFacts.mode
    let columns = SplitChildren(self)
    columns.begin(animated: true)
    UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      columns.end()
      self?.layoutFacts.place()
    }
  }

  override func shows(_ child: UIViewController) -> Bool { SplitChildren(self).shows(child) }

  /// UIKIT: the delegate of column styles hears of each column that comes or goes (Apple's pages on
  /// `splitViewController(_:willShow:)` and `willHide`).
  private func tellColumns(from old: DisplayMode, to new: DisplayMode) {
    guard style != .unspecified else { return }
    let (before, after) = (layoutFacts.columns(in: old), layoutFacts.columns(in: new))
    for column in [Column.primary, .supplementary] {
      switch (before.contains(column), after.contains(column)) {
      case (false, true): delegate?.splitViewController(self, willShow: column)
      case (true, false): delegate?.splitViewController(self, willHide: column)
      default: break
      }
    }
  }

  private func modeMayHaveChanged() {
    chosenMode = nil
    viewIfLoaded?.setNeedsLayout()
    guard let shownMode, !isCollapsed else { return }
    let mode = layoutFacts.mode
    guard mode != shownMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    tellColumns(from: shownMode, to: mode)
    self.shownMode = mode
    SplitChildren(self).change()
  }

  // MARK: Widths

  /// Share of the width, 0…1; `automaticDimension` for the system's choice.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// In points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The least width of the primary column, in points. Default: `automaticDimension`, none.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the primary column, in points. Default: `automaticDimension`, the system's.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Share of the width for the supplementary column, 0…1. Default: `automaticDimension`, 320 points.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Width of the supplementary column, in points; it goes before the fraction. Default: `automaticDimension`.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The least width of the supplementary column, in points. Default: `automaticDimension`, none.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the supplementary column, in points. Default: `automaticDimension`, none.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Of the secondary beside other columns, as a share of the width; the columns before it give way. Default: automatic.
  open var preferredSecondaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Of the secondary beside other columns, in points; the columns before it give way. Default: automatic.
  open var preferredSecondaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Of the secondary beside other columns, in points. Default: automatic.
  open var minimumSecondaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// As a share of the width. Default: automatic.
  open var preferredInspectorColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// In points. Default: automatic.
  open var preferredInspectorColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// In points. Default: automatic.
  open var minimumInspectorColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// In points. Default: automatic.
  open var maximumInspectorColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// In points, as it is laid out.
  open var primaryColumnWidth: CGFloat { layoutFacts.primaryWidth }
  /// In points, as it is laid out.
  open var supplementaryColumnWidth: CGFloat { layoutFacts.supplementaryWidth }

  var layoutFacts: SplitLayout { SplitLayout(self) }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
  }

  override func placeChildren() {
    // UIKIT: a split view controller that starts compact collapses at once, without a word to anybody's superview. A
    // guess.
    updateCollapse(for: traitCollection)
    arrange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateCollapse(for: traitCollection)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapse(for: traitCollection)
    layoutFacts.place()
    if shownMode != displayMode { SplitChildren(self).change() }
    shownMode = displayMode
  }

  /// The mode that the columns were last placed in.
  private var shownMode: DisplayMode?

  /// UIKIT: the delegate hears of the mode that a new size brings before it comes (Apple's page on
  /// `splitViewController(_:willChangeTo:)`).
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let shownMode, !isCollapsed, traitCollection.horizontalSizeClass == .regular else { return }
    let next = SplitLayout(self, size: size).mode
    if next != shownMode { delegate?.splitViewController(self, willChangeTo: next) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapse(for: traitCollection)
  }

  /// Collapses in a compact width, expands in a regular one.
  private func updateCollapse(for traits: UITraitCollection) {
    let compact = traits.horizontalSizeClass == .compact
    guard isViewLoaded, !isChanging, compact != isCollapsed, !columns.isEmpty || collapsedController != nil else {
      return
    }
    isChanging = true
    defer { isChanging = false }
    // UIKIT: the delegate's first calls still see the state before (readings of a public project).
    if compact { SplitCollapse(self).collapse() } else { SplitCollapse(self).expand() }
    isCollapsed = compact
    arrange()
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    if compact { delegate?.splitViewControllerDidCollapse(self) } else { delegate?.splitViewControllerDidExpand(self) }
  }

  private var isChanging = false

  /// Makes children of the controllers that are seen, and puts their views in place.
  func arrange() {
    SplitChildren(self).update()
    viewIfLoaded?.setNeedsLayout()
    KeyObservers.check(self)
  }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed, let navigation = collapsedController as? UINavigationController {
      return navigation.pushViewController(vc, animated: true)
    }
    // UIKIT: the controller becomes the primary (Apple's page on `show(_:sender:)`); columns and what is collapsed onto
    // something else than a stack have no place for it.
    if !isCollapsed, style == .unspecified {
      columns[.primary] = vc
      return arrange()
    }
    present(vc, animated: true)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed {
      if let navigation = collapsedController as? UINavigationController {
        SplitCollapse(self).showDetail(vc, on: navigation)
      } else {
        present(vc, animated: true)
      }
    } else if style == .unspecified {
      columns[.secondary] = vc
      arrange()
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

extension UIViewController {
  /// Posted when a split view controller collapses or expands: what *show detail* does has changed.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
