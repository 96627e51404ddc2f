import Foundation
import Testing

@testable import InterfaceCanvas

/// Symbols in image views, at the text size that their document states.
///
/// Provenance: measured, a timer of 14 points in caption 1 (Xcode 11.6) and a heart of 26 × 22.5 in large title (Xcode 11.3).
@MainActor @Suite struct CanvasSymbolTests {
  /// As large as beside a text of `pointSize`, or as nothing stated.
  @Test(
    arguments: [
      (15_702, "UICTFontTextStyleTitle2", nil), (16_097, "UICTFontTextStyleTitle2", 22),
      (16_097, "UICTFontTextStyleCaption1", 12), (22_505, "UICTFontTextStyleTitle2", 22),
    ] as [(Int, String, Int?)])
  func textStyle(tools: Int, style: String, pointSize: Int?) throws {
    let stated = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" style="\(style)"/></preferredSymbolConfiguration>
      """
    let same = pointSize.map {
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="\($0)"/>
      """
    }
    #expect(try size(stated, tools: tools) == size(same ?? "", tools: tools))
  }

  private func size(_ configuration: String, tools: Int) throws -> CGSize? {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <imageView image="timer" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="image">
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\(configuration)</imageView></subviews><constraints>
      <constraint firstItem="image" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="image" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints>
      """)
    return try CanvasFixture(tools: tools, content: content).frame(of: "image")?.size
  }
}
