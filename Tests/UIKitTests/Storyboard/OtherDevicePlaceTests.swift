import Foundation
import Testing

/// Where roots, and what stands above and below a table's sections, are on another device than the document's.
///
/// Provenance: derived from scenes of two revisions of documents that were saved on two devices.
@MainActor @Suite struct OtherDevicePlaceTests {
  /// Headers and footers are as wide as their table and stay where they are; their masks only make them higher.
  @Test(arguments: [
    ("tableHeaderView", "flexibleMinY=\"YES\"", CGRect(x: 0, y: 0, width: 414, height: 120)),
    ("tableFooterView", "flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", CGRect(x: 0, y: 0, width: 414, height: 120)),
    ("tableFooterView", "widthSizable=\"YES\" heightSizable=\"YES\"", CGRect(x: 0, y: 0, width: 414, height: 349)),
  ])
  func aroundSections(key: String, mask: String, frame: CGRect) throws {
    let content = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <view key="\(key)" contentMode="scaleToFill" id="outer"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
      <autoresizingMask key="autoresizingMask" \(mask)/></view></tableView></tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: 17701, content: content, restsAsSaved: true, target: "retina6_1")
    #expect(try fixture.frame(of: "outer") == frame)
  }

  /// A free size that the document states stays, also where no metrics say that it is free; one of another root does not.
  @Test(arguments: [(1350, CGSize(width: 375, height: 1350)), (900, CGSize(width: 414, height: 1579))])
  func statedSize(stated: Int, size: CGSize) throws {
    let view = CanvasFixture.view(width: 375, height: 1350, constraints: "")
    let metrics = "<size key=\"freeformSize\" width=\"375\" height=\"\(stated)\"/>"
    let content = CanvasFixture.storyboard(view, metrics: metrics)
    let fixture = CanvasFixture(tools: 15505, content: content, restsAsSaved: true, target: "retina6_1")
    #expect(try fixture.frame(of: "root")?.size == size)
  }

  /// The scenes of a navigation controller that a container view shows grow with the container view.
  @Test(arguments: [(nil, CGSize(width: 375, height: 300)), ("retina6_1", CGSize(width: 414, height: 529))])
  func inEmbeddedNavigation(target: String?, size: CGSize) throws {
    let outer = """
      <scene sceneID="o"><objects><viewController id="outer"><view key="view" contentMode="scaleToFill" id="board">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="367" width="375" height="300"/><connections>
      <segue destination="navigation" kind="embed" id="e"/></connections></containerView></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="board" secondAttribute="leading" id="b1"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="b2"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b3"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="board" secondAttribute="top" constant="367" id="b4"/>
      </constraints></view></viewController></objects></scene>
      """
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="navigation"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let root = CanvasFixture.filling("root", width: 375, height: 300)
    let content = "<scenes>\(outer)\(navigation)\(CanvasFixture.scene(root))</scenes>"
    let fixture = CanvasFixture(tools: 17701, content: content, restsAsSaved: true, target: target)
    #expect(try fixture.frame(of: "probe")?.size == size)
  }

  /// A root that stands below an opaque bar begins at the canvas's origin where a later system shows it.
  @Test(arguments: [(nil, CGFloat(64)), ("retina5_5", 64), ("retina5_9", 0)])
  func belowOpaqueBar(target: String?, y: CGFloat) throws {
    let view = CanvasFixture.view(width: 375, height: 603, y: 64, constraints: "")
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="navigation">
      <navigationBar key="navigationBar" translucent="NO" id="bar"/>
      <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let content = "<scenes>\(navigation)\(CanvasFixture.scene(view))</scenes>"
    let fixture = CanvasFixture(tools: 12121, content: content, restsAsSaved: true, target: target)
    #expect(try fixture.frame(of: "root")?.minY == y)
  }

  /// The label of a cell's style keeps to the margin that the row has where another system shows it, also at the same width.
  @Test(arguments: [(17_701, CGFloat(16)), (22_154, 20)])
  func labelAtOtherMargin(tools: Int, x: CGFloat) throws {
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
      <tableViewCell textLabel="label" style="IBUITableViewCellStyleDefault" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews><label text="Text" id="label"><rect key="frame" x="16" y="0.0" width="343" height="44"/>
      <autoresizingMask key="autoresizingMask"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(
      tools: 17701, content: table, restsAsSaved: true, target: "retina5_9", shownTools: tools)
    #expect(try fixture.frame(of: "label") == CGRect(x: x, y: 0, width: 375 - 2 * x, height: 44))
  }
}
