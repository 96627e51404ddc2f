public import Foundation

/// Fills a collection view from snapshots, and animates from one to the next.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Sections and items as they are to be shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items of one section, with children that can be hidden.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a supplementary view of a kind; nil traps as the collection view does without a view.
  public typealias SupplementaryViewProvider =
    @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  /// What a person may reorder, and who hears of it.
  @MainActor
  public struct ReorderingHandlers {
    /// Whether a person may move an item. Default: nil, none may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when a person has let an item go, before the snapshot changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the snapshot has changed, with both; take the order over into the program's data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Handlers that allow nothing and hear nothing.
    public init() {}
  }

  /// Who hears of branches that are opened and closed.
  @MainActor
  public struct SectionSnapshotHandlers<Item> {
    /// Whether a tap may show an item's children. Default: nil, it may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before a tap shows an item's children.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether a tap may hide an item's children. Default: nil, it may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before a tap hides an item's children.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the children of an item when it is opened.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemIdentifierType
        >
      )?
    /// Handlers that allow everything and hear nothing.
    public init() {}
  }

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  /// Makes headers, footers and the like. Default: nil, which traps where the layout asks for one.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What a person may reorder. Default: nothing.
  open var reorderingHandlers = ReorderingHandlers()
  /// What may be expanded and collapsed, and who hears of it. Default: everything, nobody.
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

  /// What is shown, as a value to change and apply; it asks for no reloads.
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

  /// Applies a snapshot, and returns when its animation is over.
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
  /// Shows a snapshot without looking for differences.
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

  /// Replaces the items of a section by a tree of items, adding the section where it is missing. Items of collapsed
  /// parents are not shown.
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
  /// The same, and returns when the animation is over.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The tree of a section; a section without one gives its items as root items.
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

  /// The item that is shown at an index path; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Where an item is shown; nil for an unknown or hidden one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  /// The section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  /// The place of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// The sections of the snapshot that is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The items of the snapshot that is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// The provider's cell. Traps where it gives none: “UICollectionView dataSource returned a nil cell for item”.
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
  /// The provider's supplementary view. Traps without a provider.
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
  /// What `reorderingHandlers.canReorderItem` says of the item; false without it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Moves the item in the snapshot; the reordering handlers hear of it at the end.
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
  /// By default nil: no index at the edge.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// By default the first item of the section of the title's place.
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
