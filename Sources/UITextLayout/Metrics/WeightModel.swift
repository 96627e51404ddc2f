internal import Foundation

/// How weight and size change the advances of the system font, as regressed from stored frames.
enum WeightModel {
  private static let weights: [(weight: CGFloat, growth: Double, offset: Double)] = [
    (-0.8, 0, -0.0192), (-0.6, 0, -0.0135), (-0.4, 0, -0.0084), (0, 0, 0), (0.23, 0.2, 0.007), (0.3, 0.5, 0.0124),
    (0.4, 0.58, 0.0212), (0.56, 0.75, 0.042), (0.62, 0.9, 0.05),
  ]

  /// The share of bold's growth and the summand, in em, of a weight of the system font.
  static func system(_ weight: CGFloat) -> (growth: Double, offset: Double) {
    let nearest = weights.min { abs($0.weight - weight) < abs($1.weight - weight) }!
    return (nearest.growth, nearest.offset)
  }

  /// What a weight adds in the display cut alone, in em.
  static func display(_ weight: CGFloat) -> Double { weight > 0.25 ? 0.0035 : weight < -0.1 ? -0.0105 : 0 }

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
  /// What iOS 14 has changed about them, from 13 points.
  private static let changes: [CGFloat] = [-0.002, -0.01, 0.01, 0.01, -0.022, 0.04, 0.06]

  /// Points per character of the display cut up to iOS 13, from 20 points by even sizes.
  ///
  /// Source: Apple's published tracking of SF UI Display and SF Pro Display.
  private static let displayTrackings: [CGFloat] = [
    0.361, 0.344, 0.352, 0.355, 0.355, 0.366, 0.375, 0.382, 0.387, 0.371, 0.371, 0.369, 0.365, 0.359, 0.352, 0.342,
    0.305, 0.29, 0.273, 0.255, 0.234, 0.212, 0.188, 0.161, 0.133, 0.103, 0.105, 0.072, 0.037, 0, 0,
  ]
  /// Since iOS 14, from 20 points by even sizes.
  ///
  /// Source: Apple's Human Interface Guidelines, *Typography*, tracking of SF Pro.
  private static let variableTrackings: [CGFloat] = [
    -0.45, -0.26, 0.07, 0.22, 0.38, 0.4, 0.41, 0.4, 0.37, 0.37, 0.37, 0.37, 0.37, 0.36, 0.35, 0.34, 0.33, 0.32, 0.3,
    0.28, 0.26, 0.24, 0.22, 0.19, 0.17, 0.14, 0.14, 0.1, 0.07, 0.035, 0,
  ]

  /// The tracking of the system font at `size`, in points per character.
  static func tracking(_ size: CGFloat, era: MetricsEra) -> CGFloat {
    let isVariable = era >= .sanFranciscoTight
    guard size >= 20 else {
      let change = isVariable && size > 12 ? value(changes, at: size - 13) : 0
      return value(trackings, at: size - 6) + change
    }
    return value(isVariable ? variableTrackings : displayTrackings, at: (size - 20) / 2)
  }

  /// Between the entries of a table; beyond its ends the last ones.
  private static func value(_ table: [CGFloat], at position: CGFloat) -> CGFloat {
    let position = min(max(position, 0), CGFloat(table.count - 1))
    let lower = Int(position)
    let upper = min(lower + 1, table.count - 1)
    let share = position - CGFloat(lower)
    return table[lower] * (1 - share) + table[upper] * share
  }

  /// How far the font's cut is from text to display, 0 to 1.
  static func displayShare(_ size: CGFloat, era: MetricsEra) -> Double {
    era >= .sanFranciscoTight ? Double(min(max((size - 17) / 11, 0), 1)) : size < 20 ? 0 : 1
  }
}
