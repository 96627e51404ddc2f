/// The time of keyframes that are shown again and again, or forwards and back: it is that of all of them together.
@MainActor
final class KeyframesTime: AnimationDriver {
  private let start: CFTimeInterval
  private let delay: TimeInterval
  private let duration: TimeInterval
  private let repeats: Bool
  private let reverses: Bool

  /// Begins now, for keyframes that together take `duration` after `delay`, in seconds.
  init(delay: TimeInterval, duration: TimeInterval, repeats: Bool, reverses: Bool) {
    start = MediaClock.current.now
    (self.delay, self.duration, self.repeats, self.reverses) = (delay, duration, repeats, reverses)
  }

  private var elapsed: TimeInterval { MediaClock.current.now - start - delay }
  /// Of one course, in seconds.
  private var period: TimeInterval { reverses ? 2 * duration : duration }

  var localTime: CFTimeInterval {
    guard elapsed > 0 else { return elapsed + delay }
    let time = repeats ? elapsed.truncatingRemainder(dividingBy: period) : min(elapsed, period)
    return delay + (time > duration ? 2 * duration - time : time)
  }
  var isOver: Bool { !repeats && elapsed >= period - 1e-9 }
}
