/// The views of a collection view on their way from the state before a batch to the state after it.
@MainActor
final class CollectionTransition {
  private unowned let view: UICollectionView
  private let map: ElementMap
  private let layout: UICollectionViewLayout
  /// What stays in the view and goes out of sight.
  private(set) var departing: Set<CollectionElement> = []
  private var moving: [(tile: UICollectionReusableView, element: CollectionElement)] = []
  private var leaving:
    [(tile: UICollectionReusableView, element: CollectionElement, target: UICollectionViewLayoutAttributes?)] = []

  init(_ view: UICollectionView, _ map: ElementMap, _ layout: UICollectionViewLayout) {
    self.view = view
    self.map = map
    self.layout = layout
  }

  /// Puts everything at its beginning: old views under their new names, new views where they come from.
  ///
  /// UIKIT: of everything that the new state shows the layout is asked where it comes from, also of what was there before
  /// (`UICollectionViewLayout.h`: "for each element on screen after the invalidation"); the standard answer is where it
  /// stood.
  func prepare() {
    var target = wanted()
    var shown: Set<CollectionElement> = []
    let seen = Set(target.map(\.element))
    for (element, tile) in view.tiles.takeAll().sorted(by: { $0.key < $1.key }) {
      guard let new = map.new(element), seen.contains(new) || attributes(of: new) != nil, !shown.contains(new) else {
        leaving.append((tile, element, final(element)))
        continue
      }
      shown.insert(new)
      view.tiles.put(tile, new)
      moving.append((tile, new))
      if seen.contains(new) { start(tile, new) } else { departing.insert(new) }
    }
    // Cells that size themselves change what is seen: a bounded number of rounds.
    for _ in 0..<4 {
      guard bringIn(target, &shown) else { break }
      view.prepareLayout()
      target = wanted()
    }
  }

  /// Puts a view that stays to where the layout wants it to come from.
  private func start(_ tile: UICollectionReusableView, _ element: CollectionElement) {
    guard let start = initial(element), let present = tile.appliedAttributes?.duplicate() else { return }
    present.indexPath = start.indexPath
    if !present.equals(start) { UIView.performWithoutAnimation { tile.take(start) } }
  }

  /// Makes the views that only the new state shows. True when one of them wants another size.
  private func bringIn(
    _ target: [Target], _ shown: inout Set<CollectionElement>
  ) -> Bool {
    var resizes = false
    for (element, attributes) in target where !shown.contains(element) {
      shown.insert(element)
      guard let tile = view.tiles.add(element, initial(element) ?? attributes) else { continue }
      moving.append((tile, element))
      if view.tiles.prefersOtherSize(tile, attributes) { resizes = true }
    }
    return resizes
  }

  func animate() {
    for (tile, element) in moving { if let attributes = attributes(of: element) { tile.take(attributes) } }
    for entry in leaving { if let target = entry.target { entry.tile.take(target) } else { entry.tile.alpha = 0 } }
  }

  /// A batch that follows has taken all views over, but those that leave.
  func leavesViewsToAnother() {
    departing = []
    moving = []
  }

  /// Ends what is seen of the batch before its time.
  func end() {
    for (tile, _) in moving { tile.stopMoving() }
    for entry in leaving { entry.tile.stopMoving() }
    finish()
  }

  func finish() {
    departing = []
    for entry in leaving {
      entry.tile.alpha = 1
      view.tiles.retire(entry.tile, entry.element)
    }
    leaving = []
    moving = []
  }

  private typealias Target = (element: CollectionElement, attributes: UICollectionViewLayoutAttributes)

  /// What the layout shows afterwards, in its order.
  private func wanted() -> [Target] {
    let rect = seen
    layout.prepareScrollers(in: rect)
    let found = view.tiles.elements(in: rect).filter { !$0.isHidden && $0.visibleFrame.overlaps(rect) }
    return found.map { (CollectionElement($0), $0) }
  }

  /// Where everything is seen.
  ///
  /// UIKIT: behind a batch, a view without a window and without a size has cells of all its items until it is laid out:
  /// 28 tests of a library read them. A guess, as it is one library's.
  private var seen: CGRect {
    guard view.window != nil || view.bounds.size != .zero else {
      return CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    }
    return CGRect(origin: ScrollLimits(view).clamp(view.contentOffset), size: view.bounds.size)
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layout.layoutAttributesForItem(at: element.indexPath)
    case .supplementary(let kind):
      // What has no size is not there.
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
        .flatMap { $0.frame.size == .zero ? nil : $0 }
    case .decoration(let kind): layout.layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }

  private func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    switch element.category {
    case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  private func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    switch element.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
