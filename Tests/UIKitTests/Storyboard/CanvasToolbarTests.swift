import Foundation
import Testing

/// Toolbars above tab bars on the canvas. Provenance: frames that Interface Builder stored.
@MainActor
struct CanvasToolbarTests {
  struct Place: CustomTestStringConvertible, Sendable {
    var tools: Int
    var height: Int
    var below: CGFloat
    var testDescription: String { "\(tools), \(height)" }
  }

  private static let simulatedToolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
  private static let simulatedTabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"

  private func below(_ place: Place, metrics: String, around container: String) throws -> CGFloat {
    let root = CanvasFixture.filling("safe", width: place.height == 568 ? 320 : 375, height: place.height)
    let content = """
      <scenes><scene sceneID="c"><objects>\(container)</objects></scene>\(CanvasFixture.scene(root, metrics: metrics))</scenes>
      """
    let device = place.height == 568 ? "retina4_0" : "retina4_7"
    let frame = try #require(try CanvasFixture(tools: place.tools, device: device, content: content).frame(of: "probe"))
    return CGFloat(place.height) - frame.maxY
  }

  /// From Xcode 9 to 16 a simulated toolbar stands above the tab bar; before and in Xcode 26 it stands in its place.
  @Test(arguments: [
    Place(tools: 12118, height: 667, below: 44),
    Place(tools: 14113, height: 568, below: 93), Place(tools: 21507, height: 667, below: 98),
    Place(tools: 24765, height: 667, below: 49),
  ])
  func simulatedAboveTabs(_ place: Place) throws {
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
      <segue destination="controller" kind="relationship" relationship="viewControllers" id="r"/></connections>
      </tabBarController>
      """
    #expect(try below(place, metrics: Self.simulatedToolbar, around: tabs) == place.below)
  }

  /// A navigation controller's toolbar stands above tabs that are only simulated.
  @Test(arguments: [("NO", CGFloat(98)), ("YES", 49)])
  func aboveSimulatedTabs(isHidden: String, height: CGFloat) throws {
    let navigation = """
      <navigationController toolbarHidden="\(isHidden)" id="navigation"><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let place = Place(tools: 23727, height: 568, below: height)
    #expect(try below(place, metrics: Self.simulatedTabs, around: navigation) == height)
  }

  /// In Xcode 26 a sheet's simulated toolbar takes no room; a navigation controller's does.
  @Test(arguments: [(23504, CGFloat(49)), (24128, 0)])
  func simulatedInSheet(tools: Int, below: CGFloat) throws {
    let presenting = """
      <viewController id="presenting"><view key="view" id="behind"><rect key="frame" x="0.0" y="0.0" width="390" \
      height="844"/></view><connections><segue destination="controller" kind="show" id="s"/></connections></viewController>
      """
    let height = tools < 24_000 ? 787 : 797
    let root = CanvasFixture.filling("safe", width: 390, height: height)
    let content = """
      <scenes><scene sceneID="c"><objects>\(presenting)</objects></scene>\
      \(CanvasFixture.scene(root, metrics: Self.simulatedToolbar))</scenes>
      """
    let fixture = CanvasFixture(tools: tools, device: "retina6_0", content: content)
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(CGFloat(height) - frame.maxY == below)
  }
}
