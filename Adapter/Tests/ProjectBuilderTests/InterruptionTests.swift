import Foundation
import Testing

/// What the terminal tells a program reaches those that it waits for.
///
/// Provenance: documented, "Job control" of POSIX: the keys concern the group in the foreground alone.
struct InterruptionTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let source = root.appendingPathComponent("Adapter/Sources/ProjectBuilder/Interruptions.swift")

  /// The two packages share no module that could hold it.
  @Test func bothPackagesHaveTheSame() throws {
    let other = Self.root.appendingPathComponent("Sources/CairnProjectTool/Interruptions.swift")
    #expect(try String(contentsOf: other, encoding: .utf8) == String(contentsOf: Self.source, encoding: .utf8))
  }

  @Test func whatStopsAndEndsAProgramReachesWhatItStarted() throws {
    let folder = try tool()
    defer { folder.remove() }
    let (process, child) = try start("exec", in: folder)
    kill(process.processIdentifier, SIGTSTP)
    #expect(comes { state(process.processIdentifier) == "T" && state(child) == "T" })
    kill(process.processIdentifier, SIGCONT)
    #expect(comes { state(process.processIdentifier) != "T" && state(child) != "T" })
    kill(process.processIdentifier, SIGTERM)
    #expect(comes { !process.isRunning && [nil, "Z"].contains(state(child)) })
    end(process, child)
  }

  /// Provenance: documented, `nohup` of POSIX: the end of the terminal is ignored.
  @Test func whatIsIgnoredStaysSo() throws {
    let folder = try tool()
    defer { folder.remove() }
    let (process, child) = try start("trap '' HUP; exec", in: folder)
    kill(process.processIdentifier, SIGHUP)
    usleep(300_000)
    #expect(process.isRunning && ["S", "R"].contains(state(child)))
    end(process, child)
  }

  /// SwiftPM ends its compilers on SIGINT alone; what goes on after it keeps this program waiting.
  @Test func whatEndsAProgramInterruptsABuild() throws {
    let folder = try tool(
      child: "trap 'kill $p; exit' INT; sleep 60 & p=$!; echo $$; wait", call: "run(process, endingBy: SIGINT)")
    defer { folder.remove() }
    for number in [SIGTERM, SIGHUP] {
      let (process, child) = try start("exec", in: folder)
      kill(process.processIdentifier, number)
      #expect(comes { !process.isRunning && [nil, "Z"].contains(state(child)) })
      end(process, child)
    }
  }

  private func end(_ process: Process, _ child: pid_t) {
    kill(-child, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// A folder with a program that waits for another one.
  private func tool(
    child: String = "echo $$; while :; do sleep 0.05; done", call: String = "run(process)"
  ) throws -> Folder {
    let folder = try Folder([
      "main.swift": """
      import Foundation
      // Threads that run tests block signals, and what they start does so, too.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(child)"]
      try Interruptions.\(call)
      """
    ])
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-suppress-warnings", "-enable-upcoming-feature", "InternalImportsByDefault", Self.source.path,
      folder.url.appendingPathComponent("main.swift").path, "-o", folder.url.appendingPathComponent("tool").path,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return folder
  }

  /// Starts the program by a shell, and gives what it waits for.
  private func start(_ words: String, in folder: Folder) throws -> (Process, child: pid_t) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(words) '\(folder.url.appendingPathComponent("tool").path)'"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // The handlers are there a moment after the child.
    usleep(200_000)
    return (process, child)
  }

  private func comes(_ condition: () -> Bool) -> Bool {
    for _ in 0..<200 {
      if condition() { return true }
      usleep(20_000)
    }
    return false
  }

  /// A letter, such as `T` for stopped; nil for no process.
  private func state(_ process: pid_t) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    return text[text.index(after: end)...].split(separator: " ").first.map(String.init)
  }
}
