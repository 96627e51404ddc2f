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
  ]

  /// Elements whose class is shown as a plain view.
  private static let plain: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "sceneKitView": "SCNView", "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView",
    "adBannerView": "ADBannerView", "containerView": "UIView", "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UIView", "calendarView": "UICalendarView", "colorWell": "UIColorWell",
    "refreshControl": "UIRefreshControl", "control": "UIControl", "window": "UIWindow",
  ]

  static func of(_ element: IBElement) -> ViewKind {
    if let kind = kinds[element.name] { return kind }
    let name =
      plain[element.name]
      ?? (element.name == "view" ? "UIView" : "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst())
    return ViewKind(className: name) { _ in UIView() }
  }
}
