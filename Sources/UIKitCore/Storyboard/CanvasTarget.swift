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
    let landscape = size.width > size.height
    let horizontal: UIUserInterfaceSizeClass = isPad || (landscape && size.height >= 414) ? .regular : .compact
    let vertical: UIUserInterfaceSizeClass = isPad || !landscape ? .regular : .compact
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone), UITraitCollection(displayScale: scale),
    ])
  }
}
