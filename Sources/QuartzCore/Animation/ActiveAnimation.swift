internal import UIGeometry

/// An animation on a layer: when it began, and what it shows when.
@MainActor
final class ActiveAnimation {
  let key: String
  let animation: CAAnimation
  let course: AnimationCourse
  /// How many animations were added before, on any layer.
  let number: Int
  /// In the layer's time, in seconds.
  let begin: CFTimeInterval
  /// From the adding to the beginning, in seconds.
  private let lead: CFTimeInterval
  private(set) var hasStarted = false
  private let group: AnimationGroupState
  private(set) var isOver = false
  private weak var layer: CALayer?

  init(_ animation: CAAnimation, key: String, layer: CALayer, number: Int) {
    self.key = key
    self.number = number
    self.animation = animation
    self.layer = layer
    course = AnimationCourse(animation, of: layer)
    let now = LayerTime.local(MediaClock.current.now, in: layer)
    begin = animation.beginTime > 0 ? animation.beginTime : now
    lead = max(begin - now, 0)
    group = CATransaction.group
    group.begin()
  }

  /// Seconds since the beginning, at the animation's speed.
  private func localTime(_ now: CFTimeInterval) -> CFTimeInterval {
    if let driver = animation.driver { return driver.localTime - lead }
    return (LayerTime.local(now, in: layer) - begin) * Double(course.timing.speed) + course.timing.timeOffset
  }

  /// Whether the animation has run its time.
  func isFinished(at now: CFTimeInterval) -> Bool {
    guard animation.driver == nil else { return false }
    return course.timing.speed > 0 && localTime(now) >= course.timing.activeDuration - 1e-9
  }

  /// Tells the delegate of the beginning, once the time has come.
  func startIfDue(at now: CFTimeInterval) {
    guard !hasStarted, localTime(now) >= 0 else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Applies what the animation shows to a presentation layer.
  func apply(to layer: CALayer, at now: CFTimeInterval) { course.apply(to: layer, at: localTime(now)) }

  /// Tells everybody of the end.
  func stop(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    if !hasStarted {
      hasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
    animation.delegate?.animationDidStop(animation, finished: finished)
    animation.onStop?(finished)
    group.end(finished: finished)
  }
}
