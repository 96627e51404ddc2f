import Foundation
import Testing

@testable import UIKitCore

/// Links in catalogues are not followed: nothing outside a document's folder is read.
/// Provenance: derived; the rule stands at `AssetCatalog`.
@Suite struct AssetLinkTests {
  private let files = FileManager.default

  private func writeColor(_ folder: URL) throws {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let contents = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\
      {"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"version":1,"author":"xcode"}}
      """
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
  }

  @Test func linksAreNotFollowed() throws {
    let top = files.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
    defer { try? files.removeItem(at: top) }
    let outside = top.appendingPathComponent("outside/Far.xcassets")
    try writeColor(outside.appendingPathComponent("Secret.colorset"))
    let project = top.appendingPathComponent("project")
    let near = project.appendingPathComponent("Near.xcassets")
    try writeColor(near.appendingPathComponent("Own.colorset"))
    let set = near.appendingPathComponent("Linked.colorset")
    try files.createSymbolicLink(at: set, withDestinationURL: outside.appendingPathComponent("Secret.colorset"))
    let file = near.appendingPathComponent("File.colorset")
    try files.createDirectory(at: file, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: file.appendingPathComponent("Contents.json"),
      withDestinationURL: outside.appendingPathComponent("Secret.colorset/Contents.json"))
    try files.createSymbolicLink(at: project.appendingPathComponent("Far.xcassets"), withDestinationURL: outside)
    try files.createSymbolicLink(
      at: project.appendingPathComponent("more"), withDestinationURL: top.appendingPathComponent("outside"))
    let catalogs = AssetCatalogs.beside(document: project.appendingPathComponent("Main.storyboard"))
    func finds(_ name: String) -> Bool { catalogs.contains { $0.color(named: name, in: nil) != nil } }
    #expect(finds("Own"))
    for name in ["Secret", "Linked", "File"] { #expect(!finds(name)) }
  }
}
