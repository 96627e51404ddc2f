import Testing

@testable import UIKitCore

/// Items of snapshots that are reloaded, and what questions to snapshots cost.
///
/// Provenance: Apple's pages on `reloadItems(_:)` and on `indexPath(for:)` ("constant time").
@MainActor
@Suite(.serialized)
struct DiffableReloadTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  final class Cell: UICollectionViewCell { var value = "" }

  private static func snapshot(_ sections: KeyValuePairs<String, [String]>, reloading: [String]) -> Snapshot {
    var result = Snapshot()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items)
    }
    result.reloadItems(reloading)
    return result
  }

  enum Case: String, CaseIterable {
    case toNewSection, fromOldSection, toOtherSection, withinSection, inReloadedSection, twice, stays

    @MainActor var snapshots: (Snapshot, Snapshot) {
      switch self {
      case .toNewSection:
        (snapshot(["s": ["a", "b"]], reloading: []), snapshot(["s": ["b"], "t": ["a"]], reloading: ["a"]))
      case .fromOldSection:
        (snapshot(["s": ["b"], "t": ["a"]], reloading: []), snapshot(["s": ["b", "a"]], reloading: ["a"]))
      case .toOtherSection:
        (snapshot(["s": ["a"], "t": ["b"]], reloading: []), snapshot(["s": [], "t": ["b", "a"]], reloading: ["a"]))
      case .withinSection:
        (snapshot(["s": ["a", "b", "c"]], reloading: []), snapshot(["s": ["b", "c", "a"]], reloading: ["a", "b"]))
      case .inReloadedSection:
        (snapshot(["s": ["a", "b"]], reloading: []), reloaded())
      case .twice: (snapshot(["s": ["a", "b"]], reloading: []), snapshot(["s": ["a", "b"]], reloading: ["a", "a"]))
      case .stays: (snapshot(["s": ["a", "b"]], reloading: []), snapshot(["s": ["c", "a", "b"]], reloading: ["a"]))
      }
    }
    @MainActor private func reloaded() -> Snapshot {
      var result = snapshot(["s": ["b", "a"]], reloading: ["a"])
      result.reloadSections(["s"])
      return result
    }
    @MainActor private func snapshot(_ sections: KeyValuePairs<String, [String]>, reloading: [String]) -> Snapshot {
      DiffableReloadTests.snapshot(sections, reloading: reloading)
    }
  }

  /// What cells that are made now say.
  @MainActor private final class Version { var number = 0 }

  @Test(arguments: Case.allCases) func collectionsMakeTheCellAnew(_ example: Case) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let version = Version()
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
      cell.value = "\(item)\(version.number)"
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let (old, new) = example.snapshots
    source.apply(old, animatingDifferences: false)
    view.layoutIfNeeded()
    version.number = 1
    source.apply(new, animatingDifferences: false)
    view.layoutIfNeeded()
    let shown = view.visibleCells.map { ($0 as? Cell)?.value ?? "" }
    #expect(shown.map { String($0.prefix(1)) } == new.itemIdentifiers)
    #expect(shown.contains("a1"))
  }

  @Test(arguments: Case.allCases) func tablesMakeTheCellAnew(_ example: Case) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let version = Version()
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)\(version.number)"
      return cell
    }
    let (old, new) = example.snapshots
    source.apply(old, animatingDifferences: false)
    table.layoutIfNeeded()
    version.number = 1
    source.apply(new, animatingDifferences: false)
    table.layoutIfNeeded()
    let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(shown.map { String($0.prefix(1)) } == new.itemIdentifiers)
    #expect(shown.contains("a1"))
  }

  // MARK: Cost

  /// Counts how often two of its kind are compared.
  private struct Counted: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let value: Int
    static func == (one: Counted, other: Counted) -> Bool {
      comparisons += 1
      return one.value == other.value
    }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  private func comparisons(_ body: () -> Void) -> Int {
    Counted.comparisons = 0
    body()
    return Counted.comparisons
  }

  private func large(_ count: Int) -> NSDiffableDataSourceSnapshot<Int, Counted> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<count).map(Counted.init), toSection: 1)
    return snapshot
  }

  @Test func questionsDoNotLookThroughTheItems() {
    let snapshot = large(2000)
    let made = comparisons {
      for value in 0..<2000 { #expect(snapshot.indexOfItem(Counted(value: value)) == value) }
    }
    #expect(made < 50 * 2000)
  }

  @Test func reloadingEverythingCostsWhatThereIs() {
    var snapshot = large(2000)
    let all = snapshot.itemIdentifiers
    let made = comparisons {
      snapshot.reloadItems(all)
      snapshot.reloadItems(all)
      snapshot.reconfigureItems(all)
      _ = SnapshotDifference(from: large(2000), to: snapshot)
    }
    #expect(made < 100 * 2000)
    #expect(snapshot.reloadedItemIdentifiers == all)
    #expect(snapshot.reconfiguredItemIdentifiers == all)
  }

  @Test func deletingFromATreeCostsWhatThereIs() {
    var tree = NSDiffableDataSourceSectionSnapshot<Counted>()
    let (roots, children) = ((0..<1000).map(Counted.init), (1000..<2000).map(Counted.init))
    tree.append(roots)
    tree.append(children, to: roots[5])
    let made = comparisons { tree.delete(children + roots.dropLast()) }
    #expect(made < 100 * 2000)
    #expect(tree.items.map(\.value) == [999])
  }

  /// A copy answers for itself after the other has changed.
  @Test func copiesAnswerForThemselves() {
    var first = large(10)
    #expect((first.indexOfItem(Counted(value: 3)), first.indexOfItem(Counted(value: 4))) == (3, 4))
    var second = first
    second.deleteItems([Counted(value: 0)])
    #expect((second.indexOfItem(Counted(value: 3)), second.indexOfItem(Counted(value: 4))) == (2, 3))
    #expect((first.indexOfItem(Counted(value: 3)), first.indexOfItem(Counted(value: 4))) == (3, 4))
    first.moveSection(1, beforeSection: 0)
    #expect((first.indexOfSection(0), first.indexOfSection(1)) == (1, 0))
    #expect((second.indexOfSection(0), second.indexOfSection(1)) == (0, 1))
    first.moveItem(Counted(value: 9), beforeItem: Counted(value: 0))
    #expect((first.indexOfItem(Counted(value: 9)), first.indexOfItem(Counted(value: 0))) == (0, 1))
    first.insertItems([Counted(value: 77)], afterItem: Counted(value: 9))
    #expect(first.indexOfItem(Counted(value: 0)) == 2)
    first.deleteSections([1])
    #expect(first.indexOfItem(Counted(value: 0)) == nil)
    #expect(first.indexOfItem(Counted(value: 0)) == nil)
  }
}
