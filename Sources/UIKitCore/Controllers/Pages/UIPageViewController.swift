/// Pages that follow each other.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipageviewcontroller>
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Whether pages lie beside or above each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  /// Where the spine of curling pages is, and thereby how many are seen.
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
  /// Whether the next page comes from behind or from before.
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
  /// Whether pages are turned, or scrolled.
  public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
  /// What the options of a new controller may hold.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's key.
    public let rawValue: String
    /// Creates a key from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is, the number of a `SpineLocation`; for turned pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Room between pages, in points; for scrolled pages. Default: 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// DEVIATION: pages of the curl style scroll.
  open private(set) var transitionStyle: TransitionStyle
  /// Whether pages lie beside or above each other. Default: beside.
  open private(set) var navigationOrientation: NavigationOrientation
  /// Where the spine is; `none` for scrolled pages.
  open private(set) var spineLocation: SpineLocation
  /// The pages that are seen; two with the spine in the middle.
  open private(set) var viewControllers: [UIViewController]? = []
  /// Whether turned pages have a back. Kept; it has no effect. Default: false.
  open var isDoubleSided = false {
    willSet { if newValue { Limitation.hasNoEffect("UIPageViewController.isDoubleSided") } }
  }
  /// Hears of turns by touch. Not kept.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Gives the pages before and after; without one touches turn no pages. Not kept.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      dataSource = SubclassMethods.completed(dataSource)
      turner.dataSourceDidChange()
    }
  }
  private var spacing: CGFloat
  /// Holds the pages that scroll; nil where they are curled, and before the view is loaded.
  private(set) var pageScroll: PageScrollView?
  private lazy var turner = PageTurner(self, spacing: spacing)

  /// A controller without pages: call `setViewControllers(_:direction:animated:completion:)` before it is shown.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation] as? Int ?? (options?[.spineLocation] as? NSNumber)?.intValue
    spineLocation = style == .pageCurl ? SpineLocation(rawValue: spine ?? 1) ?? .min : .none
    spacing = (options?[.interPageSpacing] as? CGFloat) ?? 0
    super.init(nibName: nil, bundle: nil)
  }
  /// Pages that are curled from side to side, as a document has them that says nothing.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  /// The controller of a document; its values follow.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation, spacing) = (.pageCurl, .horizontal, .min, 0)
    super.init(coder: coder)
  }

  /// What a document says, which only an initializer could say otherwise.
  package func configure(
    _ style: TransitionStyle, _ orientation: NavigationOrientation, spine: SpineLocation, spacing: CGFloat
  ) {
    (transitionStyle, navigationOrientation, self.spacing) = (style, orientation, spacing)
    spineLocation = style == .pageCurl ? spine : .none
  }

  /// UIKIT: none where pages scroll (`UIPageViewController.h`).
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [turner.tap, turner.recognizer] : []
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    guard transitionStyle == .scroll else {
      view.addGestureRecognizer(turner.tap)
      return view.addGestureRecognizer(turner.recognizer)
    }
    // UIKIT: pages that scroll are in a scroll view, the first subview (public code looks for it there).
    let scroll = PageScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.turning = turner.recognizer
    scroll.addGestureRecognizer(turner.recognizer)
    view.addSubview(scroll)
    pageScroll = scroll
  }

  override func placeChildren() {
    if let page = viewControllers?.first { turner.show(page) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    turner.layOut()
  }

  /// Traps when no controller is given.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    // UIKIT: pages that curl about a spine in the middle come in pairs (Apple's page on
    // `UIPageViewController.SpineLocation`).
    guard let page = viewControllers?.first, transitionStyle == .pageCurl || count == 1 else {
      fatalError(
        "The number of view controllers provided (\(count)) doesn't match the number required (1) for the requested "
          + "transition")
    }
    turner.turn(to: page, direction, animated: animated && isViewLoaded && view.window != nil, completion)
  }

  func pageDidChange(_ page: UIViewController) { viewControllers = [page] }
}

/// Gives the pages before and after a page.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil at the beginning. Required.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil at the end. Required.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Pages to show in a page control; without it none is shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands for the present page, where there are dots. Default: 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// By default 0: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// By default 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turned pages.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A touch begins to turn to these pages; it may turn back.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A touch has turned, or not: `completed` says whether other pages than the previous ones are seen.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// By default nothing is done before a turn.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// By default nothing is done after a turn.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
