/// Batches of changes: collects them, checks them against the data source, and animates from the old state to the new.
@MainActor
final class CollectionUpdates {
  private unowned let view: UICollectionView
  private var depth = 0
  private var items: [UICollectionViewUpdateItem] = []
  private var before: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private(set) var isAnimating = false
  /// The places that drops hold.
  var placeholders = DropPlaceholders<CollectionPlaceholderContext>()

  init(_ view: UICollectionView) { self.view = view }

  var isCollecting: Bool { depth > 0 }

  func add(_ new: [UICollectionViewUpdateItem]) {
    if depth > 0 {
      items += new
    } else {
      perform({ self.items += new }, nil)
    }
  }

  func attributesBefore(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? { before[element] }

  /// UIKIT: the state before the batch is settled first.
  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if depth == 0 {
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      view.prepareLayout()
    }
    depth += 1
    updates?()
    depth -= 1
    guard depth == 0 else {
      if let completion { waiting.append(completion) }
      return
    }
    let batch = items
    items = []
    let completions = waiting + [completion].compactMap { $0 }
    waiting = []
    apply(batch) { finished in for completion in completions { completion(finished) } }
  }
  private var waiting: [(Bool) -> Void] = []

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = view.cellForItem(at: path) else { continue }
      view.reuse.lend(cell) { _ = view.dataSource?.collectionView(view, cellForItemAt: path) }
      // UIKIT: a cell that is configured again is measured again.
      view.tiles.measureAgain(.cell(path))
    }
  }

  // MARK: Applying

  private func apply(_ batch: [UICollectionViewUpdateItem], _ completion: @escaping (Bool) -> Void) {
    let oldCounts = view.counts
    let map = UpdateMap(batch)
    view.adoptNewCounts()
    UpdateCheck(map, batch, old: oldCounts, new: view.counts).trapIfWrong()
    let layout = view.collectionViewLayout
    before = view.tiles.views.compactMapValues { $0.appliedAttributes }
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.adopt(map)
    view.holdsOffset = true
    layout.invalidateLayout(with: context)
    placeholders.move { map.item($0) }
    view.selection.paths = Set(view.selection.paths.compactMap { map.item($0) })
    view.prepareLayout()
    layout.prepare(forCollectionViewUpdates: batch)
    let animates = AnimationContext.isEnabled && view.window != nil
    let transition = CollectionTransition(view, map, layout)
    transition.prepare()
    isAnimating = true
    // The view lives until its animation is over.
    let finish = { [view] (finished: Bool) in
      self.isAnimating = false
      transition.finish()
      view.setNeedsLayout()
      completion(finished)
    }
    view.holdsOffset = false
    // UIKIT: the layout has its say in where the content rests after an update (Apple's page on
    // `targetContentOffset(forProposedContentOffset:)`).
    let rest = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let change = { [view] in
      if rest != view.contentOffset { view.contentOffset = rest }
      view.pullContentBack()
      transition.animate()
      layout.finalizeCollectionViewUpdates()
    }
    before = [:]
    if animates {
      // UIKIT: 0.25 seconds.
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change
      ) {
        finish($0)
      }
    } else {
      UIView.performWithoutAnimation(change)
      finish(true)
    }
  }
}
