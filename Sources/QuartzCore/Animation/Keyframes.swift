internal import UIDisplayList
internal import UIGeometry

/// Values at times, and what lies between them.
@MainActor
struct Keyframes {
  private let values: [Any]
  /// In shares of a repetition.
  private let times: [Double]
  private let curves: [CubicTimingCurve]
  private let mode: CAAnimationCalculationMode
  /// Tension, continuity and bias at each value; none for zeros.
  private let bends: [Bend]
  /// What lies between two values; empty: the straight way.
  private var pieces: [PathPiece] = []

  init(_ animation: CAKeyframeAnimation) {
    mode = animation.calculationMode
    curves = animation.timingFunctions?.map(\.curve) ?? []
    let isPaced = mode == .paced || mode == .cubicPaced
    if let path = animation.path {
      let pieces = PathPiece.pieces(of: path.path)
      // UIKIT: "each point in the path except for moveto points defines a single keyframe segment for the purpose of
      // timing and interpolation" (CAKeyframeAnimation, path).
      self.pieces = isPaced ? [] : pieces
      let points = isPaced ? pieces.flatMap(\.points) : pieces.map(\.end)
      values = ((pieces.first.map { [$0.start] } ?? []) + points).map { $0 as Any }
    } else {
      values = animation.values ?? []
    }
    let count = values.count
    bends = Self.bends(animation, count)
    let stated = animation.keyTimes?.map(\.doubleValue) ?? []
    if isPaced {
      times = Self.pacedTimes(values)
    } else if stated.count >= count, count > 0 {
      times = Array(stated.prefix(count))
    } else if mode == .discrete {
      times = (0..<count).map { Double($0) / Double(max(count, 1)) }
    } else {
      times = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }
  }

  /// Times in proportion to the distances between the values.
  private static func pacedTimes(_ values: [Any]) -> [Double] {
    var sums = [0.0]
    for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + Interpolation.distance(a, b)) }
    guard let total = sums.last, total > 0 else { return values.indices.map { Double($0) } }
    return sums.map { $0 / total }
  }

  func value(at progress: Double) -> Any? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.count == 1 || progress <= times[0] { return first }
    if progress >= times[times.count - 1] { return last }
    guard let after = times.firstIndex(where: { $0 > progress }), after > 0 else { return last }
    let before = after - 1
    if mode == .discrete { return values[before] }
    let span = times[after] - times[before]
    var share = span > 0 ? (progress - times[before]) / span : 1
    if curves.indices.contains(before) { share = curves[before].progress(at: share) }
    if pieces.indices.contains(before) { return pieces[before].point(at: CGFloat(share)) }
    if mode == .cubic || mode == .cubicPaced, let value = cubic(before, share) { return value }
    return Interpolation.between(values[before], values[after], share)
  }

  /// How a curve passes a value.
  private struct Bend {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  private static func bends(_ animation: CAKeyframeAnimation, _ count: Int) -> [Bend] {
    let parts = [animation.tensionValues, animation.continuityValues, animation.biasValues]
    guard parts.contains(where: { $0?.isEmpty == false }) else { return [] }
    func number(_ part: [NSNumber]?, _ index: Int) -> Double {
      part.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    return (0..<count).map {
      Bend(tension: number(parts[0], $0), continuity: number(parts[1], $0), bias: number(parts[2], $0))
    }
  }

  /// A spline by Kochanek and Bartels through the values, with zeros by Catmull and Rom; nil for values that cannot be
  /// added, such as transforms and colours.
  private func cubic(_ index: Int, _ t: Double) -> Any? {
    let points = [index - 1, index, index + 1, index + 2].map { values[min(max($0, 0), values.count - 1)] }
    let (from, to) = bends.isEmpty ? (Bend(), Bend()) : (bends[index], bends[index + 1])
    // Shares of the ways to and from a value in the slope of the curve that leaves the first and reaches the second.
    let leaving = (
      (1 - from.tension) * (1 + from.bias) * (1 + from.continuity) / 2,
      (1 - from.tension) * (1 - from.bias) * (1 - from.continuity) / 2
    )
    let reaching = (
      (1 - to.tension) * (1 + to.bias) * (1 - to.continuity) / 2,
      (1 - to.tension) * (1 - to.bias) * (1 + to.continuity) / 2
    )
    // Hermite's basis.
    let (first, second) = (2 * t * t * t - 3 * t * t + 1, 3 * t * t - 2 * t * t * t)
    let (out, into) = (t * t * t - 2 * t * t + t, t * t * t - t * t)
    let weights = [
      -out * leaving.0, first + out * (leaving.0 - leaving.1) - into * reaching.0,
      second + out * leaving.1 + into * (reaching.0 - reaching.1), into * reaching.1,
    ]
    var sum: Any?
    for (point, weight) in zip(points, weights) {
      guard let part = Interpolation.scaled(point, by: weight) else { return nil }
      sum = sum.flatMap { Interpolation.sum($0, part) } ?? part
    }
    return sum
  }
}
