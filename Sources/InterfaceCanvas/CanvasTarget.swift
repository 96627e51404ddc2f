package import Foundation
internal import UITraits
package import UIKitCore

/// What a document is laid out for instead of its own device.
package struct CanvasTarget: Sendable {
  /// Of the screen, in points, in the wanted orientation.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var safeAreaInsets: UIEdgeInsets
  package var isPad: Bool

  package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, isPad: Bool) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.isPad = isPad
  }

  /// The size classes of the screen. Large phones are regular across in landscape.
  var traits: UITraitCollection {
    let classes = SizeClasses(screen: size, isPad: isPad)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact),
      UITraitCollection(verticalSizeClass: classes.vertical == .regular ? .regular : .compact),
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone), UITraitCollection(displayScale: scale),
    ])
  }
}
