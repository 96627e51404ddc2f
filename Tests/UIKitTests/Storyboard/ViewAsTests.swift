import Foundation
import InterfaceBuilder
import Testing
import UIKitCore
import UITraits

@testable import InterfaceCanvas

/// Scenes on another device than the saved one.
///
/// Provenance: derived from the same scenes saved on two devices, and from the bars' documented heights.
@MainActor @Suite struct ViewAsTests {
  private func frames(
    _ content: String, tools: Int = 15705, on device: String, landscape: Bool = false
  ) throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>\(content)</document>
      """
    let document = try IBDocument.read(Data(text.utf8), path: "ViewAs.storyboard")
    let target = CanvasTarget(device: Device.ofDocument(device), isLandscape: landscape)
    let canvas = DocumentCanvas(document, options: CanvasOptions(target: target, restsAsSaved: true))
    var result: [String: CGRect] = [:]
    for scene in canvas.scenes() {
      for entry in scene.entries { result[entry.id] = scene.frame(of: entry) }
    }
    return result
  }

  private func navigation(_ bar: String, _ scene: String) -> String {
    """
    <scenes><scene sceneID="n"><objects><navigationController id="navigation">
    <navigationBar key="navigationBar" \(bar) id="bar"/><connections>
    <segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>\(scene)</scenes>
    """
  }

  @Test(arguments: [
    // Covered by a translucent bar; the root fills the screen.
    ("", 667, "retina6_1", false, CGRect(x: 0, y: 88, width: 414, height: 774), CGFloat(896)),
    ("", 667, "retina5_9", true, CGRect(x: 44, y: 32, width: 724, height: 322), 375),
    // Below an opaque one; the root ends where the bar does.
    ("translucent=\"NO\"", 623, "retina6_1", false, CGRect(x: 0, y: 0, width: 414, height: 774), 808),
    // The bar is opaque in code: the saved root says so.
    ("", 623, "retina6_1", false, CGRect(x: 0, y: 0, width: 414, height: 774), 808),
    ("largeTitles=\"YES\"", 667, "retina6_1", false, CGRect(x: 0, y: 140, width: 414, height: 722), 896),
  ])
  func inNavigationController(
    bar: String, savedHeight: Int, device: String, landscape: Bool, expected: CGRect, root: CGFloat
  ) throws {
    let view = CanvasFixture.filling("safe", width: 375, height: savedHeight)
    let found = try frames(navigation(bar, CanvasFixture.scene(view)), on: device, landscape: landscape)
    #expect(found["probe"] == expected)
    #expect(found["root"]?.height == root)
  }

  /// What is presented stands in a sheet: below the camera's ten points, with a taller bar.
  @Test func inSheet() throws {
    let view = CanvasFixture.filling("safe", width: 375, height: 647)
    let presenting = """
      <scene sceneID="p"><objects><viewController id="presenting"><connections>
      <segue destination="navigation" kind="presentation" id="s"/></connections></viewController></objects></scene>
      """
    let content = navigation("", CanvasFixture.scene(view)).replacing("</scenes>", with: presenting + "</scenes>")
    let found = try frames(content, on: "retina6_1")
    #expect(found["root"]?.size == CGSize(width: 414, height: 842))
    #expect(found["probe"] == CGRect(x: 0, y: 56, width: 414, height: 752))
  }

  /// A size of its own stays, and views with autoresizing masks follow a root that grows.
  @Test func freeSize() throws {
    let view = CanvasFixture.view(width: 300, height: 200, constraints: "")
    let free = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let found = try frames(CanvasFixture.storyboard(view, metrics: free), on: "retina6_1")
    #expect(found["root"]?.size == CGSize(width: 300, height: 200))
  }

  @Test func autoresizing() throws {
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view id="probe"><rect key="frame" x="20" y="600" width="335" height="47"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view></subviews>
      """
    let found = try frames(CanvasFixture.storyboard(root), on: "retina6_1")
    #expect(found["probe"] == CGRect(x: 20, y: 829, width: 374, height: 47))
  }

  /// Rows are as wide as the table, and their margins those of the wider device.
  @Test func rows() throws {
    let content = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
      <tableViewCell accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="348.5" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews>
      <constraints><constraint firstItem="probe" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="c"/></constraints></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes>
      """
    let found = try frames(content, on: "retina6_1")
    #expect(found["cell"]?.width == 414)
    #expect(found["content"]?.width == 383.5)
    #expect(found["probe"]?.minX == 20)
  }
}
