internal import InterfaceBuilder
internal import UIKitCore

/// The UIKit class behind an element.
@MainActor
struct ViewKind {
  let className: String
  let type: UIView.Type

  private static let kinds: [String: ViewKind] = [
    "label": ViewKind(className: "UILabel", type: UILabel.self),
    "button": ViewKind(className: "UIButton", type: UIButton.self),
    "imageView": ViewKind(className: "UIImageView", type: UIImageView.self),
    "textField": ViewKind(className: "UITextField", type: UITextField.self),
    "textView": ViewKind(className: "UITextView", type: UITextView.self),
    "slider": ViewKind(className: "UISlider", type: UISlider.self),
    "switch": ViewKind(className: "UISwitch", type: UISwitch.self),
    "stepper": ViewKind(className: "UIStepper", type: UIStepper.self),
    "segmentedControl": ViewKind(className: "UISegmentedControl", type: UISegmentedControl.self),
    "progressView": ViewKind(className: "UIProgressView", type: UIProgressView.self),
    "pageControl": ViewKind(className: "UIPageControl", type: UIPageControl.self),
    "activityIndicatorView": ViewKind(className: "UIActivityIndicatorView", type: UIActivityIndicatorView.self),
    "datePicker": ViewKind(className: "UIDatePicker", type: UIDatePicker.self),
    "pickerView": ViewKind(className: "UIPickerView", type: UIPickerView.self),
    "scrollView": ViewKind(className: "UIScrollView", type: UIScrollView.self),
    "stackView": ViewKind(className: "UIStackView", type: UIStackView.self),
    "navigationBar": ViewKind(className: "UINavigationBar", type: UINavigationBar.self),
    "toolbar": ViewKind(className: "UIToolbar", type: UIToolbar.self),
    "tabBar": ViewKind(className: "UITabBar", type: UITabBar.self),
    "searchBar": ViewKind(className: "UISearchBar", type: UISearchBar.self),
    "tableView": ViewKind(className: "UITableView", type: UITableView.self),
    "tableViewCell": ViewKind(className: "UITableViewCell", type: UITableViewCell.self),
    "collectionView": ViewKind(className: "UICollectionView", type: UICollectionView.self),
    "collectionViewCell": ViewKind(className: "UICollectionViewCell", type: UICollectionViewCell.self),
    "collectionReusableView": ViewKind(className: "UICollectionReusableView", type: UICollectionReusableView.self),
    "visualEffectView": ViewKind(className: "UIVisualEffectView", type: UIVisualEffectView.self),
    "control": ViewKind(className: "UIControl", type: UIControl.self),
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
    return ViewKind(className: name, type: UIView.self)
  }
}
