import Foundation
import Testing

@testable import ProjectBuilder

/// What the readers make of descriptions of projects.
struct ReadingTests {
  @Test(arguments: [
    ("import UIKit", "UIKit"), ("  @testable import App // the app", "App"),
    ("public import struct Foundation.URL", "Foundation"),
    ("import Foundation;import UIKit", "Foundation"),
  ]) func imports(_ line: String, _ module: String) {
    #expect(ImportScanner.module(ArraySlice(line.utf8)) == module)
  }

  @Test(arguments: ["let import = 1", "// import A", "important()", "import"]) func noImports(_ line: String) {
    #expect(ImportScanner.module(ArraySlice(line.utf8)) == nil)
  }

  /// Resources, conditions, settings and language modes of a manifest.
  @Test func packages() throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Desk", condition: .when(platforms: [.macOS]))],
            resources: [.process("Media"), .copy("Tree")],
            swiftSettings: [.define("FAST"), .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self)]),
          .target(name: "Desk"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ],
        swiftLanguageModes: [.v5])
      """,
      "Sources/Kit/Kit.swift": "import UIKit", "Sources/Kit/Media/a.bin": "a", "Sources/Kit/Tree/b/c.txt": "c",
      "Sources/Kit/Info.plist": "", "Sources/Desk/Desk.swift": "import AppKit",
      "Tests/KitTests/KitTests.swift": "import XCTest",
    ])
    defer { folder.remove() }
    let project = try ProjectReader(includesTests: true).read(folder.url)
    #expect(project.modules.map(\.name) == ["Kit", "KitTests"])
    let kit = try #require(project.modules.first)
    #expect(kit.resources.map(\.lastPathComponent) == ["a.bin"])
    #expect(kit.copiedFolders.map(\.lastPathComponent) == ["Tree"])
    #expect(kit.flags.contains("FAST"))
    #expect(kit.settings == [".enableUpcomingFeature(\"ExistentialAny\")"])
    #expect(kit.isOnMainActor)
    #expect(kit.swiftVersion == "5")
    let resources = try #require(LibraryResources(kit))
    #expect(resources.rules == [".process(\"Resources\")", ".copy(\"Copied/Tree\")"])
  }

  /// Files on disk for one test.
  private struct Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }
}
