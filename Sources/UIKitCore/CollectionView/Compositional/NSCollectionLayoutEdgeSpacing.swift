/// Space around an item, outside of it.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Room at the leading edge; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// Room at the upper edge; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// Room at the trailing edge; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// Room at the lower edge; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Room around an item; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
