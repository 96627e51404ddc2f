extension SystemMetrics {
  /// Whether the automatic style of a presentation is a page sheet; before iOS 13 it was the full screen.
  package var hasSheets: Bool { system >= 13 }
}
