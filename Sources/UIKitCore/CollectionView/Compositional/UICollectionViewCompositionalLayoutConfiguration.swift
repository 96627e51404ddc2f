/// What a compositional layout's insets count from.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// What holds for a compositional layout as a whole.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// In which direction sections follow each other. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points. Default: 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Default: the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  /// A configuration of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
