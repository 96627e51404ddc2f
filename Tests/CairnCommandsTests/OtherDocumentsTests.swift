import Foundation
import Testing

/// Files that are no documents for UIKit are told from those that are, with their place. Provenance: derived; the help of
/// the commands is the contract.
@Suite struct OtherDocumentsTests {
  private let line = CommandLineTests()

  private static let archive = """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>

    """
  private static let mac = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
    useAutolayout="YES"><objects><customView id="a"/></objects></document>

    """

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func write(_ text: String, _ name: String = "Old.xib") throws -> URL {
    let url = try folder().appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test(arguments: ["list", "frames", "lint", "code", "upgrade", "strings export", "graph", "diff", "launchscreen"])
  func archivesOfOldXcodesAreTold(_ command: String) throws {
    let file = try write(Self.archive)
    let words = command.split(separator: " ").map(String.init)
    let result = try line.run(words + [file.path] + (command == "diff" ? [file.path] : []))
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("\(file.path):2:") && result.errors.contains("before Xcode 5"), "\(result.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.archive)
  }

  @Test(arguments: ["frames", "code", "upgrade", "strings export"])
  func documentsForTheMacAreTold(_ command: String) throws {
    let file = try write(Self.mac)
    let result = try line.run(command.split(separator: " ").map(String.init) + [file.path])
    #expect(result.status == 65)
    #expect(result.errors.contains("the document is for MacOSX.Cocoa, not for iOS"), "\(result.errors)")
  }

  @Test func whatConcernsNoLayoutReadsDocumentsForTheMac() throws {
    let file = try write(Self.mac)
    #expect(try line.run(["list", file.path]).output.contains("Custom View"))
    #expect(try line.run(["diff", file.path, file.path]).status == 0)
  }

  @Test func graphsAreOfStoryboards() throws {
    let result = try line.run(["graph", try write(Self.mac).path])
    #expect(result.status == 65)
    #expect(result.errors.contains("1:1: error: a xib has no scenes"), "\(result.errors)")
  }

  @Test func withoutSizeClassesNothingVaries() throws {
    let text = try String(contentsOf: URL(fileURLWithPath: line.fixture("SignIn.storyboard")), encoding: .utf8)
    let file = try write(text.replacingOccurrences(of: " useTraitCollections=\"YES\"", with: ""), "Main.storyboard")
    let before = try Data(contentsOf: file)
    for arguments in [
      ["exclude", file.path, "sgn-lb-002", "--width", "compact"],
      ["set", file.path, "sgn-st-001", "spacing", "4", "--width", "compact"],
    ] {
      let result = try line.run(arguments)
      #expect(result.status == 65)
      #expect(result.errors.contains("the document has no size classes"), "\(result.errors)")
    }
    #expect(try Data(contentsOf: file) == before)
  }

  /// A document with the markers of a conflict does not keep the others from being compared.
  @Test func unreadableRevisionsAreToldOfBesideTheOthers() throws {
    let folder = try folder()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", folder.path] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let (good, bad) = (
      folder.appendingPathComponent("Good.storyboard"), folder.appendingPathComponent("Bad.storyboard")
    )
    let text = try String(contentsOf: URL(fileURLWithPath: line.fixture("SignIn.storyboard")), encoding: .utf8)
    for url in [good, bad] { try Data(text.utf8).write(to: url) }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try Data(text.replacingOccurrences(of: "Welcome back", with: "Hello").utf8).write(to: good)
    try Data("<<<<<<< ours\n\(text)".utf8).write(to: bad)
    try git("commit", "-q", "-a", "-m", "two")
    let result = try line.run(["diff", "--git", "HEAD~1..HEAD"], in: folder)
    #expect(result.status == 65)
    #expect(result.output.contains("text: \"Welcome back\" → Hello"), "\(result.output)")
    #expect(result.errors.hasPrefix("Bad.storyboard:1:2: error: not well-formed XML"), "\(result.errors)")
  }

  /// A wrong path would be fine for ever.
  @Test(arguments: ["lint", "frames", "render"])
  func foldersWithoutDocumentsAreTold(_ command: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App/Pods"), withIntermediateDirectories: true)
    try Data("<document/>".utf8).write(to: folder.appendingPathComponent("App/Pods/A.storyboard"))
    let result = try line.run([command, "App"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors == "App: warning: the folder has no storyboards or xibs\n")
  }

  /// A scene that embeds another is laid out twice: for itself, and for the other's size. Commands that do not lay out to
  /// find contradictions tell of none.
  @Test(arguments: [
    (["frames"], 1), (["diff", "--device", "iPhone SE"], 0), (["strings", "show", "--device", "iPhone SE"], 0),
  ])
  func contradictionsAreToldOnce(_ command: [String], _ times: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.embedding.utf8).write(to: folder.appendingPathComponent("A.storyboard"))
    try Data(Self.embedding.replacing("Inner", with: "Other").utf8).write(
      to: folder.appendingPathComponent("B.storyboard"))
    let files = command[0] == "diff" ? ["A.storyboard", "B.storyboard", "--html", "page.html"] : ["A.storyboard"]
    let result = try line.run(command + files, in: folder)
    #expect(result.status < 64, "\(result.errors)")
    #expect(result.errors.components(separatedBy: "Unable to simultaneously satisfy constraints").count == times + 1)
  }

  @Test func contradictionsOfSeveralDevicesAreToldOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.embedding.utf8).write(to: folder.appendingPathComponent("A.storyboard"))
    let result = try line.run(
      ["render", "A.storyboard", "--device", "iPhone SE", "--device", "iPad Air", "--out", "out"], in: folder)
    #expect(result.status == 0)
    let words =
      "A.storyboard: warning: scene s1, iPhone SE (3rd generation); iPad Air: constraints contradict each other\n"
    #expect(result.errors.hasPrefix(words), "\(result.errors)")
    #expect(result.errors.components(separatedBy: "Unable to simultaneously satisfy constraints").count == 2)
  }

  @Test func foldersAreComparedByTheirDocuments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for name in ["old/App", "new/App"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let text = try String(contentsOf: URL(fileURLWithPath: line.fixture("SignIn.storyboard")), encoding: .utf8)
    for name in ["old/App/A.storyboard", "new/App/A.storyboard", "old/App/B.storyboard"] {
      let changed = name.hasPrefix("new") ? text.replacingOccurrences(of: "Welcome back", with: "Hello") : text
      try Data((name.hasSuffix("B.storyboard") ? Self.embedding : changed).utf8).write(
        to: folder.appendingPathComponent(name))
    }
    let result = try line.run(["diff", "old", "new"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("text: \"Welcome back\" → Hello"), "\(result.output)")
    #expect(result.output.contains("old/App/B.storyboard (removed)"), "\(result.output)")
    #expect(try line.run(["diff", "old", "old"], in: folder).status == 0)
    #expect(try line.run(["diff", "old", "new/App/A.storyboard"], in: folder).status == 66)
  }

  @Test func storyboardsWithoutScenesHaveNoGraph() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"/>
      """
    let result = try line.run(["graph", "-"], input: Data(document.utf8))
    #expect(result.status == 65)
    #expect(result.errors.hasSuffix("error: the storyboard has no scenes\n"), "\(result.errors)")
  }

  /// A view beside the controller, as the dock above Interface Builder's canvas holds it, has a picture of its own.
  @Test func furtherViewsOfASceneHavePictures() throws {
    let dock = """
      </viewController><view contentMode="scaleToFill" id="dock">\
      <rect key="frame" x="0.0" y="0.0" width="240" height="128"/></view></objects></scene>
      <scene sceneID="s2">
      """
    let parts = Self.embedding.components(separatedBy: "</viewController></objects></scene>\n<scene sceneID=\"s2\">")
    try #require(parts.count == 2)
    let file = try write(parts.joined(separator: dock), "Dock.storyboard")
    let pictures = try folder()
    let result = try line.run(["render", file.path, "--out", pictures.path])
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    #expect(names == ["Dock-s1-dock.png", "Dock-s1.png", "Dock-s2.png", "index.html"], "\(result.errors)")
  }

  private static let embedding = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="a">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c">
    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <constraints><constraint firstAttribute="width" constant="200" id="k1"/>
    <constraint firstAttribute="width" constant="210" id="k2"/>
    <constraint firstAttribute="height" constant="100" id="k3"/></constraints>
    <connections><segue destination="b" kind="embed" id="e"/></connections></containerView></subviews>
    <constraints><constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k4"/>
    <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" id="k5"/></constraints>
    </view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController"><view key="view" id="w">
    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
    <label text="Inner" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="0.0" y="0.0" width="40" height="20.5"/></label></subviews>
    <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="k6"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="w" secondAttribute="top" id="k7"/></constraints>
    </view></viewController></objects></scene></scenes></document>
    """
}
