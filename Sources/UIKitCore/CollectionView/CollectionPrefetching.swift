internal import Foundation

/// Announces items that will be seen soon.
@MainActor
final class CollectionPrefetching {
  private unowned let view: UICollectionView
  private var announced: Set<IndexPath> = []
  private var origin: CGPoint?

  init(_ view: UICollectionView) { self.view = view }

  /// UIKIT: items beyond the visible ones, in the direction of the movement; those that it turns away from are
  /// cancelled (Apple's page on `UICollectionViewDataSourcePrefetching`).
  func announce() {
    let (bounds, last) = (view.bounds, origin ?? view.bounds.origin)
    origin = bounds.origin
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, bounds.origin != last else { return }
    var ahead = bounds
    let (dx, dy) = (bounds.minX - last.x, bounds.minY - last.y)
    if dx != 0 { ahead = ahead.union(bounds.offsetBy(dx: dx > 0 ? bounds.width / 2 : -bounds.width / 2, dy: 0)) }
    if dy != 0 { ahead = ahead.union(bounds.offsetBy(dx: 0, dy: dy > 0 ? bounds.height / 2 : -bounds.height / 2)) }
    // UIKIT: "the order of the index paths provided represents the priority": the nearest first (Apple's page on
    // `prefetchItemsAt`).
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let near = view.collectionViewLayout.attributes(around: ahead).filter { $0.representedElementCategory == .cell }
      .map { (path: $0.indexPath, distance: hypot($0.center.x - center.x, $0.center.y - center.y)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
    let wanted = Set(near).subtracting(view.indexPathsForVisibleItems)
    let (new, gone) = (wanted.subtracting(announced), announced.subtracting(near))
    announced = wanted
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: near.filter { new.contains($0) }) }
    if !gone.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: gone.sorted()) }
  }
}
