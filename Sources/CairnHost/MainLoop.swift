internal import CMainLoop
internal import Foundation
internal import QuartzCore

/// Lets what is scheduled on the main queue, the main actor and the main run loop happen by a host's clock: blocks and
/// tasks at the clock's next turn, delays, sleeps and timers when so much of its time has passed.
///
/// While a host lives they come here (see `CMainLoop`). A program that waits on the real main queue instead of advancing
/// the host finds its blocks there as well: whoever comes first runs them, in order.
///
/// DEVIATION: delays of `Timer` and of sleeping tasks count in steps of five milliseconds, because their deadlines come as
/// times of real clocks.
@MainActor
final class MainLoop {
  /// Whether the program's calls arrive here at all.
  nonisolated static var isLinked: Bool { cairn_capture_is_linked() != 0 }

  private let clock: MediaClock
  private var waiting: [Int: Waiting] = [:]
  private var count = 0
  private var isOn = true

  private struct Waiting {
    var time: CFTimeInterval
    var work: Work
    var observation: MediaClock.Observation?
  }

  private enum Work {
    case timer(Timer, interval: CFTimeInterval)
    case call(@convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer?)
  }

  init(_ clock: MediaClock) {
    self.clock = clock
    cairn_capture_begin()
    clock.onTurn = { [weak self] in self?.turn() ?? false }
  }

  deinit { if isOn { cairn_capture_end() } }

  /// Gives what still waits back to the real main queue and run loop.
  func end() {
    clock.onTurn = nil
    takeWaiting()
    if isOn { cairn_capture_end() }
    isOn = false
    // What is due at the same moment stays in order.
    for (_, entry) in waiting.sorted(by: { $0.key < $1.key }) {
      entry.observation?.cancel()
      switch entry.work {
      case .timer(let timer, _): if timer.isValid { RunLoop.main.add(timer, forMode: .common) }
      case .call(let function, let context):
        let call = UncheckedCall(function: function, context: context)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, entry.time - clock.now)) { call() }
      }
    }
    waiting = [:]
  }

  /// Blocks bring others; those that bring others for ever get a share of every turn. Returns whether there were any.
  private func turn() -> Bool {
    var count = 0
    while count < 1000, cairn_capture_run_next() != 0 { count += 1 }
    takeWaiting()
    return count > 0
  }

  private func takeWaiting() {
    var item = CairnWaiting()
    while cairn_capture_take_waiting(&item) != 0 {
      if let timer = item.timer {
        // A timer that is made without a date is due after its interval.
        let delay = item.delay > 0 || item.interval <= 0 ? item.delay : item.interval
        let object = Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
        schedule(.timer(object, interval: item.interval), after: delay)
      } else if let function = item.function {
        schedule(.call(function, item.context), after: item.delay)
      }
    }
  }

  private func schedule(_ work: Work, after delay: CFTimeInterval) {
    count += 1
    let number = count
    waiting[number] = Waiting(time: clock.now + max(delay, 0), work: work)
    waiting[number]?.observation = clock.schedule(after: delay) { [weak self] in self?.run(number) }
  }

  private func run(_ number: Int) {
    guard let entry = waiting.removeValue(forKey: number) else { return }
    switch entry.work {
    case .call(let function, let context): function(context)
    case .timer(let timer, let interval):
      guard timer.isValid else { return }
      timer.fire()
      if interval > 0, timer.isValid { schedule(.timer(timer, interval: interval), after: interval) }
    }
  }
}

private struct UncheckedCall: @unchecked Sendable {
  let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let context: UnsafeMutableRawPointer?
  func callAsFunction() { function(context) }
}
