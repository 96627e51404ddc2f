/// Which elements are views.
public enum IBViewKind {
  public static let tags: Set<String> = [
    "view", "label", "button", "imageView", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "stackView", "navigationBar",
    "textField", "textView", "slider", "scrollView", "containerView", "tabBar", "switch", "searchBar",
    "activityIndicatorView", "segmentedControl", "toolbar", "visualEffectView", "mapView", "pickerView",
    "progressView", "datePicker", "stepper", "wkWebView", "arscnView", "arskView", "sceneKitView", "skView",
    "pageControl", "webView", "refreshControl", "mtkView", "glkView", "window", "adBannerView", "colorWell",
    "calendarView", "control",
  ]

  public static func isView(_ element: IBElement) -> Bool { tags.contains(element.name) }
}
