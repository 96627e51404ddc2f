internal import UISystemMetrics

extension UIView {
  /// Heights of bars in the view's surroundings.
  ///
  /// - Parameter isInSheet: whether the bar is the topmost of a sheet.
  func barMetrics(isInSheet: Bool = false) -> BarMetrics {
    let traits = traitCollection
    return BarMetrics(
      systemMetrics, isPad: traits.userInterfaceIdiom == .pad, hasCompactHeight: traits.verticalSizeClass == .compact,
      hasRegularWidth: traits.horizontalSizeClass == .regular,
      hasHomeIndicator: (window?.safeAreaInsets.bottom ?? 0) > 0, isInSheet: isInSheet)
  }
}
