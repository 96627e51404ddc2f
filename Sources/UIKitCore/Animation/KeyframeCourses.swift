/// What the keyframes of a block change: of each property one animation through the values of all its keyframes.
///
/// UIKIT: so a debugger prints it: an opacity that goes to 0 between 0 and 0.1 of ten seconds is one keyframe animation of
/// the values 1, 0, 0 at 0, 0.1 and 1 (two public questions about `animateKeyframes`, whose curve they tell as well). That
/// the discrete mode takes the same times, and shows a value from its keyframe's end, is a guess.
@MainActor
final class KeyframeCourses {
  private struct Course {
    let layer: CALayer
    let key: String
    /// The value before all keyframes.
    let start: Any
    var stops: [(times: ClosedRange<Double>, value: Any)] = []
  }

  private let mode: CAAnimationCalculationMode
  private var courses: [Course] = []
  /// Shares of the duration that are less apart are one moment.
  private static let moment = 1e-6

  init(_ mode: CAAnimationCalculationMode) { self.mode = mode }

  /// A keyframe changes a property.
  ///
  /// - Parameter times: the keyframe's, in shares of the duration of all keyframes.
  func note(_ layer: CALayer, _ key: String, from old: Any, to new: Any, during times: ClosedRange<Double>) {
    let known = courses.firstIndex { $0.layer === layer && $0.key == key }
    if known == nil { courses.append(Course(layer: layer, key: key, start: old)) }
    let index = known ?? courses.count - 1
    // One keyframe may change a property again: its last value counts.
    if courses[index].stops.last?.times == times { courses[index].stops.removeLast() }
    courses[index].stops.append((times, new))
  }

  /// The animations of all properties, without duration and curve.
  var animations: [(layer: CALayer, animation: CAKeyframeAnimation)] { courses.map { ($0.layer, animation(of: $0)) } }

  private func animation(of course: Course) -> CAKeyframeAnimation {
    var (values, times) = ([course.start], [0.0])
    /// Up to `time` the value stays as it is.
    func rest(until time: Double) {
      guard let value = values.last, let last = times.last, time > last + Self.moment else { return }
      values.append(value)
      times.append(time)
    }
    for stop in course.stops.sorted(by: { $0.times.lowerBound < $1.times.lowerBound }) {
      rest(until: min(stop.times.lowerBound, 1))
      values.append(stop.value)
      times.append(max(min(stop.times.upperBound, 1), times[times.count - 1]))
    }
    rest(until: 1)
    let animation = CAKeyframeAnimation(keyPath: course.key)
    animation.calculationMode = mode
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }
}
