import Foundation
import Testing

/// Documents of this project against tables of frames; each line of a table says where it comes from
/// (`Fixtures/oracle/README.md`).
@Suite struct OracleTests {
  static let folder = CommandLineTests.root.appendingPathComponent("Fixtures/oracle")
  static let tables =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".frames") }.sorted() ?? []

  /// `id x y width height  # provenance`
  private func rows(_ table: String) throws -> [(id: String, frame: [Double], provenance: String)] {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(table), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let halves = line.split(separator: "#", maxSplits: 1)
      let words = halves[0].split(separator: " ")
      try #require(words.count == 5 && halves.count == 2, "\(table): \(line)")
      return (
        String(words[0]), words.dropFirst().compactMap { Double($0) },
        halves[1].trimmingCharacters(in: .whitespaces)
      )
    }
  }

  @Test func thereAreDocuments() { #expect(Self.tables.count >= 3) }

  @Test(arguments: tables) func framesAreThoseOfTheTable(_ table: String) throws {
    let name = table.replacingOccurrences(of: ".frames", with: "")
    let document = try #require(
      ["xib", "storyboard"].map { Self.folder.appendingPathComponent("\(name).\($0)") }
        .first { FileManager.default.fileExists(atPath: $0.path) })
    let result = try CommandLineTests().run(["frames", document.path])
    #expect(result.status == 0, "\(result.errors)")
    var found: [String: [Double]] = [:]
    for line in result.output.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      found[object["id"] as? String ?? ""] = (object["frame"] as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue }
    }
    for row in try rows(table) {
      #expect(["derived", "documented", "measured"].contains { row.provenance.hasPrefix($0) })
      let frame = try #require(found[row.id], "\(row.id) is missing")
      let isEqual = zip(frame, row.frame).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isEqual, "\(row.id): \(frame) instead of \(row.frame), \(row.provenance)")
    }
  }
}
