package import Foundation

// Evidence: docs/metrics/system-metrics.md, Controls.
extension SystemMetrics {
  /// A navigation bar or a toolbar that no controller has, in every system; `BarMetrics` has those of controllers.
  package static let plainBarHeight: CGFloat = 44

  /// A tab bar that no controller has, in every system.
  package static let plainTabBarHeight: CGFloat = 49

  /// A search bar without scopes.
  package var searchBarHeight: CGFloat { system >= 11 ? 56 : 44 }

  /// What a search bar's line of text above its field takes.
  ///
  /// UIKIT: a guess from one bar of 75 points (Xcode 7).
  package static let searchBarPromptHeight: CGFloat = 31

  /// Whether a menu in the bar has the items that find no room.
  package var hasBarOverflow: Bool { system >= 16 }
  /// Whether a pad's search field stands in the row of the bar.
  package var hasSearchInRow: Bool { system >= 16 }
  /// Whether a bar over content that rests at its beginning takes its scroll-edge look.
  package var hasScrollEdgeBars: Bool { system >= 15 }
}
