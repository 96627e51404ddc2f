/// Space between items.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// In points; for flexible space the least.
  open private(set) var spacing: CGFloat
  /// Whether it is a least distance that takes what room is left.
  open private(set) var isFlexible: Bool
  /// Whether it is exactly a number of points.
  open var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
  /// So many points or more: what is left over is shared.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      fatalError("NSCollectionLayoutSpacing is not made to be subclassed")
    }
    return made
  }

  /// The spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
