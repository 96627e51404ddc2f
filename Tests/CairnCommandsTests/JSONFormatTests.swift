import Foundation
import Testing

/// What the commands write for programs is what docs/json.md says.
@Suite struct JSONFormatTests {
  private let line = CommandLineTests()

  /// Every key of a value, however deep.
  private static func keys(_ value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys($1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys($1)) }
  }

  /// The section of a command.
  private static func section(_ title: String) throws -> Substring {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/json.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    let start = try #require(text.range(of: "## `\(title)`"))
    return text[start.upperBound...].prefix(while: { _ in true }).split(separator: "\n## ").first ?? ""
  }

  @Test(
    arguments: [
      ("cairn frames", ["frames", "Household.storyboard"]),
      ("cairn list --json", ["list", "--json", "Household.storyboard"]),
      (
        "cairn diff --format json",
        [
          "diff", "--format", "json", "--all", "--device", "iPhone SE", "SignIn.storyboard", "Profile.storyboard",
        ]
      ), ("cairn lint --format json", ["lint", "--format", "json", "--device", "all", "Stacks.storyboard"]),
      ("cairn devices --json", ["devices", "--json"]),
    ])
  func everyFieldIsDocumented(_ title: String, _ arguments: [String]) throws {
    let section = try Self.section(title)
    let result = try line.run(arguments.map { $0.hasSuffix(".storyboard") ? line.fixture($0) : $0 })
    let values =
      try title == "cairn frames"
      ? result.output.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
      : [JSONSerialization.jsonObject(with: Data(result.output.utf8))]
    let keys = Self.keys(values)
    #expect(!keys.isEmpty)
    for key in keys { #expect(section.contains("`\(key)`"), "\(key) of \(title)") }
  }
}
