import Foundation
import Testing

/// What surrounds scenes by the segues that lead to them. Provenance: frames that Interface Builder stored.
@MainActor
struct CanvasShownTests {
  private static func tabs(_ child: String) -> String {
    """
    <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
    <segue destination="\(child)" kind="relationship" relationship="viewControllers" id="r"/></connections>
    </tabBarController></objects></scene>
    """
  }
  private static func navigation(_ child: String, _ bar: String = "") -> String {
    """
    <scene sceneID="n"><objects><navigationController id="navigation">
    <navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="navigationBar"/><connections>
    <segue destination="\(child)" kind="relationship" relationship="rootViewController" id="n"/></connections>
    </navigationController></objects></scene>
    """
  }
  private static let shower = """
    <scene sceneID="s"><objects><viewController id="first"><connections>
    <segue destination="controller" kind="show" id="show"/></connections></viewController></objects></scene>
    """

  /// What a tab shows without a navigation controller is presented over the tabs; with one it is pushed above them.
  @Test(arguments: [(14113, false, CGFloat(0)), (14490, false, 0), (14113, true, 49)])
  func shownFromATab(tools: Int, isNavigated: Bool, below: CGFloat) throws {
    let root = CanvasFixture.filling("safe", width: 375, height: 667)
    let containers =
      isNavigated ? Self.tabs("navigation") + Self.navigation("first") : Self.tabs("first")
    let content = "<scenes>\(containers)\(Self.shower)\(CanvasFixture.scene(root))</scenes>"
    let frame = try #require(try CanvasFixture(tools: tools, content: content).frame(of: "probe"))
    #expect(667 - frame.maxY == below)
  }

  /// Below an opaque bar a root begins where the document says, at the bar's end or at the canvas's origin.
  @Test(arguments: [0, 64]) func rootBelowAnOpaqueBar(y: Int) throws {
    let root = CanvasFixture.view(width: 600, height: 536, y: y, constraints: "")
    let content =
      "<scenes>\(Self.navigation("controller", "translucent=\"NO\""))\(CanvasFixture.scene(root))</scenes>"
    let frame = try #require(try CanvasFixture(tools: 7531, device: nil, content: content).frame(of: "root"))
    #expect(frame == CGRect(x: 0, y: y, width: 600, height: 536))
  }
}
