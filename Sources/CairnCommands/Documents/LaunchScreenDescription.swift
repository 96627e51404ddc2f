internal import Foundation

/// What `UILaunchScreen` of an `Info.plist` describes, as a document.
///
/// Source: Apple's "UILaunchScreen" with its keys `UIColorName`, `UIImageName`, `UIImageRespectsSafeAreaInsets`,
/// `UINavigationBar`, `UITabBar` and `UIToolbar`. The picture stands in the middle.
/// DEVIATION: Apple does not say what becomes of a picture that is larger than the screen; it is made to fit.
struct LaunchScreenDescription {
  private let color, image: String?
  private let keepsToSafeArea: Bool
  private let bars: [Bar]

  private struct Bar {
    var element: String
    /// The edge of the screen at which it stands, and its own that looks inside.
    var outer, inner: String
    /// What it takes of the safe area, in points.
    var height: Int
    var image: String?
  }

  init(_ keys: [String: Any]) {
    func name(_ key: String, in list: [String: Any]) -> String? {
      (list[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    color = name("UIColorName", in: keys)
    image = name("UIImageName", in: keys)
    keepsToSafeArea = keys["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
    bars = Self.bars.compactMap { key, bar in
      guard let stated = keys[key] as? [String: Any] else { return nil }
      var bar = bar
      bar.image = name("UIImageName", in: stated)
      return bar
    }
  }

  /// By their keys.
  private static let bars = [
    ("UINavigationBar", Bar(element: "navigationBar", outer: "top", inner: "bottom", height: 44)),
    ("UITabBar", Bar(element: "tabBar", outer: "bottom", inner: "top", height: 49)),
    ("UIToolbar", Bar(element: "toolbar", outer: "bottom", inner: "top", height: 44)),
  ]

  /// A storyboard of one scene.
  var text: String {
    let background = color.map { "name=\"\(HTMLText.escaped($0))\"" } ?? "systemColor=\"systemBackgroundColor\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(picture)\(bars.map(Self.view).joined())</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" \(background)/>
      <constraints>\(constraints)</constraints>
      </view></viewController></objects></scene></scenes>
      </document>

      """
  }

  private var picture: String {
    guard let image else { return "" }
    return """
      <imageView contentMode="scaleAspectFit" image="\(HTMLText.escaped(image))" \
      translatesAutoresizingMaskIntoConstraints="NO" id="picture"/>
      """
  }

  private static func view(_ bar: Bar) -> String {
    let background = bar.image.map { " backgroundImage=\"\(HTMLText.escaped($0))\"" } ?? ""
    return """
      <\(bar.element) contentMode="scaleToFill"\(background) translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(bar.element)"><items/></\(bar.element)>
      """
  }

  private var constraints: String {
    var result = ""
    func add(_ first: String, _ attribute: String, _ second: String, _ other: String? = nil, _ more: String = "") {
      result += """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other ?? attribute)"\(more) id="\(first)-\(attribute)"/>
        """
    }
    if image != nil {
      let area = keepsToSafeArea ? "safe" : "view"
      for attribute in ["centerX", "centerY"] { add("picture", attribute, area) }
      for attribute in ["width", "height"] { add("picture", attribute, area, nil, " relation=\"lessThanOrEqual\"") }
    }
    // Bars reach beneath the status bar and the home indicator.
    for bar in bars {
      for edge in ["leading", "trailing", bar.outer] { add(bar.element, edge, "view") }
      let height = bar.outer == "top" ? bar.height : -bar.height
      add(bar.element, bar.inner, "safe", bar.outer, " constant=\"\(height)\"")
    }
    return result
  }
}
