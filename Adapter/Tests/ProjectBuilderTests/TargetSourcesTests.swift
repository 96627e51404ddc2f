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
}
