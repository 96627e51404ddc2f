/// Moves a transition's animations to where a finger says.
@MainActor
final class TransitionScrubber {
  private let progress = AnimatorProgress()
  private let restore = AnimatorRestore()
  private var animated: [(layer: CALayer, keys: [String])] = []
  private var observation: MediaClock.Observation?

  init(duration: TimeInterval) { progress.duration = max(duration, 1e-6) }

  /// Animations that `body` starts follow the finger instead of the clock.
  func record(_ body: () -> Void) {
    let context = AnimationContext(
      duration: progress.duration, curve: .timing(CAMediaTimingFunction(name: .linear)))
    context.fillsBefore = true
    // An animator sets its views up without an animation, and then animates them.
    context.isScope = true
    context.driver = AnimatorTime(progress, offset: 0)
    restore.watch { context.run(body) }
    animated = restore.layers.map { ($0, $0.animationKeys() ?? []) }
  }

  /// - Parameter fraction: 0…1.
  func move(to fraction: CGFloat) { progress.fraction = min(max(Double(fraction), 0), 1) }

  func pause() {
    observation?.cancel()
    observation = nil
  }

  /// Runs on to the end, or back to the beginning, and lets the animations end.
  ///
  /// UIKIT: what is left of the duration takes its share of it, the faster by `completionSpeed`, along `completionCurve`
  /// (Apple's page on `UIPercentDrivenInteractiveTransition`). That the curve begins where the finger leaves is a guess.
  ///
  /// - Parameter curve: the share of the rest of the way by the share of the rest of the time.
  func finish(reversed: Bool, speed: CGFloat, along curve: @escaping (Double) -> Double) {
    pause()
    let (begin, beginning) = (MediaClock.current.now, progress.fraction)
    let rest = reversed ? -beginning : 1 - beginning
    let time = abs(rest) * progress.duration / Double(max(speed, 0.01))
    observation = MediaClock.current.observeFrames { now in
      let share = time > 0 ? min((now - begin) / time, 1) : 1
      self.progress.fraction = share < 1 ? min(max(beginning + rest * curve(share), 0), 1) : reversed ? 0 : 1
      if share >= 1 { self.arrive(reversed: reversed) }
    }
  }

  /// Lets the animations end where they are: at the end, or back at the beginning.
  func arrive(reversed: Bool) {
    pause()
    if reversed { restore.start() }
    for entry in animated {
      for key in entry.keys where entry.layer.animation(forKey: key)?.driver is AnimatorTime {
        entry.layer.removeAnimation(forKey: key)
      }
    }
  }
}
