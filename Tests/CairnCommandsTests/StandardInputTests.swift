import Foundation
import Testing

/// `-` in place of a file. Provenance: derived; what comes by standard input is what the file of the same bytes gives.
@Suite struct StandardInputTests {
  private let line = CommandLineTests()
  private var file: String { line.fixture("SignIn.storyboard") }

  private func input() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

  private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test(
    "Standard input is read as the file is",
    arguments: [
      ["list", "FILE"], ["list", "--json", "FILE"], ["frames", "FILE"], ["lint", "FILE", "--text-size", "AX5"],
      ["graph", "FILE"], ["graph", "FILE", "--pictures"], ["code", "FILE"], ["strings", "export", "FILE"],
      ["strings", "export", "FILE", "--format", "xliff", "--language", "de"], ["diff", "--textconv", "FILE"],
      ["diff", "FILE", "OTHER"], ["diff", "OTHER", "FILE"], ["upgrade", "--dry-run", "FILE"],
    ])
  func isReadAsTheFile(_ arguments: [String]) throws {
    func given(_ file: String) -> [String] {
      arguments.map { ["FILE": file, "OTHER": line.fixture("Profile.storyboard")][$0] ?? $0 }
    }
    let named = try line.run(given(file))
    let piped = try line.run(given("-"), input: input())
    #expect(piped.status == named.status, "\(piped.errors)")
    #expect(!named.output.isEmpty)
    #expect(
      piped.output.replacing("\"-\"", with: "\"FILE\"").replacing("-:", with: "FILE:").replacing("- →", with: "FILE →")
        .replacing("→ -\n", with: "→ FILE\n")
        == named.output.replacing(file, with: "FILE"))
  }

  @Test(
    "What changes a file filters standard input",
    arguments: [
      ["set", "FILE", "sgn-lb-001", "text", "Hello"], ["set", "FILE", "sgn-lb-001", "text", "Welcome back"],
      ["exclude", "FILE", "sgn-lb-002", "--width", "compact"], ["include", "FILE", "sgn-lb-002", "--width", "compact"],
      ["upgrade", "FILE"], ["upgrade", "--safe-areas", "FILE"],
    ])
  func filters(_ arguments: [String]) throws {
    try inFolder { folder in
      let copy = folder.appendingPathComponent("SignIn.storyboard")
      try input().write(to: copy)
      let named = try line.run(arguments.map { $0 == "FILE" ? copy.path : $0 })
      let piped = try line.run(arguments.map { $0 == "FILE" ? "-" : $0 }, input: input())
      #expect(named.status == 0 && piped.status == 0, "\(piped.errors)")
      #expect(try piped.output == String(contentsOf: copy, encoding: .utf8))
    }
  }

  @Test func picturesAndPages() throws {
    try inFolder { folder in
      #expect(try line.run(["render", "-"], in: folder, input: input()).status == 0)
      #expect(try line.run(["render", "-", "--grid", "--out", "grid"], in: folder, input: input()).status == 0)
      let shown = [
        "strings", "show", "-", "--device", "iPhone SE", "--language", "double-length", "--out", "languages",
      ]
      #expect(try [0, 1].contains(line.run(shown, in: folder, input: input()).status))
      for (name, picture) in [
        ("out", "stdin-sgn-sc-001.png"), ("grid", "stdin-sgn-sc-001-grid.png"),
        ("languages", "stdin-sgn-sc-001-retina4_7-double-length.png"),
      ] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
        #expect(Set(names) == [picture, "index.html"])
      }
      let page = try String(contentsOf: folder.appendingPathComponent("out/index.html"), encoding: .utf8)
      #expect(page.contains("standard input"))
    }
  }

  @Test(
    "Where '-' cannot be",
    arguments: [
      (["diff", "-", "-"], "given more than once"), (["list", "-", "-"], "given more than once"),
      (["frames", "-", "-"], "given more than once"), (["merge", "-", "-", "FILE"], "given more than once"),
      (["lint", "-", "--fix"], "--fix writes into files"), (["render", "-", "--run"], "--run needs a file"),
      (["render", "FILE", "--out", "-"], "a folder is wanted"), (["code", "FILE", "--out", "-"], "a folder is wanted"),
      (["strings", "import", "de.strings", "--language", "de", "--document", "-"], "--document is a file"),
      (["diff", "FILE", "FILE", "--html", "-"], "cannot both go to standard output"),
    ])
  func isRefused(_ arguments: [String], _ words: String) throws {
    let result = try line.run(arguments.map { $0 == "FILE" ? file : $0 }, input: input())
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func whatIsNoDocumentIsToldWithItsPlace() throws {
    let result = try line.run(["list", "-"], input: Data("<document>\n<view></document>".utf8))
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("-:2:"), "\(result.errors)")
    #expect(try line.run(["list", "-"], input: Data()).status == 65)
  }

  /// `--out -` is standard output, and `--output` another word for it.
  @Test(arguments: [["--out", "-"], ["--output", "-"], ["--output=-"], []])
  func reportsGoToStandardOutput(_ option: [String]) throws {
    for command in [["lint"], ["graph"], ["strings", "export"]] {
      #expect(try line.run(command + [file] + option).output == line.run(command + [file]).output)
    }
    try inFolder { folder in
      let result = try line.run(["graph", file] + option.map { $0.replacing(/-$/, with: "graph.svg") }, in: folder)
      #expect(result.status == 0 && (option.isEmpty || result.output.isEmpty))
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("graph.svg").path) != option.isEmpty)
    }
  }
}
