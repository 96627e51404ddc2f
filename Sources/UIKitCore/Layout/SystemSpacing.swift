internal import UISystemMetrics

/// A gap of standard size, times a factor.
struct SystemSpacing {
  var multiplier: CGFloat

  /// The standard gap between neighbours, in points.
  ///
  /// UIKIT: visual formats and stack views in system-spacing mode place siblings 8 points apart (`NSSpace(8)` in public
  /// conflict logs).
  static let standard = SystemMetrics.standardSpacing

  /// The gap of `constraint`, in points.
  ///
  /// UIKIT: "If the first and second anchors represent text baselines, the spacing is determined by the fonts used at those
  /// baselines" (<https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>).
  @MainActor
  func points(of constraint: NSLayoutConstraint) -> CGFloat {
    guard constraint.firstAttribute.isBaseline, constraint.secondAttribute.isBaseline else {
      return Self.standard * multiplier
    }
    let below = Self.font(constraint.first, first: constraint.firstAttribute == .firstBaseline)
    let above = Self.font(constraint.second, first: constraint.secondAttribute == .firstBaseline)
    guard let largest = [below, above].compactMap({ $0 }).max(by: { $0.pointSize < $1.pointSize }) else {
      return Self.standard * multiplier
    }
    return Self.leading(largest.pointSize) * multiplier
  }

  @MainActor
  private static func font(_ item: AnyObject?, first: Bool) -> UIFont? {
    guard let view = item as? UIView else { return nil }
    return (first ? view.forFirstBaselineLayout : view.forLastBaselineLayout).baselineFont
  }

  /// From baseline to baseline of a text of this size, in points.
  ///
  /// DEVIATION: a guess from one source. Apple does not say how the fonts determine the distance; this is the leading that
  /// its Human Interface Guidelines give for the text styles at the default size, in between in proportion.
  private static func leading(_ size: CGFloat) -> CGFloat {
    let styles: [(size: CGFloat, leading: CGFloat)] = [
      (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41),
    ]
    guard let index = styles.firstIndex(where: { $0.size >= size }) else { return size * 41 / 34 }
    let upper = styles[index]
    guard index > 0 else { return size * upper.leading / upper.size }
    let lower = styles[index - 1]
    return lower.leading + (size - lower.size) / (upper.size - lower.size) * (upper.leading - lower.leading)
  }
}
