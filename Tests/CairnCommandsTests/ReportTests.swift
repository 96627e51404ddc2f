import Foundation
import Testing

/// Work on several machines, joined. Provenance: derived; what is joined is what one machine writes.
@Suite struct ReportTests {
  private let line = CommandLineTests()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private var fixtures: [String] {
    ["Profile", "Scripts", "SignIn", "Stacks"].map { line.fixture("\($0).storyboard") }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  @Test(arguments: ["json", "sarif"])
  func lintReportsOfShardsAreTheWhole(_ format: String) throws {
    let files = fixtures
    func lint(_ extra: [String], _ name: String) throws -> Set<String> {
      _ = try line.run(
        ["lint", "--format", format, "--device", "iPhone SE", "--output", path(name)] + extra + files)
      return try Self.findings(path(name))
    }
    let whole = try lint([], "whole.\(format)")
    for part in 1...2 { _ = try lint(["--shard", "\(part)/2"], "part\(part).\(format)") }
    let result = try line.run([
      "report", "merge", path("part1.\(format)"), path("part2.\(format)"), "--output", path("joined.\(format)"),
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try Self.findings(path("joined.\(format)")) == whole)
  }

  private static func findings(_ path: String) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: URL(fileURLWithPath: path)))
    let log = object as? [String: Any]
    #expect(log == nil || (log?["runs"] as? [Any])?.count == 1)
    let results = ((log?["runs"] as? [[String: Any]])?.first?["results"] ?? object) as? [Any] ?? []
    return Set(
      try results.map {
        String(decoding: try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys]), as: UTF8.self)
      })
  }

  @Test func pagesOfPicturesAreOne() throws {
    let files = fixtures
    for part in 1...2 {
      let result = try line.run(["render", "--shard", "\(part)/2", "--out", path("part\(part)")] + files)
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(try line.run(["render", "--out", path("whole")] + files).status == 0)
    let result = try line.run(["report", "merge", path("part1"), path("part2"), "--output", path("joined")])
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: path("joined")).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("whole")).sorted() == names)
    let page = try String(contentsOfFile: path("joined/index.html"), encoding: .utf8)
    for name in names where name.hasSuffix(".png") { #expect(page.contains("src=\"\(name)\"")) }
    #expect(page.components(separatedBy: "<main>").count == 2)
  }

  @Test func otherKindsAreRefused() throws {
    try Data("[]".utf8).write(to: URL(fileURLWithPath: path("a.json")))
    try Data("# a".utf8).write(to: URL(fileURLWithPath: path("b.md")))
    try Data("{".utf8).write(to: URL(fileURLWithPath: path("c.json")))
    try Data("<html></html>".utf8).write(to: URL(fileURLWithPath: path("d.html")))
    for (inputs, status, words) in [
      (["a.json", "b.md"], Int32(65), "another kind"), (["c.json"], 65, "no JSON"), (["d.html"], 65, "no page"),
      (["none.json"], 66, "no such file"),
    ] {
      let result = try line.run(["report", "merge"] + inputs.map(path) + ["--output", path("out")])
      #expect(result.status == status)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: path("out")))
    }
  }

  /// Nobody watches a log.
  @Test func logsHaveNoProgress() throws {
    let result = try line.run(["frames"] + fixtures)
    #expect(!result.errors.contains("\u{1B}"))
  }
}

/// The nine squares of the grid. Provenance: documented ("Unified Storyboards", Xamarin.iOS guides).
@Suite struct SizeClassGridTests {
  private let line = CommandLineTests()

  @Test func squaresShowWhatIsInstalled() throws {
    let menu = CommandLineTests.root.appendingPathComponent("Examples/UnifiedStoryboard/Main.storyboard").path
    func ids(_ classes: String) throws -> Set<String> {
      let result = try line.run(["frames", menu, "--scene", "uni-sc-004", "--size-class", classes])
      #expect(result.status == 0, "\(result.errors)")
      return Set(
        result.output.split(separator: "\n").compactMap { $0.firstMatch(of: /"id":"([^"]+)"/).map { String($0.1) } })
    }
    for classes in [
      "compact,compact", "any,compact", "regular,compact", "compact,any", "any,any", "regular,any", "regular,regular",
      "any,regular",
    ] {
      #expect(try ids(classes).contains("uni-im-001"), "\(classes)")
    }
    #expect(try !ids("compact,regular").contains("uni-im-001"))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let result = try line.run(["render", menu, "--grid", "--format", "svg", "--out", folder.path])
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains("Main-uni-sc-004-grid.svg"))
    #expect(names.count == 6)
    #expect(try line.run(["render", menu, "--grid", "--device", "iPhone SE", "--out", folder.path]).status == 64)
  }
}
