import Foundation
import ProjectBuilder
import Testing

/// What the build plugin writes for a target of a package with several.
@Suite struct TargetSourcesTests {
  @Test func importsOfThePackagesOwnModulesStay() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let (base, out) = (root.appendingPathComponent("Base"), root.appendingPathComponent("Out"))
    for folder in [base, out] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    try "import UIKit\n@objc public protocol Listener { @objc optional func heard() }\n"
      .write(to: base.appendingPathComponent("Listener.swift"), atomically: true, encoding: .utf8)
    let client = root.appendingPathComponent("Client.swift")
    try "import Base\nimport Elsewhere\nfunc tell(_ listener: Listener) { listener.heard?() }\n"
      .write(to: client, atomically: true, encoding: .utf8)

    let sources = TargetSources(
      module: "Client", isApplication: false, folder: out, local: ["Base"],
      dependencies: [.init(module: "Base", folder: base)])
    _ = try sources.write([(path: client.path, name: "Client.adapted.swift")])
    let text = try String(contentsOf: out.appendingPathComponent("Client.adapted.swift"), encoding: .utf8)
    #expect(text.contains("\nimport Base\n"))
    #expect(text.contains("/* import Elsewhere */"), "what no target brings is absent")
    #expect(!text.contains("heard?()"), "the protocol of the other module is known")
  }

  @Test(arguments: [
    ("import XCTest\nfinal class A: XCTestCase {}\n", true, true),
    ("import XCTest\nfinal class A: XCTestCase {}\n", false, false),
    ("import Testing\n@Test func a() {}\n", true, false),
  ])
  func casesOfXCTestLiveUntilAllHaveRun(text: String, isTests: Bool, isSaid: Bool) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let file = root.appendingPathComponent("A.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    _ = try TargetSources(module: "Tests", isApplication: false, isTests: isTests, folder: root)
      .write([(path: file.path, name: "A.adapted.swift")])
    let made = try String(contentsOf: root.appendingPathComponent("_Cairn.swift"), encoding: .utf8)
    #expect(made.contains("_testTakesPlace(true)") == isSaid)
  }

  /// A module that is built is there, also for a file of its own that imports it.
  @Test func aLibraryDoesNotStandInForItself() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let file = root.appendingPathComponent("A.swift")
    try "import Kingfisher\nlet cache = ImageCache.default\n".write(to: file, atomically: true, encoding: .utf8)
    for (module, standsIn) in [("Kingfisher", false), ("App", true)] {
      _ = try TargetSources(module: module, isApplication: false, folder: root)
        .write([(path: file.path, name: "A.adapted.swift")])
      let made = try String(contentsOf: root.appendingPathComponent("_Cairn.swift"), encoding: .utf8)
      #expect(made.contains("class ImageCache") == standsIn)
    }
  }

  /// Provenance: the tests of a public library that import it and a model of their own, which both use Core Data.
  @Test func modulesBesideEachOtherDeclareForThemselves() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let text = "import CoreData\npublic func f(_ c: NSManagedObjectContext) {}\n"
    for (name, imports) in [
      ("Kit", ""), ("Model", ""), ("More", "import Kit\n"), ("Tests", "import Model\nimport More\n"),
    ] {
      let folder = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try (imports + text).write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    }
    let (folder, names) = (root.appendingPathComponent("Tests"), ["Kit", "Model", "More"])
    _ = try TargetSources(
      module: "Tests", isApplication: false, isTests: true, folder: folder, local: Set(names),
      dependencies: names.map { .init(module: $0, folder: root.appendingPathComponent($0)) }
    ).write([(path: folder.appendingPathComponent("A.swift").path, name: "A.adapted.swift")])
    let made = try String(contentsOf: folder.appendingPathComponent("_Cairn.swift"), encoding: .utf8)
    #expect(made.contains("public typealias NSManagedObjectContext = Kit.NSManagedObjectContext"))
    #expect(!made.contains("class NSManagedObjectContext"))
  }
}
