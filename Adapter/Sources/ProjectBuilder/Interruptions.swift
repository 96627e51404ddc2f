internal import Foundation

/// What ends this program ends the programs that it waits for; what stops it for a while stops them as long.
///
/// Foundation puts what it starts in a group of its own, where Control-C and Control-Z of the terminal do not reach it.
enum Interruptions {
  /// Runs the process to its end. Signals that would end this program go to it meanwhile.
  ///
  /// - Parameter meanwhile: what is done while it runs, such as reading what it writes.
  @discardableResult
  static func run<Result>(_ process: Process, _ meanwhile: () -> Result = {}) throws -> Result {
    try process.run()
    child = process.processIdentifier
    let stopping = signal(SIGTSTP) { _ in
      kill(-Interruptions.child, SIGTSTP)
      // As if nobody had listened; goes on here when the shell brings the program back.
      kill(getpid(), SIGSTOP)
      kill(-Interruptions.child, SIGCONT)
    }
    let former = signals.map { ($0, signal($0) { kill(Interruptions.child, $0) }) } + [(SIGTSTP, stopping)]
    defer { for (number, handler) in former { signal(number, handler) } }
    let result = meanwhile()
    process.waitUntilExit()
    return result
  }

  /// Those by which people and other programs end one.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The process that is waited for. A signal's handler is a function of C, which knows nothing else.
  private nonisolated(unsafe) static var child: pid_t = 0
}
