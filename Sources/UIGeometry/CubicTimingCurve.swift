/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress, as timing functions use it.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>
public struct CubicTimingCurve: Hashable, Sendable {
  /// The two inner control points.
  public var x1: Double
  /// Of the first control point.
  public var y1: Double
  /// Of the second control point.
  public var x2: Double
  /// Of the second control point.
  public var y2: Double

  /// A curve from (0, 0) to (1, 1) by its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// As fast at all times.
  public static let linear = CubicTimingCurve(0, 0, 1, 1)
  /// Slow at the beginning.
  public static let easeIn = CubicTimingCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = CubicTimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInEaseOut = CubicTimingCurve(0.42, 0, 0.58, 1)
  /// The curve of implicit layer animations.
  public static let systemDefault = CubicTimingCurve(0.25, 0.1, 0.25, 1)

  /// Progress at `time`, both in 0…1. Time outside is clamped; progress may overshoot.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return sample(y1, y2, parameter(for: time))
  }

  /// `3(1−s)²s·a + 3(1−s)s²·b + s³`.
  private func sample(_ a: Double, _ b: Double, _ s: Double) -> Double {
    ((1 - 3 * b + 3 * a) * s + (3 * b - 6 * a)) * s * s + 3 * a * s
  }

  /// The curve parameter whose x is `time`: bisection, since x is monotonic.
  private func parameter(for time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if sample(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
