/// What of a layout is out of date.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// Whether the bounds get another size, so that views are measured again.
  var isAboutSize = false
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// In the content's coordinates, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }
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
