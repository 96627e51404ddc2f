import Foundation
import SourceAdapter
import Testing

@testable import ProjectBuilder

/// What an earlier build did not find.
@Suite struct UnknownNamesFileTests {
  /// A tool that was built later may know the names: they would be declared twice.
  @Test func namesOfAnEarlierToolDoNotHold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = UnknownNamesFile(folder: folder)
    let names = UnknownNames(messages: "A.swift:1:1: error: cannot find type 'Gadget' in scope")
    #expect(!names.isEmpty)
    try file.write(names)
    #expect(file.names == names)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: folder.appendingPathComponent(".cairn-unknown.json").path)
    #expect(file.names.isEmpty)
  }
}
