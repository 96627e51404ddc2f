import Foundation
import Testing

/// What people get wrong, and what the commands say then. Provenance: derived; the help of the commands and the README's
/// exit codes are the contract.
@Suite struct UsageTests {
  private let line = CommandLineTests()

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Nobody waits for a tool that is built, to be told that there is nothing to build or to show.
  @Test(arguments: ["build", "run", "test", "live"]) func missingPathsAreToldAtOnce(_ command: String) throws {
    let (status, _, errors) = try line.run([command, "/nowhere/at/all"])
    #expect(status == 66 && errors.contains("/nowhere/at/all"), "\(errors)")
    #expect(!errors.contains("Building"))
  }

  @Test func listShowsTheDocumentsBesideABadOne() throws {
    try inFolder { folder in
      let bad = folder.appendingPathComponent("Bad.storyboard")
      try Data("<document><a></document>".utf8).write(to: bad)
      let (status, output, errors) = try line.run(["list", "--json", bad.path, line.fixture("SignIn.storyboard")])
      #expect(status == 65 && errors.contains("Bad.storyboard:1:14: error"), "\(errors)")
      #expect(output.contains("Welcome back"))
    }
  }

  /// Without `--device` it is the document's own device that is turned.
  @Test func theDocumentsOwnDeviceTurns() throws {
    let file = line.fixture("SignIn.storyboard")
    let turned = try line.frames(try line.run(["frames", file, "--orientation", "landscape"]).output)
    #expect(turned["sgn-vw-001"] == [0, 0, 852, 393])
    #expect(
      try line.run(["frames", file, "--orientation", "portrait"]).output == line.run(["frames", file]).output)
    try inFolder { folder in
      let result = try line.run(
        ["render", file, "--orientation", "landscape", "--scale", "1", "--out", "out"], in: folder)
      #expect(result.status == 0, "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
      #expect(names.contains("SignIn-sgn-sc-001-landscape.png"), "\(names)")
    }
  }

  @Test func stringsAreOfOneLanguage() throws {
    let file = line.fixture("SignIn.storyboard")
    #expect(try line.run(["strings", "export", file, "--language", "de", "--language", "fr"]).status == 64)
    #expect(
      try line.run(["strings", "export", file, "--language", "de", "--language", "fr", "--format", "xcstrings"])
        .status == 0)
  }

  /// Control-C of a terminal ends what has the terminal: the tool, which takes the command's place.
  @Test func toolsTakeTheCommandsPlace() throws {
    try inFolder { folder in
      let tool = folder.appendingPathComponent("tool")
      try Data("#!/bin/sh\necho $$ \"$@\"\nexit 7\n".utf8).write(to: tool)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      let process = Process()
      let command = try #require(CommandLineTests.command)
      process.executableURL = command
      process.arguments = ["live", "Main.storyboard", "--port", "0"]
      process.environment = ProcessInfo.processInfo.environment.merging(["CAIRN_LIVE_TOOL": tool.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text == "\(process.processIdentifier) Main.storyboard --port 0\n")
      #expect(process.terminationStatus == 7)
    }
  }
}
