public import Foundation

/// A run of an assembled application.
public struct ApplicationRun {
  let bundle: URL
  /// Where pictures go, and the backtrace of a crash.
  let out: URL
  /// The project's own files.
  let sources: [URL]
  /// The application's own folder: its documents, caches and settings.
  let container: ApplicationContainer

  /// - Parameter isFresh: whether the application starts as newly installed; otherwise it finds what it left.
  public init(bundle: URL, out: URL, sources: [URL], isFresh: Bool = true) {
    self.bundle = bundle
    self.out = out
    self.sources = sources
    container = ApplicationContainer(
      folder: bundle.deletingLastPathComponent().appendingPathComponent("Container"), isFresh: isFresh)
  }

  /// Runs the application to its end; gives its status. What it writes goes where this program writes; of a crash only
  /// what says why, the rest to `crash.txt`.
  public func run(_ arguments: [String]) throws -> Int32 {
    let name = bundle.deletingPathExtension().lastPathComponent
    let process = Process()
    process.executableURL = bundle.appendingPathComponent(name)
    process.arguments = arguments
    let given = ProcessInfo.processInfo.environment
    process.environment = ["SWIFT_BACKTRACE": Self.backtrace].merging(ThreadChecks.environment) { $1 }
      .merging(given) { $1 }.merging(try container.environment(given)) { $1 }
    let errors = Pipe()
    process.standardError = errors
    let text = try Interruptions.run(process) { Self.pass(errors.fileHandleForReading) }
    guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
    if Interruptions.signals.contains(process.terminationStatus) { return 128 + process.terminationStatus }
    let file = out.appendingPathComponent("crash.txt")
    try? FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    let isKept = (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil
    let report = CrashReport(text: text, sources: Set(sources.map(\.path)))
    let summary = report.summary(of: name, backtrace: isKept ? file.path : nil)
    FileHandle.standardError.write(Data("error: \(summary)\n".utf8))
    return 128 + process.terminationStatus
  }

  /// Only what leads to the mistake.
  private static let backtrace = "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none"

  /// Passes on what comes, up to a backtrace; gives the end of all of it.
  private static func pass(_ handle: FileHandle) -> String {
    var (all, isBacktrace) = (Data(), false)
    while case let data = handle.availableData, !data.isEmpty {
      all.append(data)
      if all.count > 4_000_000 { all.removeFirst(all.count - 2_000_000) }
      if let start = data.range(of: Data(CrashReport.start.utf8)), !isBacktrace {
        FileHandle.standardError.write(data[..<start.lowerBound])
        isBacktrace = true
      } else if !isBacktrace {
        FileHandle.standardError.write(data)
      }
    }
    return String(decoding: all, as: UTF8.self)
  }
}
