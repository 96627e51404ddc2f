package import Foundation

// Evidence: docs/metrics/system-metrics.md, Spacing.
extension SystemMetrics {
  /// The standard space between siblings, in every system.
  package static let standardSpacing: CGFloat = 8

  /// The standard space to the superview, as Interface Builder has it in every system.
  package static let standardSuperviewSpacing: CGFloat = 20
}
