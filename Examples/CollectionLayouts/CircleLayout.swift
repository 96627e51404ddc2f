public import UIKit

/// Items on a circle. New items come out of its middle, deleted ones go back there.
open class CircleLayout: UICollectionViewLayout {
  /// In points.
  open var itemSize = CGSize(width: 70, height: 70) { didSet { invalidateLayout() } }
  /// Shown behind the circle; nil for none.
  open var decorationKind: String? { didSet { invalidateLayout() } }
  private var count = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private var size = CGSize.zero
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    size = view.bounds.inset(by: view.adjustedContentInset).size
    // The sample has one circle: the first section.
    count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = max((min(size.width, size.height) - max(itemSize.width, itemSize.height)) / 2.2, 0)
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(count, 1)) - .pi / 2
    attributes.size = itemSize
    attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    if let kind = decorationKind,
      let decoration = layoutAttributesForDecorationView(ofKind: kind, at: IndexPath(item: 0, section: 0))
    {
      result.append(decoration)
    }
    return result.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == decorationKind else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.size = CGSize(width: 2 * radius, height: 2 * radius)
    attributes.center = center
    attributes.zIndex = -1
    return attributes
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else { return layoutAttributesForItem(at: itemIndexPath) }
    return inTheMiddle(UICollectionViewLayoutAttributes(forCellWith: itemIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return deleted.contains(itemIndexPath) ? attributes.map(inTheMiddle) : attributes
  }
  private func inTheMiddle(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.size = itemSize
    attributes.center = center
    attributes.alpha = 0
    attributes.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    return attributes
  }
}
