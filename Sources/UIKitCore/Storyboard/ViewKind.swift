internal import InterfaceBuilder

/// The UIKit class behind an element.
@MainActor
struct ViewKind {
  let className: String
  let make: (IBElement) -> UIView

  private static let kinds: [String: ViewKind] = [
    "label": ViewKind(className: "UILabel") { _ in UILabel() },
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
