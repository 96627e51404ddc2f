package import Foundation

// Evidence: docs/metrics/system-metrics.md, Controls.
extension SystemMetrics {
  /// A search bar without scopes.
  package var searchBarHeight: CGFloat { system >= 11 ? 56 : 44 }

  /// Whether a bar over content that rests at its beginning takes its scroll-edge look.
  package var hasScrollEdgeBars: Bool { system >= 15 }
}
