/// Batches of changes: collects them, checks them against the data source, and animates from the old state to the new.
@MainActor
final class CollectionUpdates {
  private unowned let view: UICollectionView
  private var depth = 0
  private var items: [UICollectionViewUpdateItem] = []
  /// What stood on the screen and beside it before the batch.
  private var before: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// By the elements that they have become: those that stood there.
  private var origins: [CollectionElement: CollectionElement] = [:]
  /// The batches that are still seen on their way, in their order.
  private var running: [CollectionTransition] = []
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

  /// Where an element of the new state stood, under its new name; nil for one that was not there, or far away.
  func origin(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let origin = origins[element].flatMap({ before[$0] })?.duplicate() else { return nil }
    origin.indexPath = element.indexPath
    return origin
  }

  /// UIKIT: the state before the batch is settled first (Apple's page on `performBatchUpdates(_:completion:)`: an
  /// outdated layout may be reloaded before the block).
  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if depth == 0 {
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      view.prepareLayout()
      before = standing()
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

  /// What stands on the screen and within a screen's size of it: from there it can come into sight.
  private func standing() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    var result: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    let bounds = view.bounds
    guard view.window != nil, !bounds.isEmpty else { return result }
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for attributes in view.collectionViewLayout.attributes(around: around) where !attributes.isHidden {
      result[CollectionElement(attributes)] = attributes.duplicate()
    }
    for (element, tile) in view.tiles.views { result[element] = tile.appliedAttributes }
    return result
  }

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
    // UIKIT: who has no data source has nothing to count (tests of a public library reload the section of such a view).
    guard view.dataSource != nil else { return completion(true) }
    let oldCounts = view.counts
    let map = UpdateMap(batch)
    view.adoptNewCounts()
    UpdateCheck(map, batch, old: oldCounts, new: view.counts).trapIfWrong()
    let layout = view.collectionViewLayout
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.adopt(map)
    view.holdsOffset = true
    layout.invalidateLayout(with: context)
    placeholders.move { map.item($0) }
    // UIKIT: what is reloaded is selected no more, in collection views as in tables. A guess.
    view.selection.paths = Set(view.selection.paths.compactMap { map.isReloaded($0) ? nil : map.item($0) })
    view.prepareLayout()
    layout.prepare(forCollectionViewUpdates: batch)
    let animates = AnimationContext.isEnabled && view.window != nil
    let elements = ElementMap(map, batch, layout, categories())
    origins = Dictionary(
      before.keys.compactMap { old in elements.new(old).map { ($0, old) } }, uniquingKeysWith: { first, _ in first })
    let transition = CollectionTransition(view, elements, layout)
    // What an earlier batch moves out of sight goes on in this one.
    for earlier in running { earlier.leavesViewsToAnother() }
    transition.prepare()
    running.append(transition)
    // The view lives until its animation is over.
    let finish = { [view] (finished: Bool?) in
      self.running.removeAll { $0 === transition }
      transition.finish()
      view.setNeedsLayout()
      switch finished {
      // Something else has ended it, a reload maybe, which is not done yet.
      case false?: MediaClock.current.schedule(after: 0) { completion(false) }
      case true?: completion(true)
      case nil: break
      }
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
    (before, origins) = ([:], [:])
    if animates {
      // UIKIT: 0.25 seconds. A guess.
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change
      ) {
        finish($0)
      }
    } else {
      UIView.performWithoutAnimation(change)
      guard view.window == nil, AnimationContext.isEnabled else { return finish(true) }
      // UIKIT: without a window there is nothing to see, and still the completion comes later: a library's tests read
      // cells that the completion reloads.
      finish(nil)
      MediaClock.current.schedule(after: 0) { completion(true) }
    }
  }
  var isAnimating: Bool { !running.isEmpty }
  /// What is on its way out of sight, and is seen until it is there.
  var moving: Set<CollectionElement> { running.reduce(into: []) { $0.formUnion($1.departing) } }

  /// Everything is where it goes, at once. The batches are completed when their time is over.
  func endTransitions() {
    let ending = running
    running = []
    for transition in ending { transition.end() }
  }

  /// Of the elements that the old state shows, and the new one.
  private func categories() -> Set<CollectionElement.Category> {
    let shown = view.collectionViewLayout.attributes(around: view.bounds).map { CollectionElement($0).category }
    return Set(before.keys.map(\.category)).union(shown)
  }
}

extension UICollectionView {
  /// Carries out what a data source has found out; `adopt` brings it to its new state.
  func apply(
    _ items: [UICollectionViewUpdateItem], adopting adopt: @escaping () -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    // Nothing has been shown yet: nothing to animate from.
    guard countsAreKnown, window != nil || !tiles.views.isEmpty else {
      adopt()
      reloadData()
      layoutIfNeeded()
      return completion(true)
    }
    swipes?.close(animated: false)
    updates.perform(
      {
        adopt()
        self.updates.add(items)
      }, completion)
  }
}
