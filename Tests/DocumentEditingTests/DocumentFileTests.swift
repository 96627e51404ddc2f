import DocumentEditing
import DocumentSamples
import Foundation
import InterfaceBuilder
import Testing

/// Files are replaced as a whole or stay. Provenance: derived.
@Suite struct DocumentFileTests {
  private func temporary(_ text: String = Sample.screen) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("Main.storyboard")
    try Data(text.utf8).write(to: url)
    return url
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func permissionsStay() throws {
    let url = try temporary()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    try DocumentFile(path: url.path).replaceContents(with: Array("<a/>".utf8))
    #expect(try String(contentsOf: url, encoding: .utf8) == "<a/>")
    #expect(try permissions(url) == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count == 1)
  }

  @Test func aChangeMeanwhileIsNotLost() throws {
    let url = try temporary()
    let file = try DocumentFile(path: url.path)
    try Data("<other/>".utf8).write(to: url)
    let error = #expect(throws: WriteError.self) { try file.replaceContents(with: Array("<a/>".utf8)) }
    #expect(error?.reason == .changed)
    #expect(try String(contentsOf: url, encoding: .utf8) == "<other/>")
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count == 1)
  }

  @Test func readOnlyFilesStay() throws {
    let url = try temporary()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: url.path)
    let error = #expect(throws: WriteError.self) {
      try DocumentFile(path: url.path).replaceContents(with: Array("<a/>".utf8))
    }
    #expect(error?.reason == .readOnly)
    #expect(try String(contentsOf: url, encoding: .utf8) == Sample.screen)
  }

  @Test func linksLeadOn() throws {
    let url = try temporary()
    let link = url.deletingLastPathComponent().appendingPathComponent("Link.storyboard")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    try DocumentFile(path: link.path).replaceContents(with: Array("<a/>".utf8))
    #expect(try String(contentsOf: url, encoding: .utf8) == "<a/>")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil)
  }

  @Test func foldersAndMissingFilesAreRefused() {
    for path in ["/tmp", "/nowhere/Main.storyboard", "/dev/zero"] {
      #expect(throws: DocumentError.self) { try DocumentFile(path: path) }
    }
  }
}
