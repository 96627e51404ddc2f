import Foundation
import ProjectBuilder
import Testing

struct ApplicationRunTests {
  /// Provenance: with these settings Swift's runtime warns of code of the main actor on another thread, as the Main
  /// Thread Checker does; without them it ends the program.
  @Test func otherThreadsAreWarnedOf() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("App.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let program = bundle.appendingPathComponent("App")
    let script = """
      #!/bin/sh
      test "$SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE/$SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL" = legacy/1
      """
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    #expect(try ApplicationRun(bundle: bundle, out: folder, sources: []).run([]) == 0)
  }
}
