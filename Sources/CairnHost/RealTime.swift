internal import Foundation

/// Time of the real clock, for what waits on other threads and in the main run loop.
@MainActor
enum RealTime {
  /// Lets `seconds` pass while the main run loop has its turns.
  ///
  /// DEVIATION: on Linux a run loop whose limit runs out before it sleeps misses that and sleeps for good: where a limit
  /// lies in the past it does not sleep, and here the thread does.
  static func pass(_ seconds: TimeInterval) {
    let end = now + seconds
    repeat {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      let rest = end - now
      if rest > 0 { Thread.sleep(forTimeInterval: min(rest, 0.001)) }
    } while now < end
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
