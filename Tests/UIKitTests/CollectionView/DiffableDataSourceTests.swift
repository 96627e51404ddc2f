import Testing

@testable import UIKitCore

/// Snapshots, their differences, and the views that follow them.
@MainActor
@Suite(.serialized)
struct DiffableDataSourceTests {
  final class Cell: UICollectionViewCell { var value = -1 }

  private func make() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in cell.value = item }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (view, source)
  }

  /// Documented: Apple's page on `NSDiffableDataSourceSnapshotReference`.
  @Test func snapshotsAsObjects() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [3])
    snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 2)
    #expect(snapshot.itemIdentifiers as? [Int] == [1, 3, 2] && snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.index(ofItemIdentifier: 2) == 2 && snapshot.index(ofSectionIdentifier: "c") == NSNotFound)
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.deleteItems(withIdentifiers: [1])
    #expect(copy?.numberOfItems == 3 && snapshot.numberOfItems == 2 && snapshot.numberOfSections == 2)
  }

  /// The number of cases; scripts ask for more.
  private var cases: Int { ProcessInfo.processInfo.environment["CAIRN_RANDOM_CASES"].flatMap { Int($0) } ?? 150 }

  /// Random snapshots: what is seen is what the snapshot says, no cell is shown twice or lost, selection follows.
  @Test func randomSnapshots() {
    var random = SplitMix(seed: 7)
    let (view, source) = make()
    view.allowsMultipleSelection = true
    for round in 0..<cases {
      if round.isMultiple(of: 500) { source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot()) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
      var items = Array(0..<40).shuffled(using: &random).prefix(Int.random(in: 0...40, using: &random))
      // Half of the time mostly what was there before, in nearly the same order.
      if Bool.random(using: &random) { items = items.sorted()[...] }
      for section in sections {
        snapshot.appendSections([section])
        let count = Int.random(in: 0...12, using: &random)
        snapshot.appendItems(Array(items.prefix(count)))
        items = items.dropFirst(count)
      }
      let selected = view.indexPathsForSelectedItems?.compactMap { source.itemIdentifier(for: $0) } ?? []
      let survivors = selected.filter { item in
        guard let old = source.snapshot().sectionIdentifier(containingItem: item),
          let new = snapshot.sectionIdentifier(containingItem: item)
        else { return false }
        // A section that comes or goes takes its items' selection with it.
        return snapshot.indexOfSection(old) != nil && source.snapshot().indexOfSection(new) != nil
      }
      source.apply(snapshot, animatingDifferences: false)
      check(view, source, snapshot)
      let now = Set(view.indexPathsForSelectedItems?.compactMap { source.itemIdentifier(for: $0) } ?? [])
      #expect(now == Set(survivors), "round \(round)")
      if let item = snapshot.itemIdentifiers.randomElement(using: &random), let path = source.indexPath(for: item) {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  private func check(
    _ view: UICollectionView, _ source: UICollectionViewDiffableDataSource<Int, Int>,
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) {
    view.layoutIfNeeded()
    #expect(view.numberOfSections == snapshot.numberOfSections)
    let cells = view.subviews.compactMap { $0 as? Cell }.filter { !$0.isHidden }
    #expect(cells.count == view.indexPathsForVisibleItems.count)
    #expect(Set(cells.map(\.value)).count == cells.count)
    for cell in cells {
      let path = view.indexPath(for: cell)
      #expect(path.flatMap { source.itemIdentifier(for: $0) } == cell.value)
      #expect(path.flatMap { view.layoutAttributesForItem(at: $0)?.frame } == cell.frame)
    }
  }

  @Test(arguments: [
    ([1, 2, 3], [1, 2, 3], 0, 0, 0),
    ([1, 2, 3], [3, 1, 2], 0, 0, 1),
    ([1, 2, 3], [4, 1, 3], 1, 1, 0),
    ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], 0, 0, 4),
    ([], [1, 2], 0, 2, 0),
    ([1, 2], [], 2, 0, 0),
  ])
  func differencesAreSmall(_ old: [Int], _ new: [Int], _ deleted: Int, _ inserted: Int, _ moved: Int) {
    let difference = ListDifference(old, new)
    #expect(difference.deleted.count == deleted)
    #expect(difference.inserted.count == inserted)
    #expect(difference.moved.count == moved)
  }

  @Test func snapshotsAnswer() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 4)
    snapshot.moveItem(1, afterItem: 8)
    snapshot.deleteItems([3])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("c", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [9, 2, 4, 8, 1])
    #expect(snapshot.indexOfItem(4) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    snapshot.reloadItems([9])
    snapshot.reconfigureItems([2])
    #expect(snapshot.reloadedItemIdentifiers == [9])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9, 2])
  }

  @Test func treesOpenAndClose() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["carrot"], to: "roots")
    tree.insert(["plum"], after: "apple")
    #expect(tree.visibleItems == ["fruit", "roots"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "plum", "pear", "roots"])
    #expect(tree.level(of: "plum") == 1)
    #expect(tree.parent(of: "carrot") == "roots")
    #expect(!tree.isVisible("carrot"))
    tree.delete(["fruit"])
    #expect(tree.items == ["roots", "carrot"])
  }

  /// Reconfigured cells stay; reloaded ones are others.
  @Test func reconfigureKeepsTheCell() {
    let (view, source) = make()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    let cell = view.cellForItem(at: path) as? Cell
    cell?.value = 77
    snapshot.reconfigureItems([2])
    source.apply(snapshot, animatingDifferences: false)
    #expect(view.cellForItem(at: path) === cell)
    #expect(cell?.value == 2)
  }

  @Test func tablesToo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    snapshot.deleteItems(["b"])
    snapshot.appendItems(["d"])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d"])
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
