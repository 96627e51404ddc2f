public import Foundation

/// Fills a collection view from snapshots, and animates from one to the next.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  /// What a person may reorder, and who hears of it.
  @MainActor
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  /// Who hears of branches that are opened and closed.
  @MainActor
  public struct SectionSnapshotHandlers<Item> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the children of an item when it is opened.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemIdentifierType
        >
      )?
    public init() {}
  }

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private var current = Snapshot()
  private var trees: [SectionIdentifierType: SectionSnapshot] = [:]
  private var beforeReordering: Snapshot?

  /// Becomes the data source of `collectionView`, which is empty until a snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot {
    var copy = current
    copy.clearReloads()
    return copy
  }

  /// Shows a snapshot. `completion` is called when the animations are over.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    // Trees whose sections were filled in another way are out of date.
    for (section, tree) in trees {
      if !snapshot.contains(section: section) || snapshot.itemIdentifiers(inSection: section) != tree.visibleItems {
        trees[section] = nil
      }
    }
    show(snapshot, animated: animatingDifferences, completion)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without looking for differences.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    current.clearReloads()
    view?.reloadData()
    view?.layoutIfNeeded()
    completion?()
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard let view else {
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let change = {
      view.apply(difference.updates, adopting: { self.adopt(snapshot) }) { _ in
        completion?()
      }
      view.reconfigureItems(at: reconfigured.compactMap { self.indexPath(for: $0) })
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.clearReloads()
  }

  // MARK: Trees

  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var next = current
    if !next.contains(section: section) { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    show(next, animated: animatingDifferences, completion)
    updateOutlines()
  }
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    if current.contains(section: section) { tree.append(current.itemIdentifiers(inSection: section)) }
    return tree
  }

  private func updateOutlines() {
    for cell in view?.visibleCells ?? [] { if let path = view?.indexPath(for: cell) { markOutline(cell, path) } }
  }

  private func markOutline(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = current.sectionIdentifier(containingItem: item),
      let tree = trees[section]
    else { return }
    cell.isExpanded = tree.isExpanded(item)
    if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = tree.level(of: item) }
  }

  // MARK: Questions

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath), collectionView: \(collectionView), itemIdentifier: \(itemIdentifier(for: indexPath).map { "\($0)" } ?? "nil")"
      )
    }
    markOutline(cell, indexPath)
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        "Invalid parameter not satisfying: self.supplementaryViewProvider || (self.supplementaryReuseIdentifierProvider && "
          + "self.supplementaryViewConfigurationHandler)")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      CollectionTiles.refuse(nil, kind, indexPath)
    }
    return view
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    if beforeReordering == nil { beforeReordering = current }
    var next = current
    let section = current.sectionIdentifiers[destinationIndexPath.section]
    next.deleteItems([item])
    let others = next.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < others.count {
      next.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      next.appendItems([item], toSection: section)
    }
    current = next
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Opens or closes the branch of an item.
  func toggleOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = current.sectionIdentifier(containingItem: item),
      var tree = trees[section]
    else { return }
    if tree.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) != false else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) != false else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provide = sectionSnapshotHandlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: provide(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  /// A person has put down what was picked up.
  func reorderingEnded(cancelled: Bool) {
    guard let before = beforeReordering else { return }
    beforeReordering = nil
    guard !cancelled else { return }
    let changed = current.sectionIdentifiers.filter {
      !before.contains(section: $0)
        || before.itemIdentifiers(inSection: $0) != current.itemIdentifiers(inSection: $0)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: current,
      difference: current.itemIdentifiers.difference(from: before.itemIdentifiers).inferringMoves(),
      sectionTransactions: changed.map { section in
        var (old, new) = (SectionSnapshot(), SectionSnapshot())
        if before.contains(section: section) { old.append(before.itemIdentifiers(inSection: section)) }
        new.append(current.itemIdentifiers(inSection: section))
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
          difference: new.items.difference(from: old.items).inferringMoves())
      })
    reorderingHandlers.willReorder?(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}
