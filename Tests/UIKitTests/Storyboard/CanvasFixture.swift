import Foundation
import InterfaceBuilder
import UITraits

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// A document on Interface Builder's canvas.
struct CanvasFixture {
  /// The version of the Interface Builder that saved the document.
  var tools = 22505
  /// None before Xcode 8.
  var device: String? = "retina4_7"
  /// How the document's device is held.
  var orientation = "portrait"
  /// The scenes of a storyboard, or the objects of a xib.
  var content: String
  var isStoryboard = true
  /// Whether what constraints leave open rests where the document has it.
  var restsAsSaved = false
  /// The device that is shown instead of the document's own.
  var target: String?
  var isLandscape = false
  /// The version of the Interface Builder that shows the document, where it is not the one that saved it.
  var shownTools: Int?

  private var text: String {
    let kind = isStoryboard ? "Storyboard.XIB" : "XIB"
    let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\" appearance=\"light\"/>" } ?? ""
    let body = isStoryboard ? content : "<objects>\(content)</objects>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device)\(body)</document>
      """
  }

  @MainActor
  func canvas() throws -> DocumentCanvas {
    let document = try IBDocument.read(Data(text.utf8), path: "Canvas.storyboard")
    let target = target.map { CanvasTarget(device: Device.ofDocument($0), isLandscape: isLandscape) }
    let system = shownTools.map { CanvasSystem(toolsVersion: $0) }
    return DocumentCanvas(document, options: CanvasOptions(target: target, system: system, restsAsSaved: restsAsSaved))
  }

  /// The frame of a view after layout, in its superview's coordinates; nil where there is no such view.
  @MainActor
  func frame(of id: String) throws -> CGRect? {
    for scene in try canvas().scenes() {
      if let entry = scene.entries.first(where: { $0.id == id }) { return scene.frame(of: entry) }
    }
    return nil
  }

  // MARK: - Parts

  /// A view that fills what its superview's `guide` leaves; a constraint's `attributes` may say more.
  static func filling(_ guide: String, width: Int, height: Int, attributes: String = "") -> String {
    let edges = ["leading", "trailing", "top", "bottom"].enumerated().map { index, edge in
      let second =
        guide == "margins"
        ? "secondItem=\"root\" secondAttribute=\"\(edge)Margin\""
        : "secondItem=\"\(guide)\" secondAttribute=\"\(edge)\""
      return "<constraint firstItem=\"probe\" firstAttribute=\"\(edge)\" \(second) \(attributes) id=\"c\(index)\"/>"
    }
    return view(width: width, height: height, constraints: edges.joined())
  }

  /// A root view with one plain view in it, `probe`, and a safe area, `safe`.
  static func view(width: Int, height: Int, y: Int = 0, constraints: String) -> String {
    """
    <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="probe">
    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>
    """
  }

  /// A storyboard's scene: a controller with a root view.
  static func scene(_ view: String, id: String = "controller", metrics: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="above"/>
    <viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="root">\(view)</view>\(metrics)</viewController></objects></scene>
    """
  }

  /// A storyboard of one scene.
  static func storyboard(_ view: String, metrics: String = "") -> String {
    "<scenes>\(scene(view, metrics: metrics))</scenes>"
  }
}
