public import Foundation

/// How a section scrolls across the layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Wherever it comes to rest.
  case continuous
  /// At the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// A whole page at a time.
  case paging
  /// A group at a time.
  case groupPaging
  /// A group at a time, in the middle.
  case groupPagingCentered
}

/// Told of the elements that a section shows, each time they move.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: a group that is repeated until all items have their places.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// Around the groups, in points. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups, along the direction of scrolling, in points. Default: 0.
  open var interGroupSpacing: CGFloat = 0
  /// Default: automatic, the layout's own.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers count from. Default: automatic, as the section's content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are as wide as the section's content. Default: true.
  open var supplementariesFollowContentInsets = true
  /// Whether the section scrolls across the layout's direction, and where it stops. Default: it does not.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How it scrolls across the layout's direction: speed and bounce.
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and the like at the section's edges. Default: none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is drawn behind the section. Default: none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with each layout and scrolling, to change what is seen. Default: nil.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Set for sections of lists.
  var list: ListSection?

  /// A section that repeats a group, one after the other.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.snapshot() as? NSCollectionLayoutGroup ?? group
    super.init()
  }

  /// A section of the same group and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    return copy
  }
}

/// How an orthogonal section's scrolling feels.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the content goes on beyond its ends when it is pulled.
  public enum Bounce: Int, Sendable { case automatic = 0, always, never }

  /// How soon the content comes to rest.
  public enum DecelerationRate: Int, Sendable { case automatic = 0, normal, fast }

  /// How soon a movement ends. Default: automatic, which is fast where groups are pages.
  open var decelerationRate = DecelerationRate.automatic
  /// Default: automatic, where the content is larger than the section.
  open var bounce = Bounce.automatic
}
