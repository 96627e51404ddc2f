import Testing

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// Views beside a scene's controller.
@MainActor @Suite struct CanvasDockTests {
  /// What is covered of a view of 568 points on a phone of 896, where a view fills its safe area: from Xcode 11 to 14.2 the
  /// home indicator does not reach it. Provenance: stored frames, see `SceneRoot.insets`.
  @Test(arguments: [(15_702, CGFloat(524)), (22_505, 486), (14_460, 490)])
  func homeIndicator(tools: Int, height: CGFloat) throws {
    let content = """
      <scenes><scene sceneID="s"><objects><viewController id="controller"><view key="view" id="main">
      <rect key="frame" x="0" y="0" width="414" height="896"/></view></viewController>
      <view id="root">\(CanvasFixture.filling("safe", width: 320, height: 568))</view></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: tools, device: "retina6_1", content: content)
    #expect(try fixture.frame(of: "probe")?.height == height)
  }
}
