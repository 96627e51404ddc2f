import Foundation
import Testing

/// The command as scripts see it. Provenance: the contract stands in the help of `cairn frames`; frames derived by hand
/// from the constraints of the fixture.
@Suite struct CommandLineTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The built command, beside the test bundle.
  static var command: URL? {
    let folders = [
      Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      root.appendingPathComponent(".build/debug"),
    ]
    return folders.compactMap { $0?.appendingPathComponent("cairn") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// The tool that builds projects takes minutes to build; nobody who asks what there is waits for it.
  @Test(arguments: ["build", "run", "test"]) func helpOfProjectsComesAtOnce(_ command: String) throws {
    let (status, output, errors) = try run([command, "--help"])
    #expect(status == 0 && !errors.contains("Building"))
    #expect(output.contains("--packages"))
  }

  /// - Parameter input: what the command reads from standard input; it must fit into a pipe.
  func run(
    _ arguments: [String], in folder: URL? = nil, input: Data? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    guard let command = Self.command else { throw CocoaError(.fileNoSuchFile) }
    process.executableURL = command
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    if let input {
      let pipe = Pipe()
      pipe.fileHandleForWriting.write(input)
      try pipe.fileHandleForWriting.close()
      process.standardInput = pipe
    }
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self), String(decoding: complaint, as: UTF8.self)
    )
  }

  /// Programs that work with events make their pipes so: nobody reads for a while, and the command waits.
  @Test func pipesThatDoNotWaitGetAll() throws {
    let arguments = ["frames", fixture("SignIn.storyboard"), fixture("Profile.storyboard"), "--device", "all"]
    let (process, pipe) = (Process(), Pipe())
    guard let command = Self.command else { throw CocoaError(.fileNoSuchFile) }
    process.executableURL = command
    process.arguments = arguments
    process.standardOutput = pipe
    #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    try process.run()
    usleep(3_000_000)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(data.count > 1 << 16)
    #expect(try String(decoding: data, as: UTF8.self) == run(arguments).output)
  }

  func fixture(_ name: String) -> String { Self.root.appendingPathComponent("Fixtures/storyboards/\(name)").path }

  func frames(_ output: String) throws -> [String: [Double]] {
    var result: [String: [Double]] = [:]
    for line in output.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(Set(object.keys).subtracting(["rests"]) == ["document", "scene", "id", "class", "frame", "hidden"])
      result[try #require(object["id"] as? String)] = (object["frame"] as? [Any])?.compactMap {
        ($0 as? NSNumber)?.doubleValue
      }
    }
    return result
  }

  @Test func framesOfAForm() throws {
    let result = try run(["frames", fixture("SignIn.storyboard")])
    #expect(result.status == 0)
    let frames = try frames(result.output)
    #expect(frames["sgn-vw-001"] == [0, 0, 393, 852])
    // 24 points from both edges, 80 below the safe area's 59.
    #expect(frames["sgn-st-001"]?[0] == 24)
    #expect(frames["sgn-st-001"]?[1] == 139)
    #expect(frames["sgn-st-001"]?[2] == 345)
    #expect(frames["sgn-bt-001"]?[3] == 50)
    #expect(frames["sgn-sw-001"].map { $0[0] + $0[2] } == 347)
  }

  @Test func sizeClassesTurnTheStack() throws {
    let portrait = try frames(try run(["frames", fixture("Profile.storyboard"), "--device", "iPhone 15 Pro"]).output)
    let landscape = try frames(
      try run(["frames", fixture("Profile.storyboard"), "--device", "retina6_12", "--orientation", "landscape"]).output)
    let (above, beside) = (try #require(portrait["prf-im-001"]), try #require(landscape["prf-im-001"]))
    let (below, after) = (try #require(portrait["prf-st-002"]), try #require(landscape["prf-st-002"]))
    // The symbol's frame ends a pixel or two inside its alignment rectangle.
    #expect(abs(above[1] + above[3] + 24 - below[1]) <= 1)
    #expect(beside[0] + beside[2] + 24 == after[0])
  }

  @Test func badFilesDoNotStopTheOthers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = folder.appendingPathComponent("Bad.storyboard")
    try Data("<document><view>".utf8).write(to: bad)
    let result = try run(["frames", bad.path, fixture("SignIn.storyboard")])
    #expect(result.status == 65)
    #expect(result.errors.contains("Bad.storyboard:"))
    #expect(result.errors.contains(": error: "))
    #expect(result.output.contains("sgn-vw-001"))
    #expect(try run(["frames", folder.path + "/none.xib"]).status == 66)
    #expect(try run(["frames", "--device", "Newton", fixture("SignIn.storyboard")]).status == 64)
  }

  @Test(arguments: [("png", "\u{89}PNG"), ("pdf", "%PDF"), ("svg", "<?xml")])
  func picturesAreWritten(_ format: String, _ start: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run(["render", fixture("Stacks.storyboard"), "--format", format, "--out", folder.path])
    #expect(result.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["Stacks-stk-sc-001.\(format)", "index.html"])
    let data = try Data(contentsOf: folder.appendingPathComponent(names[0]))
    #expect(data.prefix(4) == (format == "png" ? Data([0x89, 0x50, 0x4E, 0x47]) : Data(start.utf8).prefix(4)))
    #expect(data.count > 1000)
  }

  /// A full disk behind standard output, or behind a report, is told.
  @Test func fullDisksAreTold() throws {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = ["frames", fixture("SignIn.storyboard")]
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(words.contains("standard output: error: it cannot be written: No space left on device"), "\(words)")
    let report = try run(["lint", fixture("SignIn.storyboard"), "--output", "/nowhere/report.txt"])
    #expect(report.status == 74)
    #expect(report.errors == "/nowhere/report.txt: error: it cannot be written: No such file or directory\n")
  }

  /// Programs write to `/dev/stdout` and to links: neither becomes a file of its own.
  @Test func linksAndPipesStayWhatTheyAre() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("out-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (link, target) in [("report", "report.json"), ("output", "/proc/self/fd/1")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    try Data().write(to: folder.appendingPathComponent("report.json"))
    let arguments = ["lint", fixture("SignIn.storyboard"), "--format", "json", "--out"]
    let printed = try run(arguments + ["output"], in: folder)
    #expect(printed.status == 0 && printed.output.hasPrefix("["), "\(printed)")
    #expect(try run(arguments + ["report"], in: folder).status == 0)
    for link in ["report", "output"] {
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(link)")) != nil)
    }
    let written = try String(contentsOf: folder.appendingPathComponent("report.json"), encoding: .utf8)
    #expect(written == printed.output)
    let refused = try run(arguments + ["."], in: folder)
    #expect(refused.status == 74 && refused.errors == ".: error: it cannot be written: Is a directory\n", "\(refused)")
  }

  struct Refusal: Sendable {
    var arguments: [String]
    var status: Int32
    var words: String
  }

  /// What a person gets wrong is said, and ends the command. FILE is a fixture, FOLDER the one it lies in.
  @Test(
    "Refusals",
    arguments: [
      Refusal(arguments: ["list", "FOLDER"], status: 66, words: "a folder, where a document is wanted"),
      Refusal(arguments: ["graph", "FOLDER"], status: 66, words: "a folder, where a document is wanted"),
      Refusal(arguments: ["diff", "FILE", "FOLDER"], status: 66, words: "a folder, where a document is wanted"),
      Refusal(arguments: ["frames", "FILE", "--scene", "none"], status: 65, words: "there is no scene 'none'"),
      Refusal(
        arguments: ["render", "FILE", "--scene", "none", "--out", "OUT"], status: 65, words: "there is no scene 'none'"),
      Refusal(arguments: ["lint", "FILE", "--scene", "none"], status: 65, words: "there is no scene 'none'"),
      Refusal(arguments: ["diff", "FILE", "FILE", "--shard", "1/2"], status: 64, words: "--shard goes with --git"),
      Refusal(arguments: ["diff", "FILE", "FILE", "--landscape"], status: 64, words: "--landscape needs"),
      Refusal(arguments: ["diff", "--git", "HEAD"], status: 65, words: "not a git repository"),
      Refusal(arguments: ["exercise", "A.xib", "--devices", "Walkman"], status: 64, words: "no device 'Walkman'"),
    ])
  func refusals(_ refusal: Refusal) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = fixture("Profile.storyboard")
    let given = [
      "FILE": file, "FOLDER": URL(fileURLWithPath: file).deletingLastPathComponent().path,
      "OUT": folder.appendingPathComponent("out").path,
    ]
    let result = try run(refusal.arguments.map { given[$0] ?? $0 }, in: folder)
    #expect(result.status == refusal.status, "\(result.errors)")
    #expect(result.errors.contains(refusal.words), "\(result.errors)")
  }

  /// Shells run what stands in brackets in a list of values: names of devices are asked of the program.
  @Test("Completions", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let script = try run(["--generate-completion-script", shell])
    #expect(script.status == 0 && script.output.contains("cairn"))
    #expect(!script.output.contains("(1st generation)"))
    #expect(script.output.contains("unsatisfiable-constraints"))
  }
}
