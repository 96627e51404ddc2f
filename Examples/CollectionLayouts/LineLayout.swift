public import UIKit

/// One line of items; the one in the middle is larger, and scrolling comes to rest on it.
open class LineLayout: UICollectionViewFlowLayout {
  /// From the middle of the view, in points: nearer items grow.
  open var activeDistance: CGFloat = 200 { didSet { invalidateLayout() } }
  /// How much the item in the middle grows. Default: 0.3.
  open var zoomFactor: CGFloat = 0.3 { didSet { invalidateLayout() } }

  public override init() {
    super.init()
    itemSize = CGSize(width: 200, height: 200)
    scrollDirection = .horizontal
    minimumLineSpacing = 50
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The line stands in the middle of the view, whatever its height; the first and the last item can be centred.
  open override func prepare() {
    if let view = collectionView {
      let room = view.bounds.inset(by: view.adjustedContentInset)
      let across = max((room.height - itemSize.height) / 2, 0)
      let along = max((room.width - itemSize.width) / 2, 0)
      let inset = UIEdgeInsets(top: across, left: along, bottom: across, right: along)
      if sectionInset != inset { sectionInset = inset }
    }
    super.prepare()
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The flow layout keeps what it has computed: copies are changed, not its own attributes.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(zoomed)
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(zoomed)
  }

  private func zoomed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    let distance = abs(view.bounds.midX - copy.center.x)
    guard distance < activeDistance else { return copy }
    let zoom = 1 + zoomFactor * (1 - distance / activeDistance)
    copy.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
    copy.zIndex = 1
    return copy
  }

  /// Where scrolling would end, the nearest item moves to the middle.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    let middle = proposedContentOffset.x + view.bounds.width / 2
    let target = CGRect(x: proposedContentOffset.x, y: 0, width: view.bounds.width, height: view.bounds.height)
    let items = super.layoutAttributesForElements(in: target) ?? []
    guard let nearest = items.min(by: { abs($0.center.x - middle) < abs($1.center.x - middle) }) else {
      return proposedContentOffset
    }
    return CGPoint(x: proposedContentOffset.x + nearest.center.x - middle, y: proposedContentOffset.y)
  }
}
