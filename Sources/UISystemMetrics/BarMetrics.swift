package import Foundation

/// Heights of bars without the safe area beneath them, by system, idiom, height class and presentation, in points.
///
/// UIKIT: root views that Interface Builder shortened or covered for their bars (Xcode 5 to 26), each height in three
/// repositories or more unless it says otherwise.
package struct BarMetrics: Sendable {
  private let system: Int
  private let isPad: Bool
  /// Whether a phone lies on its side.
  private let isLow: Bool
  private let isWide: Bool
  private let isInSheet: Bool
  private let hasRaisedSheetBars: Bool
  private let hasHomeIndicator: Bool

  /// - Parameters:
  ///   - hasCompactHeight: the vertical size class.
  ///   - hasRegularWidth: the horizontal one.
  ///   - hasHomeIndicator: whether something covers the bottom of the screen.
  ///   - isInSheet: whether the bar is the topmost of a sheet.
  package init(
    _ metrics: SystemMetrics, isPad: Bool, hasCompactHeight: Bool, hasRegularWidth: Bool, hasHomeIndicator: Bool,
    isInSheet: Bool = false
  ) {
    self.hasHomeIndicator = hasHomeIndicator
    system = metrics.system
    self.isPad = isPad
    isLow = !isPad && hasCompactHeight
    isWide = hasRegularWidth
    self.isInSheet = isInSheet
    hasRaisedSheetBars = metrics.hasRaisedSheetBars
  }

  /// 44; 32 on a phone on its side since iOS 11 (since iOS 26 as upright), 50 on pads since iOS 12, 54 since iOS 26, 56
  /// in sheets. In sheets since iOS 26 74, or 70: guesses from one repository and from two.
  ///
  /// Plus-sized phones keep 44 on their side: a guess from one repository.
  package var navigationBar: CGFloat {
    if isInSheet, !isLow { return system < 26 ? 56 : hasRaisedSheetBars ? 70 : 74 }
    if system >= 26 { return 54 }
    if isPad { return system >= 12 ? 50 : 44 }
    return isLow && !isWide && system >= 11 ? 32 : 44
  }

  /// What a large title adds; nothing where the height is compact.
  package var largeTitle: CGFloat { isLow ? 0 : 52 }

  package var prompt: CGFloat { 30 }
  package var searchField: CGFloat { 52 }

  /// 49; 32 on a phone on its side since iOS 11, but for wide ones; 50 on pads since iOS 12: each a guess from one
  /// repository.
  package var tabBar: CGFloat {
    if isPad { return system >= 12 ? 50 : 49 }
    return isLow && !isWide && system >= 11 ? 32 : 49
  }

  /// 44; 49 on phones since iOS 13, and since iOS 11 where they have a home indicator (6 repositories). 32 on a phone on
  /// its side, 50 on pads since iOS 12: both guesses from one repository.
  package var toolbar: CGFloat {
    if isPad { return system >= 12 ? 50 : 44 }
    if isLow { return 32 }
    return system >= 13 || system >= 11 && hasHomeIndicator ? 49 : 44
  }
}
