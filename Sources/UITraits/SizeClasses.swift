package import Foundation

/// The size classes of a full-screen window.
///
/// Source: Apple's Human Interface Guidelines, Layout, "Device size classes".
package struct SizeClasses: Sendable, Hashable {
  package var horizontal: SizeClass
  package var vertical: SizeClass

  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The classes of a screen of `size`, in points, in its present orientation.
  ///
  /// Pads are regular both ways. Phones are compact across and regular down in portrait; in landscape they are compact
  /// down, and regular across when they are at least 414 points wide upright (Plus, Max, XR and 11).
  package init(screen size: CGSize, isPad: Bool) {
    let isLandscape = size.width > size.height
    horizontal = isPad || isLandscape && size.height >= 414 ? .regular : .compact
    vertical = isPad || !isLandscape ? .regular : .compact
  }

  /// The classes of a window that may be narrower than its screen: on a pad in multitasking.
  ///
  /// Windows of up to 639 points (a third, a half of all but the largest pad) are compact across, wider ones regular.
  package init(window size: CGSize, screen: CGSize, isPad: Bool) {
    self.init(screen: isPad ? screen : size, isPad: isPad)
    if isPad { horizontal = size.width < 640 ? .compact : .regular }
  }
}
