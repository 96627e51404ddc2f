internal import Foundation

/// Leads a number from one value to another over time, by the clock: a knob that slides, a bar that grows.
@MainActor
final class ValueTween {
  /// What is shown now.
  private(set) var value: CGFloat
  private var observation: MediaClock.Observation?
  private let changed: (CGFloat) -> Void

  init(_ value: CGFloat, _ changed: @escaping (CGFloat) -> Void) {
    self.value = value
    self.changed = changed
  }

  func set(_ target: CGFloat) {
    observation?.cancel()
    observation = nil
    value = target
    changed(target)
  }

  /// - Parameter duration: in seconds; eased in and out.
  func go(to target: CGFloat, in duration: TimeInterval) {
    guard duration > 0, AnimationContext.isEnabled else { return set(target) }
    observation?.cancel()
    let (start, begin) = (value, MediaClock.current.now)
    observation = MediaClock.current.observeFrames { [weak self] now in
      guard let self else { return }
      let share = min(max((now - begin) / duration, 0), 1)
      let eased = share * share * (3 - 2 * share)
      self.value = start + (target - start) * CGFloat(eased)
      if share >= 1 {
        self.observation?.cancel()
        self.observation = nil
      }
      self.changed(self.value)
    }
  }
}
