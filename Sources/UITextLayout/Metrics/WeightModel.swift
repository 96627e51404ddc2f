internal import Foundation

/// How weight and size change the advances of the system font, as regressed from stored frames.
enum WeightModel {
  private static let weights: [(weight: CGFloat, scale: Double, offset: Double)] = [
    (-0.8, 1.0, -0.0172), (-0.6, 1.0, -0.0115), (-0.4, 0.9992, -0.0064), (0, 1.0, 0.0), (0.23, 1.0006, 0.0126),
    (0.3, 1.0017, 0.0216), (0.4, 0.9992, 0.0334), (0.56, 1.0, 0.0446), (0.62, 1.0, 0.0557),
  ]

  /// Factor and summand, in em, for an advance of the regular weight.
  static func system(_ weight: CGFloat) -> (Double, Double) {
    let nearest = weights.min { abs($0.weight - weight) < abs($1.weight - weight) }!
    return (nearest.scale, nearest.offset)
  }

  /// Helvetica Neue's bold is wider by about a fortieth of an em, its light narrower.
  static func helveticaNeue(_ weight: CGFloat) -> (Double, Double) {
    if weight >= 0.3 { return (1.0, 0.03) }
    if weight > 0.1 { return (1.0, 0.012) }
    if weight <= -0.5 { return (1.0, -0.045) }
    return weight < -0.1 ? (1.0, -0.031) : (1.0, 0)
  }

  /// Points per character: the interface's Helvetica Neue is set closer in large sizes than in the 15 to 17 points that
  /// its table was measured at.
  static func helveticaNeueTracking(_ size: CGFloat) -> CGFloat {
    if size <= 17 { return 0 }
    return size < 20 ? -0.083 * (size - 17) : -0.0125 * size
  }

  /// Points per character, by size below 20 points.
  private static let trackings: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0.004, -0.08, -0.148, -0.244, -0.326, -0.43, -0.44, -0.45,
  ]

  /// The tracking of the system font at `size`, in points per character.
  static func tracking(_ size: CGFloat) -> CGFloat {
    if size >= 20 { return -0.040 * size }
    if size <= 6 { return trackings[0] }
    let position = size - 6
    let lower = min(Int(position), trackings.count - 1)
    let upper = min(lower + 1, trackings.count - 1)
    let share = position - CGFloat(lower)
    return trackings[lower] * (1 - share) + trackings[upper] * share
  }
}
