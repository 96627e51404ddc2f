package import Foundation

/// How tall the system's keyboard is on a screen.
///
/// UIKIT: heights as programs report them in their users' forums and as published tables list them: letters with the bar
/// of suggestions 253, 260 and 271 points on phones with a home button, 336 and 346 on those without; on their side 199,
/// 206 and 207, and 209. Pads: 313 and 398, twelve inches 378 and 471. What stands below the keys of a screen without a
/// home button is part of it.
package struct KeyboardMetrics: Hashable, Sendable {
  /// In its present orientation, in points.
  package var screen: CGSize
  /// Of the safe area, in points.
  package var bottomInset: CGFloat
  package var isPad: Bool

  package init(screen: CGSize, bottomInset: CGFloat, isPad: Bool) {
    (self.screen, self.bottomInset, self.isPad) = (screen, bottomInset, isPad)
  }

  private var isLandscape: Bool { screen.width > screen.height }
  private var isWide: Bool { min(screen.width, screen.height) >= 414 }

  /// The bar of suggestions above the keys, or of shortcuts on a pad, in points.
  package var barHeight: CGFloat {
    if isPad { return 55 }
    if bottomInset > 0 { return isLandscape ? 38 : 45 }
    let short = min(screen.width, screen.height)
    return short <= 320 ? 37 : short >= 414 ? 45 : 44
  }

  /// What the keys take, in points.
  package var keysHeight: CGFloat {
    if isPad {
      let isLarge = min(screen.width, screen.height) >= 1000
      return isLandscape ? isLarge ? 416 : 343 : isLarge ? 323 : 258
    }
    if isLandscape { return bottomInset > 0 ? 150 : 162 }
    return isWide ? 226 : 216
  }

  /// What lies below the keys: the home indicator's strip, on phones with room for the globe and the microphone.
  package var footHeight: CGFloat {
    guard bottomInset > 0 else { return 0 }
    return isPad ? bottomInset : isLandscape ? 21 : 75
  }

  /// - Parameter hasBar: whether suggestions are offered; number pads offer none.
  package func height(hasBar: Bool) -> CGFloat { keysHeight + footHeight + (hasBar || isPad ? barHeight : 0) }
}
