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

  /// A Catmull-Rom spline through the values; nil for those that cannot be added, such as transforms and colours.
  private func cubic(_ index: Int, _ t: Double) -> Any? {
    let points = [index - 1, index, index + 1, index + 2].map { values[min(max($0, 0), values.count - 1)] }
    let weights = [
      (-t + 2 * t * t - t * t * t) / 2, (2 - 5 * t * t + 3 * t * t * t) / 2, (t + 4 * t * t - 3 * t * t * t) / 2,
      (-t * t + t * t * t) / 2,
    ]
    var sum: Any?
    for (point, weight) in zip(points, weights) {
      guard let part = Interpolation.scaled(point, by: weight) else { return nil }
      sum = sum.flatMap { Interpolation.sum($0, part) } ?? part
    }
    return sum
  }
}
