package import Foundation

// Evidence: docs/metrics/system-metrics.md, Margins.
extension SystemMetrics {
  /// The margins of a view that nobody gave any, on each side, in every system.
  package static let defaultMargin: CGFloat = 8

  /// The most that text should be wide to be read well.
  ///
  /// UIKIT: 672 points at the default text size (often quoted; readings of public projects).
  package static let readableWidth: CGFloat = 672

  /// Whether margins lie inside the safe area; earlier systems had guides for its edges alone.
  package var hasSafeArea: Bool { system >= 11 }

  /// The least margins at the sides of a controller's view of `width` points.
  ///
  /// UIKIT: 16 points, 20 where the view is wider than 393 (stored frames of 9 roots of 394 and 400 points in two
  /// repositories; 11 roots of 390 to 393 in seven have 16).
  package func sideMargin(width: CGFloat) -> CGFloat { width > 393.5 && !isEarlySquare ? 20 : 16 }
}
