/// What of a layout is out of date.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all is stale, as after `reloadData()`. Default: false.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are stale, too. Default: false.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are stale; nil for none in particular.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are stale, by kind; nil for none in particular.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are stale, by kind; nil for none in particular.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// Whether the bounds get another size, so that views are measured again.
  var isAboutSize = false
  /// Where items stood that a finger moves; nil outside of a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items stand now that a finger moves; nil outside of a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// In the content's coordinates, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  /// Adds items to those that are stale.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds supplementary views to those that are stale.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }
  /// Adds decorations to those that are stale.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }
}

/// What of a flow layout is out of date.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed anew. Default: true.
  open var invalidateFlowLayoutAttributes = true
}
