import Testing

@testable import InterfaceCanvas
@testable import UIKitCore
@testable import UIKitDocuments

/// How large controls and empty texts are on the canvas, beside stored frames of documents.
@MainActor @Suite struct CanvasButtonTests {
  struct Button: CustomTestStringConvertible {
    var tools: Int
    var device: String
    /// Attributes of the button, and what is in it.
    var attributes = ""
    var content = ""
    var width: CGFloat
    var height: CGFloat
    var testDescription: String { "\(tools) \(attributes) \(content)" }
  }

  @Test(arguments: [
    // A system button shows symbols in the large scale.
    Button(
      tools: 17154, device: "retina4_7", attributes: "buttonType=\"system\"",
      content: "<state key=\"normal\" image=\"xmark.circle.fill\" catalog=\"system\"/>", width: 25, height: 24),
    // An image alone is at least as high as a line: of 15 points in a system button, …
    Button(
      tools: 17154, device: "retina4_7", attributes: "buttonType=\"system\"",
      content:
        "<state key=\"normal\"><imageReference key=\"image\" image=\"xmark.circle.fill\" catalog=\"system\" "
        + "symbolScale=\"small\"/></state>", width: 16.5, height: 18),
    // … of 18 in a custom one, within its insets.
    Button(
      tools: 15702, device: "retina4_7",
      content:
        "<inset key=\"contentEdgeInsets\" minX=\"13\" minY=\"11\" maxX=\"13\" maxY=\"11\"/>"
        + "<state key=\"normal\" image=\"cross\"/>", width: 44, height: 44),
    // A configuration counts a symbol's alignment rectangle, as high as a line of its size.
    Button(
      tools: 21507, device: "retina6_12", attributes: "buttonType=\"system\"",
      content:
        "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"multiply.circle\" "
        + "catalog=\"system\"/>",
      width: 49.67, height: 34.33),
    Button(
      tools: 21507, device: "retina6_12", attributes: "buttonType=\"system\"",
      content:
        "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"multiply.circle.fill\" catalog=\"system\">"
        + "<preferredSymbolConfiguration key=\"preferredSymbolConfigurationForImage\" configurationType=\"pointSize\" "
        + "pointSize=\"21\"/></buttonConfiguration>", width: 55.67, height: 39),
    // The title of a primary button is semibold: 146 points in a document.
    Button(
      tools: 22154, device: "retina4_0", attributes: "buttonType=\"system\" role=\"primary\"",
      content: "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Use built-in Tor\"/>",
      width: 146, height: 34.5),
    // A symbol follows the smallest text.
    Button(
      tools: 19529, device: "retina6_1", attributes: "buttonType=\"system\"",
      content: "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"plus\" catalog=\"system\"/>",
      width: 43.5, height: 31),
    // Pictures of a type in the smallest text.
    Button(
      tools: 18122, device: "retina4_7", attributes: "buttonType=\"contactAdd\"", content: "<state key=\"normal\"/>",
      width: 20, height: 20),
  ])
  func buttons(_ button: Button) throws {
    let scene = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <button \(button.attributes) translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\(button.content)</button></subviews><constraints>
      <constraint firstItem="button" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="button" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      </constraints>
      """)
    let images = "<resources><image name=\"cross\" width=\"18\" height=\"18\"/></resources>"
    let fixture = CanvasFixture(tools: button.tools, device: button.device, content: scene + images)
    let frame = try #require(try fixture.frame(of: "button"))
    #expect(abs(frame.width - button.width) <= 1)
    #expect(abs(frame.height - button.height) <= 1)
  }

  /// Of two empty labels in a stack, what the document made of them, if its frames are a layout of the stack: the second's
  /// left edge, the first's width.
  @Test(arguments: [(138.0, CGFloat(138)), (77, 50)])
  func emptyLabels(second: Double, width: CGFloat) throws {
    let labels = [("one", 0.0, 138.0), ("two", second, 50.0)].map { id, x, width in
      """
      <label horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="22"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="188" height="22"/><subviews>\(labels.joined())</subviews></stackView>
      </subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      </constraints>
      """)
    #expect(try CanvasFixture(content: content, restsAsSaved: true).frame(of: "one")?.width == width)
  }
}
