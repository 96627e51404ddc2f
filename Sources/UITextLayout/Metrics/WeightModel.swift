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

  /// How the interface's cut of Helvetica Neue is spaced, by size: wider than the family's in small sizes, closer in
  /// large ones. In em a character.
  ///
  /// UIKIT: bounds from stored labels and buttons of Xcode 5 and 6, whose other advances are known.
  private static let interfaceSpacing: [(size: CGFloat, spacing: CGFloat)] = [
    (12, 0.0110), (15, 0.0088), (16, 0.0068), (17, 0.0018), (18, -0.0008), (20, -0.0088), (25, -0.0125),
  ]

  /// The tracking of the system font of iOS 7 and 8 at `size`, in points per character.
  static func helveticaNeueTracking(_ size: CGFloat) -> CGFloat {
    let points = interfaceSpacing
    guard let next = points.firstIndex(where: { $0.size >= size }) else { return points.last!.spacing * size }
    guard next > 0 else { return points[0].spacing * size }
    let (low, high) = (points[next - 1], points[next])
    let share = (size - low.size) / (high.size - low.size)
    return (low.spacing + (high.spacing - low.spacing) * share) * size
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
