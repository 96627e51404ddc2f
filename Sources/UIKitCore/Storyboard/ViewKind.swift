internal import InterfaceBuilder

/// The UIKit class behind an element.
@MainActor
struct ViewKind {
  let className: String
  let make: (IBElement) -> UIView

  private static let kinds: [String: ViewKind] = [
    "label": ViewKind(className: "UILabel") { _ in UILabel() },
    "button": ViewKind(className: "UIButton") { UIButton(type: ViewDecoder.buttonType($0)) },
    "imageView": ViewKind(className: "UIImageView") { _ in UIImageView(frame: .zero) },
    "textField": ViewKind(className: "UITextField") { _ in UITextField() },
    "textView": ViewKind(className: "UITextView") { _ in UITextView() },
    "slider": ViewKind(className: "UISlider") { _ in UISlider() },
    "switch": ViewKind(className: "UISwitch") { _ in UISwitch() },
    "stepper": ViewKind(className: "UIStepper") { _ in UIStepper() },
    "segmentedControl": ViewKind(className: "UISegmentedControl") { _ in UISegmentedControl() },
    "progressView": ViewKind(className: "UIProgressView") { _ in UIProgressView() },
    "pageControl": ViewKind(className: "UIPageControl") { _ in UIPageControl() },
    "activityIndicatorView": ViewKind(className: "UIActivityIndicatorView") { _ in UIActivityIndicatorView() },
    "datePicker": ViewKind(className: "UIDatePicker") { _ in UIDatePicker() },
    "pickerView": ViewKind(className: "UIPickerView") { _ in UIPickerView() },
    "scrollView": ViewKind(className: "UIScrollView") { _ in UIScrollView() },
    "stackView": ViewKind(className: "UIStackView") { _ in UIStackView() },
    "navigationBar": ViewKind(className: "UINavigationBar") { _ in UINavigationBar() },
    "toolbar": ViewKind(className: "UIToolbar") { _ in UIToolbar() },
    "tabBar": ViewKind(className: "UITabBar") { _ in UITabBar() },
    "searchBar": ViewKind(className: "UISearchBar") { _ in UISearchBar() },
    "tableView": ViewKind(className: "UITableView") { _ in UITableView.onCanvas() },
    "tableViewCell": ViewKind(className: "UITableViewCell") { _ in UITableViewCell.onCanvas() },
    "collectionView": ViewKind(className: "UICollectionView") { _ in UICollectionView.onCanvas() },
    "collectionViewCell": ViewKind(className: "UICollectionViewCell") { _ in UICollectionViewCell() },
    "collectionReusableView": ViewKind(className: "UICollectionReusableView") { _ in UICollectionReusableView() },
    "visualEffectView": ViewKind(className: "UIVisualEffectView") { _ in UIVisualEffectView(effect: nil) },
    "control": ViewKind(className: "UIControl") { _ in UIControl() },
  ]

  /// Elements whose class is shown as a plain view.
  private static let plain: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "sceneKitView": "SCNView", "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView",
    "adBannerView": "ADBannerView", "containerView": "UIView", "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UIView", "calendarView": "UICalendarView", "colorWell": "UIColorWell",
    "refreshControl": "UIRefreshControl", "window": "UIWindow",
  ]

  static func of(_ element: IBElement) -> ViewKind {
    if let kind = kinds[element.name] { return kind }
    let name =
      plain[element.name]
      ?? (element.name == "view" ? "UIView" : "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst())
    return ViewKind(className: name) { _ in UIView() }
  }
}
