import Foundation
import Testing

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// How high fields and search bars are on the canvas.
@MainActor @Suite struct CanvasFieldTests {
  /// Up to Xcode 11.3 a field without a border is as high as its line, and later higher, unless it hides what is typed; one
  /// that may be cleared is as high as the button for it.
  ///
  /// Provenance: measured.
  @Test(arguments: [
    (11542, 14, "", CGFloat(17)), (14490, 17, "", 21), (15505, 14, "", 17), (15505, 17, "", 21), (16096, 14, "", 18.5),
    (21507, 17, "", 22), (16096, 14, "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>", 17),
  ])
  func plainField(tools: Int, size: Int, traits: String, height: CGFloat) throws {
    #expect(try heightOfField(tools: tools, size: size, traits: traits) == height)
  }

  /// From iOS 9 to 12 a field that shrinks its text has four points beside it.
  ///
  /// Provenance: measured, 13 fields of 4 repositories; derived from them.
  @Test(arguments: [
    (14313, "minimumFontSize=\"17\"", CGFloat(4)), (14313, "adjustsFontSizeToFit=\"NO\"", 3),
    (22505, "minimumFontSize=\"17\"", 0),
  ])
  func room(tools: Int, attributes: String, room: CGFloat) throws {
    let content = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>"
    let field = try size(
      of: "textField", tools: tools, attributes: "text=\"Some words\" \(attributes)", content: content, width: nil)
    let label = try size(of: "label", tools: tools, attributes: "text=\"Some words\"", content: content, width: nil)
    #expect(abs(field.width - label.width - room) <= 0.5)
  }

  @Test(arguments: ["always", "unlessEditing", "whileEditing"], [11542, 15505, 16096])
  func clearButton(mode: String, tools: Int) throws {
    #expect(try heightOfField(tools: tools, size: 12, attributes: "clearButtonMode=\"\(mode)\"") == 19)
    #expect(try heightOfField(tools: 16096, size: 17, attributes: "clearButtonMode=\"\(mode)\"") == 22)
  }

  private func heightOfField(tools: Int, size: Int, attributes: String = "", traits: String = "") throws -> CGFloat {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    return try height(of: "textField", tools: tools, attributes: "text=\"Some\" \(attributes)", content: font + traits)
  }

  /// Provenance: measured, one bar; a guess for later systems.
  @Test(arguments: [(9532, "", CGFloat(44)), (9532, "prompt=\"Where to?\"", 75), (22505, "prompt=\"Where to?\"", 87)])
  func searchBar(tools: Int, attributes: String, height: CGFloat) throws {
    #expect(try self.height(of: "searchBar", tools: tools, attributes: attributes) == height)
  }

  private func height(of element: String, tools: Int, attributes: String, content: String = "") throws -> CGFloat {
    try size(of: element, tools: tools, attributes: attributes, content: content, width: 200).height
  }

  private func size(of element: String, tools: Int, attributes: String, content: String, width: Int?) throws -> CGSize {
    let fixed = width.map {
      "<constraint firstItem=\"probe\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\"/>"
    }
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="probe">
      <rect key="frame" x="0.0" y="100" width="200" height="5"/>\(content)</\(element)></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      \(fixed ?? "")</constraints>
      """
    let fixture = CanvasFixture(tools: tools, content: CanvasFixture.storyboard(root))
    return try #require(try fixture.frame(of: "probe")).size
  }
}
