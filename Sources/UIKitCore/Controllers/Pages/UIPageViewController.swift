/// Pages that follow each other.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipageviewcontroller>
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
  public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// DEVIATION: pages of the curl style scroll.
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  open private(set) var viewControllers: [UIViewController]? = []
  open var isDoubleSided = false {
    willSet { if newValue { Limitation.hasNoEffect("UIPageViewController.isDoubleSided") } }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
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
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Pages to show in a page control; without it none is shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turned pages.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
