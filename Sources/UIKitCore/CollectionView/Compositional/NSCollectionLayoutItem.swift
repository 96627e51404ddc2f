/// One item of a compositional layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// How wide and high the item is, insets included.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// What is attached to the item, such as badges.
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Taken from the item's place, in points. Estimated dimensions ignore it. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Added around the item's place. Default: nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size, with nothing attached.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// An item of a size, with what is attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Items are values to their holders: a group keeps a copy of what it is given.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copyCommon(to: copy)
    return copy
  }

  func copyCommon(to other: NSCollectionLayoutItem) {
    other.contentInsets = contentInsets
    other.edgeSpacing = edgeSpacing
  }

  func snapshot() -> NSCollectionLayoutItem { copy(with: nil) as? NSCollectionLayoutItem ?? self }

  func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }
}
