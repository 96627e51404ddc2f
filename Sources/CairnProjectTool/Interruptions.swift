internal import Foundation

/// What ends this program ends the programs that it waits for; what stops it for a while stops them as long.
///
/// Foundation puts what it starts in a group of its own, where Control-C and Control-Z of the terminal do not reach it.
enum Interruptions {
  /// Runs the process to its end. Signals that would end this program go to it meanwhile.
  ///
  /// - Parameters:
  ///   - ending: what the process gets for each of them; nil for the same. SwiftPM ends its compilers on SIGINT alone: any
  ///     other leaves them at work, and this program waits for them.
  ///   - meanwhile: what is done while it runs, such as reading what it writes.
  @discardableResult
  static func run<Result>(
    _ process: Process, endingBy ending: Int32? = nil, _ meanwhile: () -> Result = {}
  ) throws -> Result {
    try process.run()
    (child, Self.ending) = (process.processIdentifier, ending)
    let handlers = signals.compactMap { listen($0) { kill(Interruptions.child, Interruptions.ending ?? $0) } }
    let stopping = listen(SIGTSTP) { _ in
      kill(-Interruptions.child, SIGTSTP)
      // As if nobody had listened; goes on here when the shell brings the program back.
      kill(getpid(), SIGSTOP)
      kill(-Interruptions.child, SIGCONT)
    }
    defer { for (number, handler) in handlers + [stopping].compactMap(\.self) { signal(number, handler) } }
    let result = meanwhile()
    process.waitUntilExit()
    return result
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// Handles a signal, and gives what handled it before; nil where it is ignored, as that of a terminal that ends is by
  /// `nohup`: it still is.
  private static func listen(_ number: Int32, _ handler: Handler) -> (Int32, Handler?)? {
    let former = signal(number, handler)
    guard unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return (number, former) }
    signal(number, former)
    return nil
  }

  /// Those by which people and other programs end one.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The process that is waited for. A signal's handler is a function of C, which knows nothing else.
  private nonisolated(unsafe) static var child: pid_t = 0
  /// What it gets for a signal that would end this program; nil for the same.
  private nonisolated(unsafe) static var ending: Int32?
}
