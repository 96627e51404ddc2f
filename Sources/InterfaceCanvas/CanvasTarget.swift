package import Foundation
package import UITraits

/// What a document is laid out for instead of its own device.
package struct CanvasTarget: Sendable {
  package var device: Device
  package var isLandscape: Bool
  /// Of the window, in points, where it is not the whole screen's; nil for the screen's.
  package var width: CGFloat?
  /// Size classes that hold instead of the window's own.
  package var sizeClasses: SizeClasses?

  package init(
    device: Device, isLandscape: Bool = false, width: CGFloat? = nil, sizeClasses: SizeClasses? = nil
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.width = width
    self.sizeClasses = sizeClasses
  }
}
