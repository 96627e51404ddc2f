internal import UIGeometry

/// When an animation runs, as it was when it was added: `CAMediaTiming` as a value.
@MainActor
struct AnimationTiming {
  let duration: CFTimeInterval
  let speed: Float
  let timeOffset: CFTimeInterval
  private let repetitions: Double
  private let autoreverses: Bool
  private let fillsBefore: Bool
  private let fillsAfter: Bool
  private let curve: CubicTimingCurve
  private let beginOffset: CFTimeInterval

  /// - Parameter inGroup: whether `beginTime` counts from a group's beginning.
  init(_ animation: CAAnimation, inGroup: Bool = false) {
    let duration = animation.effectiveDuration
    self.duration = duration
    speed = animation.speed
    timeOffset = animation.timeOffset
    autoreverses = animation.autoreverses
    let once = duration * (animation.autoreverses ? 2 : 1)
    if animation.repeatDuration > 0, once > 0 {
      repetitions = animation.repeatDuration / once
    } else {
      repetitions = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    }
    fillsBefore = animation.fillMode == .backwards || animation.fillMode == .both
    fillsAfter = animation.fillMode == .forwards || animation.fillMode == .both
    curve = animation.timingFunction?.curve ?? .linear
    beginOffset = inGroup ? animation.beginTime : 0
  }

  /// From the beginning to the end of the last repetition, in seconds.
  var activeDuration: CFTimeInterval { beginOffset + duration * (autoreverses ? 2 : 1) * repetitions }

  /// A moment of an animation.
  struct Moment {
    /// Share of one repetition after the timing function; springs overshoot.
    var progress: Double
    /// Seconds since the beginning of the repetition.
    var elapsed: CFTimeInterval
    /// How many repetitions are over.
    var repetition: Double
  }

  /// Where the animation is; nil when it shows nothing.
  func moment(at time: CFTimeInterval) -> Moment? {
    var time = time - beginOffset
    if time < 0 {
      guard fillsBefore else { return nil }
      time = 0
    }
    let once = duration * (autoreverses ? 2 : 1)
    let total = once * repetitions
    var isAtEnd = false
    if time >= total {
      guard fillsAfter || time <= total + 1e-9 else { return nil }
      time = total
      isAtEnd = true
    }
    guard once > 0 else { return Moment(progress: 1, elapsed: 0, repetition: 0) }
    var repetition = (time / once).rounded(.down)
    var local = time - repetition * once
    if isAtEnd, local < 1e-9, repetition > 0 {
      repetition -= 1
      local = once
    }
    if autoreverses, local > duration { local = 2 * duration - local }
    let share = min(max(local / duration, 0), 1)
    return Moment(progress: curve.progress(at: share), elapsed: local, repetition: repetition)
  }
}
