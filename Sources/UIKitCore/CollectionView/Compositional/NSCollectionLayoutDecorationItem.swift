/// A background of a section.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  /// Default: -1, behind the items.
  open var zIndex = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Fills the section, headers and footers included, less its own content insets.
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind: elementKind) as? Self else {
      fatalError("NSCollectionLayoutDecorationItem is not made to be subclassed")
    }
    return made
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copyCommon(to: copy)
    copy.zIndex = zIndex
    return copy
  }
}
