import Foundation
import Testing

/// `cairn lint --fix` on files, from end to end. Provenance: the contract in the command's help: it writes the right
/// frames and changes nothing else.
@Suite struct LintFixTests {
  private let command = CommandLineTests()

  /// A view of 100 × 30 at (20, 10) whose document says (5, 6; 70, 80), with the line ends of another system.
  private func document(_ ends: String) throws -> String {
    let oracle = OracleTests.folder.appendingPathComponent("Priorities.xib")
    let text = try String(contentsOf: oracle, encoding: .utf8)
    let old = "id=\"pri-a\">\n            <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>"
    try #require(text.contains(old))
    let wrong = text.replacingOccurrences(
      of: old, with: "id=\"pri-a\">\n            <rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/>")
    return wrong.replacingOccurrences(of: "\n", with: ends)
  }

  private func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

  @Test(arguments: ["\n", "\r\n"]) func framesAreWrittenAndNothingElse(_ ends: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Form.xib")
    let before = try document(ends)
    try Data(before.utf8).write(to: file)
    #expect(try command.run(["lint", file.path]).output.contains("misplaced-view"))

    _ = try command.run(["lint", file.path, "--fix"])
    let fixed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(fixed != before)
    let (old, new) = (lines(before), lines(fixed))
    try #require(old.count == new.count)
    for (a, b) in zip(old, new) where a != b {
      #expect(a.contains("<rect key=\"frame\"") && b.contains("<rect key=\"frame\""))
      #expect(a.hasSuffix("\r") == b.hasSuffix("\r"))
    }
    #expect(fixed.contains("<rect key=\"frame\" x=\"20\" y=\"10\" width=\"100\" height=\"30\"/>"))

    // It has come to rest: nothing is misplaced any more, and a second run changes nothing.
    #expect(!(try command.run(["lint", file.path]).output.contains("misplaced-view")))
    _ = try command.run(["lint", file.path, "--fix"])
    #expect(try Data(contentsOf: file) == Data(fixed.utf8))
  }

  @Test func aReadOnlyDocumentDoesNotStopTheOthers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["A.xib", "B.xib"].map { folder.appendingPathComponent($0) }
    let before = Data(try document("\n").utf8)
    for file in files { try before.write(to: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: files[0].path)

    let result = try command.run(["lint", files[0].path, files[1].path, "--fix"])
    #expect(result.status == 74)
    #expect(result.errors.contains("\(files[0].path): error: the file is read-only\n"), "\(result.errors)")
    #expect(try Data(contentsOf: files[0]) == before)
    #expect(try Data(contentsOf: files[1]) != before)
    let left = result.output.split(separator: "\n").filter { $0.contains("[misplaced-view]") }
    #expect(!left.isEmpty && left.allSatisfy { $0.hasPrefix(files[0].path) }, "\(result.output)")
  }

  @Test func aBadDocumentIsLeftAlone() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = Data("<document><objects><view id=\"a\">".utf8)
    try bytes.write(to: file)
    let result = try command.run(["lint", file.path, "--fix"])
    #expect(result.status == 65)
    #expect(try Data(contentsOf: file) == bytes)
  }
}
