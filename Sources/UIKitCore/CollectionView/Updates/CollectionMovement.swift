/// An item under a finger: the others make room, and the view scrolls at its edges.
///
/// UIKIT: the data source hears of the movement once, when it has ended (Apple's page on
/// `collectionView(_:moveItemAt:to:)`), and never of one that is cancelled. Until then the view alone has the items in
/// their new order.
@MainActor
final class CollectionMovement {
  private unowned let view: UICollectionView
  private let origin: IndexPath
  private(set) var current: IndexPath
  private var position: CGPoint
  private let startPosition: CGPoint
  private var scrolling: MediaClock.Observation?
  private var speed = CGPoint.zero

  /// Nil when the item has no place in the layout.
  init?(_ view: UICollectionView, _ path: IndexPath) {
    guard let attributes = view.layoutAttributesForItem(at: path) else { return nil }
    self.view = view
    origin = path
    current = path
    position = attributes.center
    startPosition = attributes.center
    apply(previous: [path], from: attributes.center)
  }

  /// The attributes of the moving item follow the finger.
  func adjusted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell, attributes.indexPath == current else { return attributes }
    return view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: current, withTargetPosition: position)
  }

  /// The place that an item has in the data source, by its place on the screen.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    guard current != origin else { return path }
    if path == current { return origin }
    return UpdateMap([UICollectionViewUpdateItem(.move, before: current, after: origin)]).item(path) ?? path
  }

  func move(to point: CGPoint) {
    let old = position
    position = point
    let layout = view.collectionViewLayout
    var target = layout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: point)
    if let delegate = view.collectionDelegate {
      target = delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: current,
        toProposedIndexPath: target)
    }
    let previous = current
    if target != current {
      current = target
      reorder(from: previous, to: target)
    }
    apply(previous: [previous], from: old)
    updateScrolling()
  }

  func end(cancelled: Bool) {
    scrolling?.cancel()
    scrolling = nil
    let previous = cancelled ? current : origin
    if cancelled, current != origin {
      reorder(from: current, to: origin)
      current = origin
    }
    view.movement = nil
    if current != origin {
      view.dataSource?.collectionView(view, moveItemAt: origin, to: current)
      view.adoptNewCounts()
    }
    let layout = view.collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [current], previousIndexPaths: [previous], movementCancelled: cancelled)
    layout.invalidateLayout(with: context)
    settle(0.25)
  }

  /// The views keep their items under new paths.
  private func reorder(from old: IndexPath, to new: IndexPath) {
    view.moveCount(from: old.section, to: new.section)
    let map = UpdateMap([UICollectionViewUpdateItem(.move, before: old, after: new)])
    view.collectionViewLayout.adopt(map)
    view.selection.paths = Set(view.selection.paths.compactMap { map.item($0) })
    for (element, tile) in view.tiles.takeAll() {
      if case .cell = element.category, let path = map.item(element.indexPath) {
        view.tiles.put(tile, .cell(path))
      } else {
        view.tiles.put(tile, element)
      }
    }
  }

  private func apply(previous: [IndexPath], from old: CGPoint) {
    let layout = view.collectionViewLayout
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [current], withTargetPosition: position, previousIndexPaths: previous,
      previousPosition: old)
    layout.invalidateLayout(with: context)
    view.prepareLayout()
    if let tile = view.cellForItem(at: current) {
      UIView.performWithoutAnimation {
        tile.take(layout.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: position))
      }
    }
    settle(previous == [current] ? 0 : 0.25)
  }

  private func settle(_ duration: TimeInterval) {
    guard view.window != nil, duration > 0 else { return view.layoutIfNeeded() }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.view.layoutIfNeeded() }
  }

  // MARK: Scrolling at the edges

  /// UIKIT: the nearer to the edge, the faster. A guess.
  private func updateScrolling() {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    func push(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let band: CGFloat = 50
      if value < low + band { return -min((low + band - value) / band, 1) * 600 }
      if value > high - band { return min((value - high + band) / band, 1) * 600 }
      return 0
    }
    speed = CGPoint(
      x: view.canScrollHorizontally ? push(position.x, visible.minX, visible.maxX) : 0,
      y: view.canScrollVertically ? push(position.y, visible.minY, visible.maxY) : 0)
    guard speed != .zero else {
      scrolling?.cancel()
      scrolling = nil
      return
    }
    guard scrolling == nil else { return }
    var last = MediaClock.current.now
    scrolling = MediaClock.current.observeFrames { [weak self] now in
      guard let self else { return }
      let step = now - last
      last = now
      self.scroll(step)
    }
  }

  private func scroll(_ step: TimeInterval) {
    let old = view.contentOffset
    let target = ScrollLimits(view).clamp(
      CGPoint(x: old.x + speed.x * CGFloat(step), y: old.y + speed.y * CGFloat(step)))
    guard target != old else { return }
    view.contentOffset = target
    // The finger stays where it is on the screen.
    move(to: CGPoint(x: position.x + target.x - old.x, y: position.y + target.y - old.y))
  }
}
