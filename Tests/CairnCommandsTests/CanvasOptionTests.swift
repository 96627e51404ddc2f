import Foundation
import Testing

/// How the command shows a document: on its canvas, on other devices, running.
///
/// Provenance: the contract stands in the help and the README; frames derived by hand.
@Suite struct CanvasOptionTests {
  private let command = CommandLineTests()

  /// A navigation controller with one scene; `guided` fills the safe area, `open` has a size and no place.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15705" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="navigation"><device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="outer"><objects><navigationController id="navigation" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="inner"><objects><viewController id="controller" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="guided"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="open">
    <rect key="frame" x="30" y="300" width="40" height="50"/><constraints>
    <constraint firstAttribute="width" constant="40" id="w"/><constraint firstAttribute="height" constant="50" id="h"/>
    </constraints></view></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="guided" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
    <constraint firstItem="guided" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="guided" secondAttribute="trailing" id="c3"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="guided" secondAttribute="bottom" id="c4"/>
    </constraints></view><navigationItem key="navigationItem" title="Inner" id="item"/></viewController></objects></scene>
    </scenes></document>
    """

  private func frames(_ options: String...) throws -> (frames: [String: [Double]], output: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString).storyboard")
    try Self.storyboard.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try command.run(["frames", file.path] + options)
    #expect(result.status == 0, "\(result.errors)")
    return (try command.frames(result.output), result.output)
  }

  @Test func ownCanvas() throws {
    let (found, output) = try frames()
    #expect(found["guided"] == [0, 88, 414, 774])
    #expect(found["open"] == [30, 300, 40, 50])
    let resting = output.split(separator: "\n").filter { $0.contains("\"rests\":true") }
    #expect(resting.count == 1 && resting[0].contains("\"open\""))
  }

  @Test func strict() throws {
    let (found, output) = try frames("--strict")
    #expect(found["guided"] == [0, 88, 414, 774])
    #expect(found["open"].map { Array($0.dropFirst(2)) } == [40, 50])
    #expect(!output.contains("rests"))
  }

  /// The device is another one, the system's metrics stay: no status bar on devices with a home button.
  @Test func viewAs() throws {
    #expect(try frames("--device", "retina4_7").frames["guided"] == [0, 44, 375, 623])
    #expect(try frames("--device", "retina4_7", "--system", "17").frames["guided"] == [0, 64, 375, 603])
    #expect(try frames("--device", "ipad9_7", "--width", "320").frames["root"] == [0, 0, 320, 1024])
  }

  /// A program runs on the latest system, inside real containers.
  @Test(arguments: [[], ["--scene", "inner"]])
  func run(scene: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString).storyboard")
    try Self.storyboard.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["frames", file.path, "--run", "--device", "iPhone SE (3rd generation)"] + scene
    let found = try command.frames(try command.run(arguments).output)
    #expect(found["root"] == [0, 0, 375, 667])
    #expect(found["guided"] == [0, 64, 375, 603])
  }

  /// A program runs in another window, another language and other size classes as a scene on the canvas does.
  @Test(
    arguments: [
      (["--device", "iPad Air", "--width", "320"], 320.0), (["--language", "double-length"], 393),
      (["--size-class", "regular,compact", "--system", "12", "--strict"], 393),
    ] as [([String], Double)])
  func runsInEveryEnvironment(_ options: [String], _ width: Double) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString).storyboard")
    try Self.storyboard.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let device = options.contains("--device") ? [] : ["--device", "iPhone 15"]
    let result = try command.run(["frames", file.path, "--run"] + device + options)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try command.frames(result.output)["root"]?[2] == width)
  }

  /// A segue that leads back to the navigation controller is nothing that brings it up.
  @Test func runsWhereASegueLeadsBack() throws {
    let back =
      "<connections><segue destination=\"navigation\" kind=\"show\" id=\"back\"/></connections></viewController>"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("back-\(UUID().uuidString).storyboard")
    try Self.storyboard.replacing("</viewController>", with: back).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try command.run(["frames", file.path, "--run", "--device", "iPhone SE (3rd generation)"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try command.frames(result.output)["guided"] == [0, 64, 375, 603])
  }

  /// What pins `picture` to the safe area's corner.
  private static let pinned = ["top", "leading"].map {
    "<constraint firstItem=\"picture\" firstAttribute=\"\($0)\" secondItem=\"safe\" secondAttribute=\"\($0)\" id=\"p-\($0)\"/>"
  }.joined()

  /// Pictures that are not beside the document are as large as it says: its program has them.
  @Test func runsWithoutItsPictures() throws {
    let picture = "<imageView image=\"Harbour\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"picture\"/>"
    let text = Self.storyboard
      .replacing("<subviews>", with: "<subviews>" + picture, maxReplacements: 1)
      .replacing("id=\"c1\"/>", with: "id=\"c1\"/>\(Self.pinned)", maxReplacements: 1)
      .replacing(
        "</scenes>", with: "</scenes><resources><image name=\"Harbour\" width=\"128\" height=\"64\"/></resources>")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString).storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try command.run(["frames", file.path, "--run", "--device", "iPhone 15"])
    #expect(try command.frames(result.output)["picture"] == [0, 103, 128, 64])
    #expect(!result.errors.contains("Harbour"))
  }

  /// A root view without a frame has the room that it is shown in; a cell has what a table gives it.
  @Test(arguments: [
    ("view", ["--size-class", "compact,regular"], [0, 0, 400, 800]),
    ("view", ["--device", "iPhone SE (3rd generation)"], [0, 0, 375, 667]), ("view", [], [0, 0, 414, 896]),
    ("stackView", [], [0, 0, 414, 896]), ("tableViewCell", [], [0, 0, 414, 44]),
    ("collectionViewCell", ["--size-class", "any,any"], [0, 0, 50, 50]),
  ])
  func rootsWithoutFrames(_ tag: String, _ options: [String], _ frame: [Double]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("A.xib")
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15705" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><objects>
      <\(tag) contentMode="scaleToFill" id="root"/></objects></document>
      """.utf8
    ).write(to: file)
    let result = try command.run(["frames", file.path] + options)
    #expect(try command.frames(result.output)["root"] == frame)
    #expect(try command.run(["render", file.path, "--out", folder.path] + options).status == 0)
  }

  @Test func refusesWhatDoesNotFit() throws {
    #expect(try command.run(["frames", "a.storyboard", "--width", "320"]).status == 64)
    #expect(try command.run(["frames", "a.storyboard", "--system", "19"]).status == 64)
    #expect(try command.run(["lint", "a.storyboard", "--run"]).status == 64)
    #expect(try command.run(["render", "a.storyboard", "--run", "--size-class", "any,any"]).status == 64)
  }
}
