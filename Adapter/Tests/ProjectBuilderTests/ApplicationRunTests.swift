import Foundation
import ProjectBuilder
import Testing

/// One after the other: signals reach all that runs.
@Suite(.serialized) struct ApplicationRunTests {
  /// An application whose program is a script.
  private func makeBundle(_ script: String, in folder: URL) throws -> URL {
    let bundle = folder.appendingPathComponent("App.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let program = bundle.appendingPathComponent("App")
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return bundle
  }

  /// A script that is not there is told before anything is built. Provenance: derived from the steps of the guide.
  @Test func scriptsAreFilesOrSteps() throws {
    let folder = try Folder(["steps.txt": "tap \"A\"\nback", "none/a": ""])
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("steps.txt").path
    #expect(try ScriptArgument(file).steps == "tap \"A\"\nback")
    for steps in ["back", "tap \"A\"", "names;tree", "wait 1"] {
      #expect(try ScriptArgument(steps).steps == steps)
    }
    for wrong in [file + "2", "steps.txt", folder.url.appendingPathComponent("none").path] {
      #expect(throws: ProjectError.self) { try ScriptArgument(wrong) }
    }
    try Data([0xFF, 0xFE, 0xFF]).write(to: URL(fileURLWithPath: file))
    #expect { try ScriptArgument(file) } throws: { "\($0)".contains("UTF-8") }
  }

  /// Provenance: with these settings Swift's runtime warns of code of the main actor on another thread, as the Main
  /// Thread Checker does; without them it ends the program.
  @Test func otherThreadsAreWarnedOf() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      #!/bin/sh
      test "$SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE/$SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL" = legacy/1
      """
    let bundle = try makeBundle(script, in: folder)
    #expect(try ApplicationRun(bundle: bundle, out: folder, sources: []).run([]) == 0)
  }

  /// An application has folders of its own, which a script finds as newly installed.
  @Test(arguments: [(true, "1"), (false, "2")]) func containersAreThere(_ isFresh: Bool, _ count: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      #!/bin/sh
      cd "$CFFIXED_USER_HOME/Documents" && test -d "$XDG_CACHE_HOME" && test -d "$XDG_DATA_HOME" && test -d "$TMPDIR" || exit 9
      echo >> starts
      exit $(wc -l < starts)
      """
    let bundle = try makeBundle(script, in: folder)
    let run = ApplicationRun(bundle: bundle, out: folder, sources: [], isFresh: isFresh)
    #expect(try run.run([]) == 1)
    #expect(try "\(run.run([]))" == count)
  }

  /// Control-C in a terminal reaches this program alone, and ends the application with it.
  @Test func interruptionsReachTheApplication() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      #!/bin/sh
      trap 'exit 7' INT
      sleep 1
      kill -INT $PPID
      for i in 1 2 3 4 5 6 7 8 9 10; do sleep 0.5; done
      """
    let bundle = try makeBundle(script, in: folder)
    #expect(try ApplicationRun(bundle: bundle, out: folder, sources: []).run([]) == 7)
  }
}
