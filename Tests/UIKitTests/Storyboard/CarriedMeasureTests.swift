import Foundation
import InterfaceBuilder
import Testing
import UIKitCore

@testable import InterfaceCanvas

/// What the document's own canvas measured and another device takes over.
///
/// Provenance: derived from scenes saved on two devices; sizes are those that the canvas finds, and others near them.
@MainActor @Suite struct CarriedMeasureTests {
  private static let elsewhere = "retina6_1"

  private func frame(of id: String, _ content: String, on target: String?) throws -> CGRect {
    let fixture = CanvasFixture(tools: 17701, content: content, restsAsSaved: true, target: target)
    return try #require(try fixture.frame(of: id))
  }

  /// A scene with `views`, of which those with the ids keep to the upper leading corner.
  private static func scene(_ views: String, corner ids: [String], _ more: String = "") -> String {
    let constraints = ids.flatMap { id in
      ["leading", "top"].map { edge in
        """
        <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" \
        id="\(id)-\(edge)"/>
        """
      }
    }.joined()
    return CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(views)</subviews>
      <constraints>\(constraints)\(more)</constraints>
      """)
  }

  private static func rect(_ size: CGSize, x: CGFloat = 0) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
  }

  private static func label(
    _ id: String, _ text: String, _ size: CGSize, lines: Int = 1, font: String = "type=\"system\" pointSize=\"17\""
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" numberOfLines="\(lines)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(rect(size))
    <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  /// Texts that broke tell the widths of a font that nobody has: two that took two lines in a little more than their
  /// assumed width, two that took one in a little more than that.
  @Test func fontsOfTextsThatBreak() throws {
    let font = "name=\"Unheard-Book\" family=\"Unheard\" pointSize=\"20\""
    let words = "Settings of this device"
    let probe = Self.label("probe", words, CGSize(width: 300, height: 24), font: font)
    let assumed = try frame(of: "probe", Self.scene(probe, corner: ["probe"]), on: nil).width
    let texts = [(1.05, 48), (1.05, 48), (1.15, 24), (1.15, 24)].enumerated().map { index, text in
      let size = CGSize(width: assumed * text.0, height: text.1)
      return Self.label("text\(index)", words, size, lines: 0, font: font)
    }
    let fonts = """
      <customFonts key="customFonts"><array key="Unheard.otf"><string>Unheard-Book</string></array></customFonts>
      """
    let told = try frame(of: "probe", fonts + Self.scene(texts.joined() + probe, corner: ["probe"]), on: nil).width
    #expect(told > assumed * 1.05 && told < assumed * 1.16)
  }

  /// A control that Interface Builder measured a little lower, a text on one line that may break, much narrower than its
  /// screen or not: what the document saved counts on another device, not on its own.
  @Test(arguments: [
    ("textField", "A few words"), ("label", "A few words"), ("label", "A text that takes nearly the whole width here"),
  ])
  func measuredOtherwise(element: String, text: String) throws {
    func view(_ size: CGSize) -> String {
      element == "label"
        ? Self.label("view", text, size, lines: 0)
        : """
        <textField opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="view">\(Self.rect(size))
        <fontDescription key="fontDescription" type="system" pointSize="20"/></textField>
        """
    }
    let found = try frame(of: "view", Self.scene(view(CGSize(width: 1, height: 1)), corner: ["view"]), on: nil).size
    let saved =
      element == "label"
      ? CGSize(width: found.width - 1.5, height: found.height) : CGSize(width: found.width, height: found.height - 1.5)
    let content = Self.scene(view(saved), corner: ["view"])
    let elsewhere = try frame(of: "view", content, on: Self.elsewhere).size
    let own = try frame(of: "view", content, on: nil).size
    #expect(abs(elsewhere.width - saved.width) < 0.01 && abs(elsewhere.height - saved.height) < 0.01)
    #expect(own == found)
  }

  /// An asset measures what the document says of it, whatever the view was saved with.
  @Test func assets() throws {
    let view = """
      <imageView image="picture" translatesAutoresizingMaskIntoConstraints="NO" id="view">
      \(Self.rect(CGSize(width: 16, height: 26)))</imageView>
      """
    let resources = "<resources><image name=\"picture\" width=\"20\" height=\"26\"/></resources>"
    let found = try frame(of: "view", Self.scene(view, corner: ["view"]) + resources, on: Self.elsewhere)
    #expect(found.size == CGSize(width: 20, height: 26))
  }

  /// A symbol whose stack holds it as it was saved is taken for that wide.
  @Test func symbolsInStacks() throws {
    func content(_ symbol: CGSize, _ text: CGSize) -> String {
      let views = """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        \(Self.rect(CGSize(width: symbol.width + text.width, height: max(symbol.height, text.height))))<subviews>
        <imageView horizontalHuggingPriority="251" contentMode="scaleAspectFit" image="star" catalog="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="symbol">\(Self.rect(symbol))</imageView>
        \(Self.label("text", "Favourites", text).replacing("x=\"0.0\"", with: "x=\"\(symbol.width)\""))
        </subviews></stackView>
        """
      return Self.scene(views, corner: ["stack"])
        + "<resources><image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/></resources>"
    }
    let none = content(CGSize(width: 300, height: 1), CGSize(width: 1, height: 1))
    let (symbol, text) = (try frame(of: "symbol", none, on: nil).size, try frame(of: "text", none, on: nil).size)
    let narrow = content(CGSize(width: symbol.width - 2, height: symbol.height), text)
    #expect(try frame(of: "symbol", narrow, on: Self.elsewhere).width == symbol.width - 2)
  }
}
