/// The time of keyframes that are shown again and again, or forwards and back: it is that of all of them together.
@MainActor
final class KeyframesTime: AnimationDriver {
  private let start: CFTimeInterval
  private let delay: TimeInterval
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions

  /// Begins now, for keyframes that together take `context`'s time.
  init(_ context: AnimationContext) {
    start = MediaClock.current.now
    (delay, duration, options) = (context.delay, context.duration, context.options)
  }

  private var elapsed: TimeInterval { MediaClock.current.now - start - delay }
  /// Of one course, in seconds.
  private var period: TimeInterval { options.contains(.autoreverse) ? 2 * duration : duration }

  var localTime: CFTimeInterval {
    guard elapsed > 0 else { return elapsed + delay }
    let time = options.contains(.repeat) ? elapsed.truncatingRemainder(dividingBy: period) : min(elapsed, period)
    return delay + (time > duration ? 2 * duration - time : time)
  }
  var isOver: Bool { !options.contains(.repeat) && elapsed >= period - 1e-9 }
}
