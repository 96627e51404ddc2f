import Foundation
import Testing

/// The commands that read and change documents, as scripts see them. Provenance: derived; the help of the commands is the
/// contract.
@Suite struct DocumentCommandTests {
  private let line = CommandLineTests()

  /// A copy of a fixture in a folder of its own.
  private func copy(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(contentsOf: URL(fileURLWithPath: line.fixture(name))).write(to: url)
    return url
  }

  @Test func setChangesOneThingAndDiffTellsOfIt() throws {
    let file = try copy("SignIn.storyboard")
    #expect(try line.run(["set", file.path, "sgn-lb-001", "text", "Hello again, everybody who is here"]).status == 0)
    #expect(try line.run(["set", file.path, "sgn-st-001", "spacing", "40"]).status == 0)
    let difference = try line.run([
      "diff", line.fixture("SignIn.storyboard"), file.path, "--device", "iPhone 15 Pro", "--html",
      file.deletingLastPathComponent().appendingPathComponent("page.html").path,
    ])
    #expect(difference.status == 1)
    #expect(difference.output.contains("text: \"Welcome back\" → \"Hello again, everybody who is here\""))
    #expect(difference.output.contains("on iPhone 15 Pro: ("))
    let page = try String(
      contentsOf: file.deletingLastPathComponent().appendingPathComponent("page.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 5)
    #expect(try line.run(["diff", file.path, file.path]).status == 0)
  }

  @Test(arguments: [[String](), ["--height", "compact"]])
  func valuesMayBeNegative(_ size: [String]) throws {
    let file = try copy("SignIn.storyboard")
    let result = try line.run(["set", file.path, "sgn-cn-001", "constant", "-8.5"] + size)
    #expect(result.status == 0, "\(result.errors)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("constant=\"-8.5\""))
  }

  @Test func codeIsWrittenToAFolderOrAFile() throws {
    let folder = try copy("Household.storyboard").deletingLastPathComponent()
    let document = folder.appendingPathComponent("Household.storyboard").path
    let file = folder.appendingPathComponent("Scenes.swift")
    #expect(try line.run(["code", document, "--out", file.path]).status == 0)
    let whole = try line.run(["code", document]).output
    #expect(try String(contentsOf: file, encoding: .utf8) == whole)
    let parts = folder.appendingPathComponent("Parts")
    #expect(try line.run(["code", document, "--out", parts.path]).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: parts.path).count > 1)
  }

  @Test func languagesWithoutTranslationsAreTold() throws {
    let file = try copy("SignIn.storyboard")
    let folder = file.deletingLastPathComponent()
    func told(_ language: String) throws -> Bool {
      let result = try line.run(["frames", file.path, "--language", language])
      #expect(result.status == 0)
      return result.errors.contains("warning: there is no translation into '\(language)'")
    }
    #expect(try told("xx"))
    #expect(try !told("double-length"))
    let translations = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: translations, withIntermediateDirectories: true)
    try Data("\"sgn-lb-001.text\" = \"Hallo\";\n".utf8).write(to: translations.appendingPathComponent("SignIn.strings"))
    #expect(try !told("de"))
  }

  /// As Interface Builder writes them (public documents of Xcode 12 and later).
  @Test func coloursOfTheSystemAreKeptByTheirValues() throws {
    let file = try copy("SignIn.storyboard")
    for (object, color) in [("sgn-lb-001", "systemRedColor"), ("sgn-lb-002", "systemBlueColor")] {
      #expect(try line.run(["set", file.path, object, "textColor", color]).status == 0)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let kept = try #require(text.range(of: "<resources>")).lowerBound
    let blue = try #require(text.range(of: "<systemColor name=\"systemBlueColor\">")).lowerBound
    let red = try #require(text.range(of: "<systemColor name=\"systemRedColor\">")).lowerBound
    #expect(kept < blue && blue < red)
    #expect(text[blue...].contains("<color red=\"0.0\" green=\"0.47843137254901963\" blue=\"1\" alpha=\"1\""))
    let before = try Data(contentsOf: file)
    let wrong = try line.run(["set", file.path, "sgn-lb-001", "textColor", "systemCrimsonColor"])
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("'systemCrimsonColor' is no colour of the system"))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func whatAnObjectDoesNotKnowLeavesTheFile() throws {
    let file = try copy("SignIn.storyboard")
    let before = try Data(contentsOf: file)
    let result = try line.run(["set", file.path, "sgn-lb-001", "axis", "vertical"])
    #expect(result.status == 65)
    #expect(result.errors.contains("<label> does not know 'axis'"))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func excludedViewsAreNotLaidOut() throws {
    let file = try copy("SignIn.storyboard")
    #expect(try line.run(["exclude", file.path, "sgn-lb-002", "--width", "compact"]).status == 0)
    #expect(!(try line.frames(try line.run(["frames", file.path]).output).keys.contains("sgn-lb-002")))
    let pad = try line.run(["frames", file.path, "--device", "iPad Air"])
    #expect(try line.frames(pad.output).keys.contains("sgn-lb-002"))
    #expect(try line.run(["include", file.path, "sgn-lb-002", "--width", "compact"]).status == 0)
    #expect(try Data(contentsOf: file) == Data(contentsOf: URL(fileURLWithPath: line.fixture("SignIn.storyboard"))))
  }

  @Test func upgradeKeepsTheLayout() throws {
    let file = try copy("SignIn.storyboard")
    var text = try String(contentsOf: file, encoding: .utf8)
    text = text.replacingOccurrences(of: " useTraitCollections=\"YES\"", with: "")
    try Data(text.utf8).write(to: file)
    let before = try line.run(["frames", file.path]).output
    let result = try line.run(["upgrade", file.path])
    #expect(result.status == 0)
    #expect(result.output.contains("size classes are on"))
    #expect(try line.run(["frames", file.path]).output == before)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("useTraitCollections=\"YES\""))
    #expect(try line.run(["upgrade", file.path]).output == "\(file.path): nothing to upgrade\n")
  }

  /// A document whose layout would change is left as it is: by part of a point, and where a view is hidden for now.
  @Test(arguments: [
    "<view id=\"b\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"60.3\"/></view>",
    """
    <segmentedControl hidden="YES" segmentControlStyle="bar" id="b"><rect key="frame" x="51" y="62" width="207" \
    height="30"/><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
    """,
  ])
  func upgradeRefusesWhatMoves(_ view: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="5056" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>\(view)</subviews></view></objects></document>
      """
    try Data(text.utf8).write(to: file)
    let result = try line.run(["upgrade", file.path, "--constraints"])
    #expect(result.status == 1 && result.errors.contains("the layout would change: scene a, b: "), "\(result)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// A constraint that has a view's id does not take the view's place.
  @Test func constraintsDoNotHideViewsOfTheirId() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="a">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="20" id="w"/>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="a"/>
      <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="y"/></constraints>
      </view></objects></document>
      """
    try Data(text.utf8).write(to: file)
    let frames = try line.run(["frames", file.path, "--strict"]).output
    #expect(frames.contains("\"id\":\"b\",\"class\":\"UIView\",\"frame\":[40,40,20,20]"), "\(frames)")
  }

  @Test func launchImagesHaveTheirSizes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Launch.xib")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES">
      <device id="retina6_12" orientation="portrait"/><objects><view contentMode="scaleToFill" id="a">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <color key="backgroundColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      </objects></document>
      """
    try Data(text.utf8).write(to: file)
    let out = folder.appendingPathComponent("out")
    let result = try line.run(["launchscreen", file.path, "--out", out.path])
    #expect(result.status == 0, "\(result.errors)")
    for (name, width, height) in [
      ("Default.png", 320, 480), ("Default-568h@2x.png", 640, 1136), ("Default-736h@3x.png", 1242, 2208),
      ("Default-Landscape@2x~ipad.png", 2048, 1536),
    ] {
      let png = try Data(contentsOf: out.appendingPathComponent(name))
      #expect(Self.size(png) == [width, height], "\(name)")
    }
    let list = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: out.appendingPathComponent("LaunchImages.plist")), options: [], format: nil)
    let keys = try #require(list as? [String: Any])
    #expect(keys["UILaunchStoryboardName"] as? String == "Launch")
    #expect((keys["UILaunchImages"] as? [[String: String]])?.first?["UILaunchImageSize"] == "{320, 480}")
  }

  /// Width and height from a PNG's header.
  private static func size(_ png: Data) -> [Int] {
    let bytes = Array(png.prefix(24))
    guard bytes.count == 24 else { return [] }
    return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func graphsAndTexts() throws {
    let graph = try line.run(["graph", line.fixture("SignIn.storyboard"), "--pictures"])
    #expect(graph.status == 0 && graph.output.contains("data:image/png;base64,"))
    let strings = try line.run(["strings", "export", line.fixture("SignIn.storyboard")])
    #expect(strings.output.contains("\"sgn-lb-001.text\" = \"Welcome back\";"))
  }
}
