internal import Foundation

/// The motion of a scrolled content along one axis after a finger has let go.
///
/// Inside its bounds the content slows down exponentially; outside it swings back like a critically damped spring. The
/// functions give the position for a time, so that every frame is exact, whatever the frame rate.
///
/// Source: the rates of `UIScrollView.DecelerationRate` (share of the velocity left after a millisecond).
struct ScrollPhysics {
  /// Milliseconds in the exponent.
  private let rate: Double
  private let range: ClosedRange<Double>
  private let start: Double
  private let velocity: Double
  private let bounces: Bool

  /// - Parameters:
  ///   - start: in points.
  ///   - velocity: in points per second.
  ///   - range: where the content may rest, in points.
  ///   - rate: share of the velocity left after a millisecond. All of it, or nothing, has no curve: the nearest share that
  ///     has one counts.
  init(start: Double, velocity: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool) {
    self.start = start
    self.velocity = velocity
    self.range = range
    self.rate = min(max(rate, 1e-6), 0.9999)
    self.bounces = bounces
  }

  private var logarithm: Double { 1000 * log(rate) }

  /// Where the content would come to rest without bounds.
  var projected: Double { start - velocity / logarithm }

  /// UIKIT: the spring that pulls content back has a natural frequency of 11 per second, critically damped (readings of a
  /// public project).
  private static let frequency = 11.0
  /// UIKIT: slower than this the content rests, in points per second (readings of a public project).
  private static let threshold = 10.0

  /// The position and velocity after `time` seconds, and whether the content rests.
  func state(at time: Double) -> (position: Double, isAtRest: Bool) {
    if !range.contains(start) { return spring(from: start, velocity, time) }
    if velocity != 0, range.contains(projected) { return coast(time) }
    let position = start + velocity * (exp(logarithm * time) - 1) / logarithm
    if range.contains(position) {
      return (position, abs(velocity * exp(logarithm * time)) < Self.threshold)
    }
    let edge = position > range.upperBound ? range.upperBound : range.lowerBound
    guard bounces else { return (edge, true) }
    // When the edge was passed, and how fast.
    let share = 1 + (edge - start) * logarithm / velocity
    let passing = log(max(share, 1e-9)) / logarithm
    let speed = velocity * exp(logarithm * passing)
    return spring(from: edge, speed, time - passing)
  }

  /// UIKIT: scrolling ends at the very target that the delegate was told, when it would be slower than the threshold: the
  /// curve is stretched by the little that is left then. A guess.
  private func coast(_ time: Double) -> (position: Double, isAtRest: Bool) {
    let end = max(log(abs(velocity) / Self.threshold) / -logarithm, 0.1)
    guard time < end else { return (projected, true) }
    let share = (1 - exp(logarithm * time)) / (1 - exp(logarithm * end))
    return (start + (projected - start) * share, false)
  }

  private func spring(from position: Double, _ velocity: Double, _ time: Double) -> (position: Double, isAtRest: Bool) {
    let edge =
      position > range.upperBound || (position == range.upperBound && velocity > 0)
      ? range.upperBound : range.lowerBound
    let offset = position - edge
    let w = Self.frequency
    let decay = exp(-w * time)
    let distance = (offset + (velocity + w * offset) * time) * decay
    let speed = ((velocity + w * offset) - w * (offset + (velocity + w * offset) * time)) * decay
    let rests = abs(distance) < 0.25 && abs(speed) < 20 && time > 0
    return (rests ? edge : edge + distance, rests)
  }

  /// UIKIT: a finger beyond the edge drags with growing resistance: b = (1 − 1 / (x · 0.55 / d + 1)) · d (public
  /// articles that took the formula apart).
  static func rubberBand(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let sign: Double = distance < 0 ? -1 : 1
    return sign * (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
  }
}
