import Foundation
import Testing

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

  @Test func whatCannotBeRunEndsWithACode() {
    #expect(throws: (any Error).self) {
      try ProgramRun.start("/nowhere/A.storyboard", device: "iPhone 15", scene: nil)
    }
    #expect(throws: (any Error).self) {
      try ProgramRun.start("/nowhere/A.storyboard", device: "No such device", scene: nil)
    }
  }
}
