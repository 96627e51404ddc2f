import Foundation
import Testing

@testable import InterfaceCanvas
@testable import UIKitCore
@testable import UIKitDocuments

/// Buttons with a configuration in horizontal stacks.
///
/// Provenance: measured, rows of two such buttons in documents of Xcode 14 to 16.
@MainActor @Suite struct CanvasEqualButtonTests {
  @Test func stretched() throws {
    let widths = try widths(of: [button("a", "Calculate"), button("b", "Clear")], width: 343)
    #expect(widths == [156.5, 156.5])
  }

  /// A stack of its natural width has room for the widest as often as it has buttons.
  @Test func natural() throws {
    let widths = try widths(of: [button("a", "Load ad"), button("b", "Show advertisement")], width: nil)
    #expect(widths[0] == widths[1])
    let alone = try self.widths(of: [button("a", "Show advertisement")], width: nil)
    #expect(widths[0] == alone[0])
  }

  @Test(arguments: ["horizontalHuggingPriority=\"1000\"", "hidden=\"YES\""]) func others(attributes: String) throws {
    let content = [button("a", "Calculate", attributes: attributes), button("b", "Clear")]
    let widths = try widths(of: content, width: 343)
    #expect(widths[0] != widths[1])
  }

  private func button(_ id: String, _ title: String, attributes: String = "") -> String {
    """
    <button opaque="NO" buttonType="system" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/><state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="plain" title="\(title)"/></button>
    """
  }

  private func widths(of content: [String], width: Int?) throws -> [CGFloat] {
    let fixed = width.map { "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\"/>" } ?? ""
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView opaque="NO" spacing="30" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>\(content.joined())</subviews></stackView>
      </subviews><constraints>\(fixed)
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints>
      """
    let fixture = CanvasFixture(content: CanvasFixture.storyboard(root))
    return try ["a", "b"].prefix(content.count).map { try #require(try fixture.frame(of: $0)).width }
  }
}
