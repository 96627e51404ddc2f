import Foundation
import Testing

/// Sizes that controls give themselves on the canvas of each Xcode. Provenance: measured; the rules were counted from
/// frames that Interface Builder stored, the documents here are made for the test.
struct CanvasControlSizeTests {
  struct Control: Sendable, CustomTestStringConvertible {
    var toolsVersion: Int
    var element: String
    /// Attributes of the element.
    var attributes = ""
    var content: String
    var size: [Double]

    var testDescription: String { "\(element) \(content) \(toolsVersion)" }
  }

  private static func segments(_ titles: String...) -> String {
    "<segments>" + titles.map { "<segment title=\"\($0)\"/>" }.joined() + "</segments>"
  }
  private static func title(_ text: String) -> String { "<state key=\"normal\" title=\"\(text)\"/>" }
  private static func symbol(_ name: String, _ size: String, _ weight: String) -> String {
    """
    <state key="normal" image="\(name)" catalog="system"><preferredSymbolConfiguration
    key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="\(size)" weight="\(weight)"/></state>
    """
  }
  private static func font(_ size: Int) -> String {
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
  }
  private static func configuration(_ attributes: String, content: String = "") -> String {
    "<buttonConfiguration key=\"configuration\" style=\"plain\" \(attributes)>\(content)</buttonConfiguration>"
  }
  private static func attributedTitle(_ text: String, _ font: String) -> String {
    """
    <attributedString key="attributedTitle"><fragment content="\(text)"><attributes><font key="NSFont" \(font)/>
    </attributes></fragment></attributedString>
    """
  }
  private static func style(_ name: String) -> String {
    "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(name)\"/>"
  }

  static let controls: [Control] = [
    // The default segments of Interface Builder's library, before and from iOS 13.
    Control(toolsVersion: 13771, element: "segmentedControl", content: segments("First", "Second"), size: [121, 29]),
    Control(toolsVersion: 17701, element: "segmentedControl", content: segments("First", "Second"), size: [131, 32]),
    Control(toolsVersion: 17701, element: "segmentedControl", content: segments("남", "여"), size: [61, 32]),
    // Three pages before and from iOS 18.
    Control(
      toolsVersion: 22155, element: "pageControl", attributes: "numberOfPages=\"3\"", content: "", size: [116.5, 26]),
    Control(
      toolsVersion: 23504, element: "pageControl", attributes: "numberOfPages=\"3\"", content: "", size: [73.5, 26]),
    // A progress view as a bar, and by default.
    Control(
      toolsVersion: 13771, element: "progressView", attributes: "progressViewStyle=\"bar\"", content: "",
      size: [0, 2.5]),
    Control(toolsVersion: 13771, element: "progressView", content: "", size: [0, 2]),
    // Buttons take whole points, custom ones 18-point titles.
    Control(
      toolsVersion: 17701, element: "button", attributes: "buttonType=\"roundedRect\"", content: title("Button"),
      size: [46, 30]),
    Control(toolsVersion: 17701, element: "button", content: title("Done"), size: [43, 34]),
    // Xcode 12.5 to 13.4 lay text styles out at the smallest size.
    Control(
      toolsVersion: 17701, element: "label", attributes: "text=\"Body\"", content: style("Body"), size: [39.5, 20.5]),
    Control(
      toolsVersion: 18122, element: "label", attributes: "text=\"Body\"", content: style("Body"), size: [33.5, 17]),
    Control(
      toolsVersion: 20037, element: "label", attributes: "text=\"Body\"", content: style("Body"), size: [33.5, 17]),
    Control(
      toolsVersion: 21507, element: "label", attributes: "text=\"Body\"", content: style("Body"), size: [39.5, 20.5]),
    // Buttons whose type brings the picture.
    Control(
      toolsVersion: 13771, element: "button", attributes: "buttonType=\"contactAdd\"", content: "", size: [22, 22]),
    Control(
      toolsVersion: 17701, element: "button", attributes: "buttonType=\"infoLight\"", content: "", size: [25, 24]),
    Control(
      toolsVersion: 23504, element: "button", attributes: "buttonType=\"detailDisclosure\"",
      content: configuration(""), size: [50, 34]),
    // Sliders of Xcode 16.3.
    Control(
      toolsVersion: 23504, element: "slider",
      content: "<constraints><constraint firstAttribute=\"width\" constant=\"96\" id=\"w\"/></constraints>",
      size: [100, 31]),
    Control(
      toolsVersion: 23727, element: "slider",
      content: "<constraints><constraint firstAttribute=\"width\" constant=\"96\" id=\"w\"/></constraints>",
      size: [100, 34]),
    // Attributed fields without text have a line of 17 points; fonts that programs bring along their own lines.
    Control(
      toolsVersion: 16096, element: "textField", attributes: "usesAttributedText=\"YES\"",
      content: "<attributedString key=\"attributedText\"/>", size: [5, 22]),
    Control(
      toolsVersion: 17701, element: "label", attributes: "text=\"I\"",
      content: "<fontDescription key=\"fontDescription\" name=\"Gotham-Book\" family=\"Gotham\" pointSize=\"16\"/>",
      size: [4.5, 16]),
    // Symbols have their own proportions, and stand in a line of text.
    Control(
      toolsVersion: 17701, element: "button", content: symbol("arrow.left.square.fill", "28", "semibold"),
      size: [33, 30]),
    Control(
      toolsVersion: 17701, element: "button", content: symbol("arrow.right.circle", "47", "thin"), size: [53.5, 51.5]),
    Control(
      toolsVersion: 17701, element: "imageView", attributes: "image=\"car.fill\" catalog=\"system\"",
      content: "", size: [25, 18]),
    // Fields without a border; empty ones measure a space.
    Control(toolsVersion: 12121, element: "textField", content: font(16), size: [8, 20]),
    Control(toolsVersion: 21507, element: "textField", content: font(16), size: [5, 21]),
    Control(
      toolsVersion: 21507, element: "textField",
      content: font(16) + "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>", size: [5, 20]),
    // Up to Xcode 11.3 they are as high as a line, or as the button that clears them.
    Control(
      toolsVersion: 15505, element: "textField", attributes: "placeholder=\"Enter the name\"", content: font(17),
      size: [116.5, 21]),
    Control(toolsVersion: 13196, element: "textField", content: font(14), size: [8, 17]),
    Control(
      toolsVersion: 13196, element: "textField", attributes: "clearButtonMode=\"whileEditing\"", content: font(14),
      size: [8, 19]),
    Control(toolsVersion: 14460, element: "textField", content: font(17), size: [8, 21]),
    Control(toolsVersion: 16097, element: "textField", content: font(17), size: [5, 22]),
    // Rounded borders leave room beside the text, and grow with large fonts.
    Control(
      toolsVersion: 21507, element: "textField", attributes: "borderStyle=\"roundedRect\"", content: font(14),
      size: [32, 34]),
    Control(
      toolsVersion: 19529, element: "textField",
      attributes: "borderStyle=\"roundedRect\" placeholder=\"Placeholder Text\"",
      content: font(14), size: [135.5, 34]),
    // (22 points wide in its document, the only one: labels say that the space of large sizes is narrower.)
    Control(
      toolsVersion: 14460, element: "textField", attributes: "borderStyle=\"roundedRect\"", content: font(28),
      size: [21, 38]),
    // Xcode 9 to 11.1 have smaller titles.
    Control(
      toolsVersion: 14113, element: "label", attributes: "text=\"The quote\"", content: style("Title1"),
      size: [114, 31.5]),
    // Scripts have advances of their own.
    Control(toolsVersion: 19162, element: "label", attributes: "text=\"混合\"", content: font(17), size: [35, 20.5]),
    Control(toolsVersion: 24506, element: "label", attributes: "text=\"줌\"", content: font(17), size: [15, 20.5]),
    // Titles of configurations: plain, attributed, beside an image and in other sizes.
    Control(
      toolsVersion: 22505, element: "button", attributes: "buttonType=\"system\"",
      content: configuration("title=\"Button\""), size: [75, 34.5]),
    Control(
      toolsVersion: 22505, element: "button", attributes: "buttonType=\"system\"",
      content: configuration("", content: attributedTitle("Email us", "metaFont=\"system\"")), size: [74.5, 30]),
    Control(
      toolsVersion: 22505, element: "button", attributes: "buttonType=\"system\"",
      content: configuration("", content: attributedTitle("Visit our website", "metaFont=\"system\" size=\"15\"")),
      size: [137.5, 32]),
    // Spaces at the end count.
    Control(toolsVersion: 17701, element: "label", attributes: "text=\"Label   \"", content: "", size: [54.5, 20.5]),
  ]

  @Test("Controls are as large as Interface Builder made them", arguments: controls)
  func size(_ control: Control) throws {
    let document = try Self.write(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><\(control.element) opaque="NO" contentMode="left" \(control.attributes) id="control"
      translatesAutoresizingMaskIntoConstraints="NO">\(control.content)</\(control.element)></subviews>
      <constraints>
      <constraint firstItem="control" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
      <constraint firstItem="control" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
      </constraints></view>
      """, toolsVersion: control.toolsVersion)
    defer { try? FileManager.default.removeItem(at: document) }
    let command = CommandLineTests()
    let frames = try command.frames(try command.run(["frames", document.path]).output)
    let found = try #require(frames["control"])
    #expect(abs(found[2] - control.size[0]) <= 1 && abs(found[3] - control.size[1]) <= 0.51, "\(found)")
  }

  /// A document of that Xcode with one view.
  private static func write(_ view: String, toolsVersion: Int) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("control-\(UUID().uuidString).xib")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/><objects>\(view)</objects></document>
      """
    try Data(text.utf8).write(to: file)
    return file
  }
}
