import Foundation
import InterfaceBuilder
import Testing
import UITraits

@testable import InterfaceCanvas
@testable import UIKitCore

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

  /// What is shown where nothing contains the one who shows it is presented, and so is what pops over on a phone.
  ///
  /// Provenance: documented (`show(_:sender:)`), and stored roots of 842 points.
  @Test(arguments: [
    ("show", false, "", CGFloat(842)), ("showDetail", false, "", 842), ("popoverPresentation", false, "", 842),
    ("show", true, "", 896), ("push", false, "", 896), ("show", false, "modalPresentationStyle=\"fullScreen\"", 896),
  ])
  func shown(kind: String, isContained: Bool, style: String, height: CGFloat) throws {
    let view = CanvasFixture.view(width: 600, height: 600, constraints: "")
    let showing = """
      <scene sceneID="s1"><objects><viewController id="showing"><connections>
      <segue destination="controller" kind="\(kind)" \(style) id="show"/></connections></viewController></objects></scene>
      """
    let container = """
      <scene sceneID="s2"><objects><navigationController id="navigation"><connections>
      <segue destination="showing" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
    let scenes = "\(showing)\(isContained ? container : "")\(CanvasFixture.scene(view))"
    let fixture = CanvasFixture(
      tools: 17156, device: nil, content: "<scenes>\(scenes)</scenes>", target: "retina6_1")
    #expect(try fixture.frame(of: "root")?.height == height)
  }

  /// What is presented over a phone on its side covers the screen; later systems add the upright screen's insets alone.
  @Test func presentedOnItsSide() throws {
    let view = CanvasFixture.filling("safe", width: 390, height: 797)
    let presenting = """
      <scene sceneID="p"><objects><viewController id="presenting"><connections>
      <segue destination="controller" kind="presentation" id="s"/></connections></viewController></objects></scene>
      """
    let fixture = CanvasFixture(
      tools: 24128, device: "retina6_0", content: "<scenes>\(presenting)\(CanvasFixture.scene(view))</scenes>",
      target: "retina6_0", isLandscape: true)
    #expect(try fixture.frame(of: "root")?.size == CGSize(width: 844, height: 390))
    #expect(try fixture.frame(of: "probe") == CGRect(x: 0, y: 47, width: 844, height: 309))
  }

  /// A navigation bar of its own is as low as a controller's on a phone on its side.
  @Test(arguments: [("retina4_7", CGFloat(32)), ("retina5_5", 44)])
  func navigationBarOnItsSide(device: String, height: CGFloat) throws {
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar></subviews>
      <constraints><constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
      </constraints>
      """
    let found = try frames(CanvasFixture.storyboard(root), tools: 13196, on: device, landscape: true)
    #expect(found["bar"]?.height == height)
  }

  /// A size of its own stays; one that nothing states and that is the screen's is no size of its own.
  @Test(arguments: [
    (300, 200, "", CGSize(width: 300, height: 200)), (375, 667, "", CGSize(width: 414, height: 896)),
    (
      375, 667, "<size key=\"freeformSize\" width=\"375\" height=\"667\"/>", CGSize(width: 375, height: 667)
    ),
  ])
  func freeSize(width: Int, height: Int, stated: String, expected: CGSize) throws {
    let view = CanvasFixture.view(width: width, height: height, constraints: "")
    let free = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>\(stated)"
    let found = try frames(CanvasFixture.storyboard(view, metrics: free), on: "retina6_1")
    #expect(found["root"]?.size == expected)
  }

  /// Wheels of dates are lower where the height is compact.
  @Test(arguments: [(false, CGFloat(216)), (true, 162)])
  func dateWheels(isLandscape: Bool, height: CGFloat) throws {
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <datePicker datePickerMode="date" style="wheels" translatesAutoresizingMaskIntoConstraints="NO" id="probe">
      <rect key="frame" x="0.0" y="0.0" width="320" height="216"/></datePicker></subviews>
      <constraints><constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
      </constraints>
      """
    let found = try frames(CanvasFixture.storyboard(root), tools: 24128, on: "retina6_0", landscape: isLandscape)
    #expect(found["probe"]?.height == height)
  }

  /// The font of a symbol counts where it has a size; text styles since Xcode 11.4.
  @Test(arguments: [
    ("type=\"system\" pointSize=\"15\"", 15_702, CGFloat(15)), ("style=\"UICTFontTextStyleTitle0\"", 15_702, nil),
    ("style=\"UICTFontTextStyleTitle0\"", 16_097, 34),
  ])
  func symbolFont(description: String, tools: Int, size: CGFloat?) throws {
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews><imageView id="probe">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/><preferredSymbolConfiguration
      key="preferredSymbolConfiguration" configurationType="font"><fontDescription key="fontDescription" \(description)/>
      </preferredSymbolConfiguration></imageView></subviews>
      """
    let fixture = CanvasFixture(tools: tools, content: CanvasFixture.storyboard(root))
    let scene = try #require(try fixture.canvas().scenes().first)
    let view = try #require(scene.entries.first { $0.id == "probe" }?.view as? UIImageView)
    #expect(view.preferredSymbolConfiguration?.values.pointSize == size)
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

  /// Rows are as wide as the table, and their margins those of the wider device: of 390 points in Xcode 26 no more.
  @Test(arguments: [
    (15705, "retina6_1", CGSize(width: 414, height: 383.5), CGFloat(20)),
    (19529, "retina6_0", CGSize(width: 390, height: 359.5), 20),
    (24765, "retina6_0", CGSize(width: 390, height: 363.5), 16),
    (24765, "retina6_9", CGSize(width: 440, height: 409.5), 20),
  ])
  func rows(tools: Int, device: String, widths: CGSize, margin: CGFloat) throws {
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
    let found = try frames(content, tools: tools, on: device)
    #expect(found["cell"]?.width == widths.width)
    #expect(abs((found["content"]?.width ?? 0) - widths.height) < 0.5)
    #expect(found["probe"]?.minX == margin)
  }

  /// Up to Xcode 10 an accessory keeps to the readable width: contents are laid out beside one at the cell's edge, then the
  /// content view, and the label of a style, end where it is.
  @Test func readableRows() throws {
    func cell(_ id: String, _ style: String, y: Int, _ inner: String) -> String {
      """
      <tableViewCell accessoryType="disclosureIndicator" \(style) id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="375" height="44"/><tableViewCellContentView key="contentView" id="\(id)Content">
      <rect key="frame" x="0.0" y="0.0" width="342" height="43.5"/>\(inner)</tableViewCellContentView></tableViewCell>
      """
    }
    let own = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews>
      <constraints><constraint firstItem="probe" firstAttribute="trailing" secondItem="ownContent" \
      secondAttribute="trailing" id="c"/><constraint firstItem="probe" firstAttribute="leading" secondItem="ownContent" \
      secondAttribute="leading" id="d"/></constraints>
      """
    let styled = """
      <subviews><label text="Title" id="label"><rect key="frame" x="15" y="0.0" width="325" height="43.5"/></label></subviews>
      """
    let content = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>\(cell("own", "", y: 28, own))
      \(cell("styled", #"style="IBUITableViewCellStyleDefault" textLabel="label""#, y: 72, styled))</prototypes>
      </tableView></tableViewController></objects></scene></scenes>
      """
    let found = try frames(content, tools: 12120, on: "ipad9_7")
    #expect(found["ownContent"]?.width == 702)
    #expect(found["probe"]?.width == 735)
    #expect(found["styledContent"]?.width == 702)
    #expect(found["label"] == CGRect(x: 48, y: 0, width: 654, height: 43.5))
  }
}
