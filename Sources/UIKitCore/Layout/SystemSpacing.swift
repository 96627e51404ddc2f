internal import UISystemMetrics

/// A gap of standard size, times a factor.
struct SystemSpacing {
  var multiplier: CGFloat

  /// The standard gap between neighbours, in points.
  ///
  /// UIKIT: visual formats and stack views in system-spacing mode place siblings 8 points apart.
  static let standard = SystemMetrics.standardSpacing

  var points: CGFloat { SystemSpacing.standard * multiplier }
}
