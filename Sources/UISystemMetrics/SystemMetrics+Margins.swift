package import Foundation

extension SystemMetrics {
  /// Whether margins lie inside the safe area; earlier systems had guides for its edges alone.
  package var hasSafeArea: Bool { system >= 11 }

  /// The least margins at the sides of a controller's view of `width` points.
  ///
  /// UIKIT: 16 points, 20 where the view is at least 414 wide.
  package func sideMargin(width: CGFloat) -> CGFloat { width >= 414 && !isEarlySquare ? 20 : 16 }
}
