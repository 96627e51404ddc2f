/// A background of a section.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout has registered the decoration's class.
  open private(set) var elementKind: String
  /// Default: 0, behind the items.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem/zindex>
  open var zIndex = 0
  /// UIKIT: documented of the default: "the decoration item appears below all other items in the section".
  var level: Int { zIndex > 0 ? zIndex : zIndex - 1 }

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
