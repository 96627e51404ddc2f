package import Foundation

extension SystemMetrics {
  /// The radius of an inset group's corners.
  package var groupRadius: CGFloat { hasGlassControls ? 26 : 10 }
}
