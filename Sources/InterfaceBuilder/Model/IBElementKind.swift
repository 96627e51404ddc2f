/// What an element of a document stands for, by its tag: the one table of tags and classes.
public struct IBElementKind: Hashable, Sendable {
  /// What objects of the kind are.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// A view or a subclass of one.
    case view
    /// A view controller.
    case controller
    /// A gesture recognizer.
    case gestureRecognizer
  }

  /// The element's name in documents.
  public let tag: String
  /// What the object is.
  public let role: Role
  /// Apple's class; of another framework than UIKit for some, such as `MKMapView`.
  public let className: String
  /// Whether objects of the class are made. The root class of its role stands in for one of another framework, or one
  /// that shows nothing by itself.
  public let isMade: Bool

  /// The kind of a tag; nil for parts of objects, and for what is not known.
  public static func of(_ tag: String) -> IBElementKind? { table[tag] }

  /// Whether a class is Apple's, and one that views of documents have.
  public static func isViewClass(_ name: String) -> Bool { viewClasses.contains(name) }
  private static let viewClasses = Set(table.values.filter { $0.role == .view }.map(\.className))

  /// All kinds of a role, by tag.
  public static func all(_ role: Role) -> [IBElementKind] {
    table.values.filter { $0.role == role }.sorted { $0.tag < $1.tag }
  }

  private static let table: [String: IBElementKind] = {
    var result: [String: IBElementKind] = [:]
    func add(_ role: Role, isMade: Bool = true, _ names: KeyValuePairs<String, String>) {
      for (tag, name) in names {
        result[tag] = IBElementKind(tag: tag, role: role, className: name, isMade: isMade)
      }
    }
    add(.view, views)
    add(.view, isMade: false, otherViews)
    add(.controller, controllers)
    add(.controller, isMade: false, otherControllers)
    add(.gestureRecognizer, recognizers)
    return result
  }()

  // MARK: Rows

  private static let views: KeyValuePairs = [
    "view": "UIView", "containerView": "UIView", "collectionViewCellContentView": "UIView",
    "label": "UILabel", "imageView": "UIImageView", "stackView": "UIStackView",
    "visualEffectView": "UIVisualEffectView",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "scrollView": "UIScrollView", "textView": "UITextView", "pickerView": "UIPickerView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "searchBar": "UISearchBar",
    "control": "UIControl", "button": "UIButton", "textField": "UITextField", "slider": "UISlider",
    "switch": "UISwitch", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
    "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "colorWell": "UIColorWell",
    "refreshControl": "UIRefreshControl", "calendarView": "UICalendarView", "window": "UIWindow",
  ]
  private static let otherViews: KeyValuePairs = [
    "tableViewCellContentView": "UITableViewCellContentView", "mapView": "MKMapView", "wkWebView": "WKWebView",
    "webView": "UIWebView", "arscnView": "ARSCNView", "arskView": "ARSKView", "sceneKitView": "SCNView",
    "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView", "adBannerView": "ADBannerView",
  ]
  private static let controllers: KeyValuePairs = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "imagePickerController": "UIImagePickerController",
    // References to other storyboards.
    "viewControllerPlaceholder": "UIViewController", "referenceViewController": "UIViewController",
  ]
  private static let otherControllers: KeyValuePairs = [
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
  ]
  /// UIKIT: Interface Builder writes *pong press* for long presses (documents as Xcode writes them).
  private static let recognizers: KeyValuePairs = [
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer", "gestureRecognizer": "UIGestureRecognizer",
  ]
}

extension IBElement {
  /// What the element stands for; nil for a part of an object.
  public var kind: IBElementKind? { IBElementKind.of(name) }
  /// Whether the element is a view with a place in the tree of views.
  public var isView: Bool { kind?.role == .view }
  /// Whether the element is a controller, or refers to one of another storyboard.
  public var isController: Bool { kind?.role == .controller }
}
