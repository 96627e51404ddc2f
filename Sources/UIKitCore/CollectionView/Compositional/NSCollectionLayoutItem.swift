/// One item of a compositional layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  open private(set) var layoutSize: NSCollectionLayoutSize
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Taken from the item's place, in points. Estimated dimensions ignore it. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Added around the item's place. Default: nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
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
