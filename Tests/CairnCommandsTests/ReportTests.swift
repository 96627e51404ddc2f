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

  @Test(arguments: ["json", "sarif", "text"])
  func lintReportsOfShardsAreTheWhole(_ format: String) throws {
    let files = fixtures
    func lint(_ extra: [String], _ name: String) throws -> String {
      _ = try line.run(
        ["lint", "--format", format, "--device", "iPhone SE", "--output", path(name)] + extra + files)
      return try String(contentsOfFile: path(name), encoding: .utf8)
    }
    let whole = try lint([], "whole.\(format)")
    for part in 1...2 { _ = try lint(["--shard", "\(part)/2"], "part\(part).\(format)") }
    let result = try line.run([
      "report", "merge", path("part1.\(format)"), path("part2.\(format)"), "--output", path("joined.\(format)"),
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(!whole.isEmpty)
    #expect(try String(contentsOfFile: path("joined.\(format)"), encoding: .utf8) == whole)
  }

  /// Folders of failures have no pages; one of them has no failure.
  @Test func documentsAreNoReports() throws {
    let result = try line.run(["report", "merge", fixtures[0], "--out", path("joined.txt")])
    #expect(result.status == 65 && result.errors.contains("it is no report"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: path("joined.txt")))
  }

  @Test func picturesWithoutPagesAreInOneOrder() throws {
    let picture = path("picture")
    #expect(try line.run(["render", fixtures[0], "--out", picture]).status == 0)
    let png = try #require(
      try FileManager.default.contentsOfDirectory(atPath: picture).first { $0.hasSuffix(".png") })
    for (part, names) in [("a", ["Cards/four.png", "Cards/two.png"]), ("b", []), ("c", ["Cards/six.png"])] {
      try FileManager.default.createDirectory(atPath: path("\(part)/Cards"), withIntermediateDirectories: true)
      for name in names {
        try FileManager.default.copyItem(atPath: "\(picture)/\(png)", toPath: path("\(part)/\(name)"))
      }
    }
    let result = try line.run(["report", "merge", path("a"), path("b"), path("c"), "--output", path("joined")])
    #expect(result.status == 0, "\(result.errors)")
    let page = try String(contentsOfFile: path("joined/index.html"), encoding: .utf8)
    let places = ["four", "six", "two"].map { page.range(of: "src=\"Cards/\($0).png\"")?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
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
    #expect(try String(contentsOfFile: path("whole/index.html"), encoding: .utf8) == page)
  }

  /// Documents of one name, of which every project has some, with scenes of one id, which templates give them.
  @Test func picturesOfDocumentsWithOneNameAreSeveral() throws {
    let places = ["one/Base.lproj", "two/Base.lproj", "three"]
    for place in places {
      let target = folder.appendingPathComponent("tree/\(place)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: line.fixture("SignIn.storyboard"), toPath: target.appendingPathComponent("Main.storyboard").path)
    }
    for part in 1...3 {
      #expect(try line.run(["render", "tree", "--shard", "\(part)/3", "--out", "part\(part)"], in: folder).status == 0)
    }
    #expect(try line.run(["render", "tree", "--out", "whole"], in: folder).status == 0)
    let parts = (1...3).map { "part\($0)" }
    let result = try line.run(["report", "merge"] + parts + ["--output", "joined"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    for name in ["whole", "joined"] {
      let pictures = try FileManager.default.contentsOfDirectory(atPath: path(name)).filter { $0.hasSuffix(".png") }
      #expect(
        pictures.sorted() == [
          "one_Base_lproj_Main-sgn-sc-001.png", "tree_three_Main-sgn-sc-001.png", "two_Base_lproj_Main-sgn-sc-001.png",
        ])
    }
    // One document a run, as build systems draw them.
    let alone = places.indices.map { "alone\($0)" }
    for (place, name) in zip(places, alone) {
      let file = "tree/\(place)/Main.storyboard"
      #expect(try line.run(["render", file, "--out", name], in: folder).status == 0)
    }
    #expect(try line.run(["report", "merge"] + alone + ["--output", "built"], in: folder).status == 0)
    let page = try String(contentsOfFile: path("joined/index.html"), encoding: .utf8)
    #expect(try String(contentsOfFile: path("whole/index.html"), encoding: .utf8) == page)
    #expect(try String(contentsOfFile: path("built/index.html"), encoding: .utf8) == page)
    #expect(page.contains("<b>two/Base.lproj/Main.storyboard</b>"))
  }

  /// Names that differ in characters which pictures' names do not have.
  @Test func picturesOfDocumentsWithAlikeNamesAreSeveral() throws {
    let names = ["My Screen", "My+Screen", "My_Screen"]
    for name in names {
      try FileManager.default.copyItem(atPath: line.fixture("SignIn.storyboard"), toPath: path("\(name).storyboard"))
    }
    let files = names.map { "\($0).storyboard" }
    #expect(try line.run(["render"] + files + ["--out", "whole"], in: folder).status == 0)
    for part in 1...2 {
      let arguments = ["render", "--shard", "\(part)/2", "--out", "part\(part)"]
      #expect(try line.run(arguments + files, in: folder).status == 0)
    }
    for (file, part) in zip(files, ["a", "b", "c"]) {
      #expect(try line.run(["render", file, "--out", part], in: folder).status == 0)
    }
    #expect(try line.run(["report", "merge", "part1", "part2", "--output", "joined"], in: folder).status == 0)
    #expect(try line.run(["report", "merge", "a", "b", "c", "--output", "built"], in: folder).status == 0)
    for name in ["whole", "joined", "built"] {
      let pictures = try FileManager.default.contentsOfDirectory(atPath: path(name)).filter { $0.hasSuffix(".png") }
      #expect(
        pictures.sorted() == [
          "My_Screen-2-sgn-sc-001.png", "My_Screen-3-sgn-sc-001.png", "My_Screen-sgn-sc-001.png",
        ])
    }
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
