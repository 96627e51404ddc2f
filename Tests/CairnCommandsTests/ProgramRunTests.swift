import Foundation
import Testing
import UIKitCore

@testable import CairnCommands

/// Storyboards that run for somebody who looks at them.
@MainActor
@Suite(.serialized) struct ProgramRunTests {
  private func document(_ color: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15705" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="first"><scenes><scene sceneID="s"><objects>
    <viewController id="first" sceneMemberID="viewController"><view key="view" id="root">\
    <color key="backgroundColor" white="\(color)" alpha="1" colorSpace="calibratedWhite"/></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  @Test func whatIsSavedIsShownOnTheSameDevice() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: file) }
    try document("0").write(to: file, atomically: true, encoding: .utf8)
    let run = try ProgramRun.start(file.path, device: "iPhone SE (3rd generation)", scene: nil)
    defer { run.host.close() }
    let (first, before) = (run.host.window.rootViewController, run.host.frame())
    try document("1").write(to: file, atomically: true, encoding: .utf8)
    run.restart()
    #expect(run.host.window.rootViewController !== first)
    #expect(run.host.frame() != before)
    #expect(run.host.frame().size == before.size)
    // What cannot be read leaves the interface as it was.
    let shown = run.host.window.rootViewController
    try Data("<document>".utf8).write(to: file)
    run.restart()
    #expect(run.host.window.rootViewController === shown)
  }

  /// Texts come from beside the document, also those of a scene that a reference leads to; scripts turn the interface.
  @Test func runsInALanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Base.lproj", "fr.lproj", "ar.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let head = """
      <?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      """
    let pages = """
      \(head) initialViewController="tabs"><scenes><scene sceneID="s"><objects><tabBarController id="tabs" \
      sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/><connections><segue destination="reference" \
      kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController></objects></scene>\
      <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Other" id="reference" \
      sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let other = """
      \(head) initialViewController="first"><scenes><scene sceneID="s"><objects><viewController id="first" title="Hello" \
      sceneMemberID="viewController"><view key="view" id="root"/></viewController></objects></scene></scenes></document>
      """
    try pages.write(
      to: folder.appendingPathComponent("Base.lproj/Main.storyboard"), atomically: true, encoding: .utf8)
    try other.write(
      to: folder.appendingPathComponent("Base.lproj/Other.storyboard"), atomically: true, encoding: .utf8)
    for (language, word) in [("fr", "Bonjour"), ("ar", "مرحبا")] {
      for name in ["Main", "Other"] {
        try "\"first.title\" = \"\(word)\";\n".write(
          to: folder.appendingPathComponent("\(language).lproj/\(name).strings"), atomically: true, encoding: .utf8)
      }
    }
    for (language, title, turns) in [("fr", "Bonjour", false), ("ar", "مرحبا", true)] {
      let path = folder.appendingPathComponent("Base.lproj/Main.storyboard").path
      let variant = try #require(
        try DocumentSelection.parse([path, "--run", "--language", language]).variants().first)
      let run = try #require(try ProgramRun.start(path, variant))
      defer { run.host.close() }
      #expect(run.target.children.map(\.title) == [title])
      #expect((run.target.traitCollection.layoutDirection == .rightToLeft) == turns)
    }
  }

  /// A collection whose class the program does not have, and whose layout asks for headers.
  @Test(arguments: ["", "customClass=\"Calendar\" customModule=\"Program\""])
  func headersOfUnknownCollectionsStayEmpty(className: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15705" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="first"><scenes><scene sceneID="s"><objects>
      <collectionViewController id="first" sceneMemberID="viewController" \(className)><collectionView key="view" \
      dataMode="prototypes" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/><collectionViewFlowLayout \
      key="collectionViewLayout" id="layout"><size key="itemSize" width="50" height="50"/><size \
      key="headerReferenceSize" width="50" height="50"/></collectionViewFlowLayout></collectionView>
      </collectionViewController></objects></scene></scenes></document>
      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    let run = try ProgramRun.start(file.path, device: "iPhone SE (3rd generation)", scene: nil)
    defer { run.host.close() }
    #expect(run.host.frame().size.width > 0)
    #expect(
      (run.target as? UICollectionViewController)?.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).isEmpty == true)
  }

  @Test func whatCannotBeRunEndsWithACode() {
    #expect(throws: (any Error).self) {
      try ProgramRun.start("/nowhere/A.storyboard", device: "iPhone 15", scene: nil)
    }
    #expect(throws: (any Error).self) {
      try ProgramRun.start("/nowhere/A.storyboard", device: "No such device", scene: nil)
    }
  }
}
