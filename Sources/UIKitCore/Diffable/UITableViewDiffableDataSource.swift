public import Foundation

/// Fills a table from snapshots, and animates from one to the next.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Sections and rows as they are to be shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  /// Default: automatic.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private var current = Snapshot()

  /// Becomes the data source of `tableView`, which is empty until a snapshot is applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is shown, as a value to change and apply; it asks for no reloads.
  open func snapshot() -> Snapshot {
    var copy = current
    copy.clearReloads()
    return copy
  }

  /// Shows a snapshot. `completion` is called when the animations are over.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard let table else {
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let change = {
      table.apply(difference.updates, self.defaultRowAnimation, adopting: { self.adopt(snapshot) }) { _ in
        completion?()
      }
      table.reconfigureRows(at: reconfigured.compactMap { self.indexPath(for: $0) })
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Applies a snapshot, and returns when its animation is over.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// Shows a snapshot without looking for differences, and lays out before the completion is called.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    adopt(snapshot)
    table?.reloadData()
    table?.layoutIfNeeded()
    completion?()
  }
  /// Shows a snapshot without looking for differences.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.clearReloads()
  }

  // MARK: Questions

  /// The item that is shown at an index path; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// Where an item is shown; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  /// The section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  /// The place of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// The sections of the snapshot that is shown.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The rows of the snapshot that is shown.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// The provider's cell. Traps where it gives none: “UITableView dataSource returned a nil cell for row”.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath), tableView: \(tableView)")
    }
    return cell
  }
  /// By default nil; override for the sections' titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// By default nil; override for the sections' footers.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// UIKIT: rows of a diffable data source cannot be edited unless a subclass says so (public answers on swipes that do
  /// not come).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// By default no row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// By default nothing; override to delete the item from a snapshot and apply it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// By default nothing; override to move the item in the program's data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// By default nil: no index at the edge.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// By default the section of the title's place.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
