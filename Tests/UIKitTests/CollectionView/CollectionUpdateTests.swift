import Testing

@testable import UIKitCore

/// Batches of changes: views follow their items.
@MainActor
struct CollectionUpdateTests {
  final class Cell: UICollectionViewCell { var value = "" }

  final class Model: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.value = sections[indexPath.section][indexPath.item]
      return cell
    }
  }

  private func make(_ sections: [[String]]) -> (UICollectionView, Model) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let model = Model(sections)
    view.dataSource = model
    view.layoutIfNeeded()
    return (view, model)
  }

  /// What is on screen, by path, from the views.
  private func shown(_ view: UICollectionView) -> [IndexPath: String] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0, (view.cellForItem(at: $0) as? Cell)?.value ?? "?")
      })
  }

  private func expectAgreement(_ view: UICollectionView, _ model: Model) {
    view.layoutIfNeeded()
    let shown = shown(view)
    for (path, value) in shown { #expect(model.sections[path.section][path.item] == value) }
    let cells = view.subviews.compactMap { $0 as? Cell }.filter { !$0.isHidden }
    #expect(cells.count == shown.count)
    for cell in cells {
      let path = view.indexPath(for: cell)
      #expect(path.flatMap { view.layoutAttributesForItem(at: $0)?.frame } == cell.frame)
    }
  }

  /// Provenance: the tests of a library of data sources, which read cells of a view that nobody has given a size.
  @Test func aBatchBringsTheCellsOfAViewWithoutSize() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let model = Model([[]])
    view.dataSource = model
    view.performBatchUpdates {
      model.sections = [["a", "b"]]
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)?.value == "b")
  }

  /// Provenance: the tests of a library of chats, which fills the view when its controller has laid itself out.
  @Test func whatIsScrolledToInALayoutPassStays() {
    final class Controller: UIViewController {
      let model = Model([[]])
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        list.register(Cell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = model
        list.translatesAutoresizingMaskIntoConstraints = false
        list.contentInsetAdjustmentBehavior = .never
        view.addSubview(list)
        NSLayoutConstraint.activate([
          list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard model.sections == [[]] else { return }
        model.sections = [(0..<2000).map { "\($0)" }]
        list.reloadData()
        list.collectionViewLayout.prepare()
        list.setNeedsLayout()
        list.layoutIfNeeded()
        let layout = list.collectionViewLayout
        list.contentOffset = CGPoint(x: 0, y: layout.collectionViewContentSize.height - list.bounds.height)
      }
    }
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 900)
    controller.view.layoutIfNeeded()
    #expect(controller.list.bounds.maxY == controller.list.contentSize.height)
    #expect(controller.list.contentSize.height > 10_000)
  }

  /// Provenance: the tests of a library of layouts, which prepares the layout itself before it inserts.
  @Test func aPreparedLayoutHasAskedForTheCounts() {
    let (view, model) = make([["a", "b"]])
    model.sections = [["a"]]
    view.reloadData()
    view.collectionViewLayout.prepare()
    model.sections = [["a", "b"]]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    expectAgreement(view, model)
  }

  @Test func insertDeleteMove() {
    let (view, model) = make([["a", "b", "c", "d"]])
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      // Before: a b c d. Deleted: b. Moved: d to the front. Inserted: x at 2. After: d a x c.
      model.sections = [["d", "a", "x", "c"]]
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    expectAgreement(view, model)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func sectionsToo() {
    let (view, model) = make([["a"], ["b", "c"], ["d"]])
    view.performBatchUpdates {
      model.sections = [["n"], ["d"], ["b", "c"]]
      view.deleteSections([0])
      view.insertSections([0])
      view.moveSection(2, toSection: 1)
    }
    expectAgreement(view, model)
  }

  @Test(arguments: [
    (
      [["a", "b"]], [["a"]],
      "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (1) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
    ),
    (
      [["a"]], [["a"], ["b"]],
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be equal to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
    ),
  ])
  func wrongCountsAreTold(before: [[String]], after: [[String]], message: String) {
    let (view, model) = make(before)
    let old = view.counts
    model.sections = after
    let check = UpdateCheck(UpdateMap([]), [], old: old, new: ItemCounts(view))
    #expect(check.problem() == message)
  }

  /// Provenance: reasons in public crash reports. A reload is told of as a deletion (three reports of `reloadItems` and
  /// `reloadRows`).
  @Test(arguments: [
    (
      UICollectionViewUpdateItem.Action.delete, [0, 2],
      "attempt to delete item 2 from section 0 which only contains 2 items before the update"
    ),
    (.reload, [0, 2], "attempt to delete item 2 from section 0 which only contains 2 items before the update"),
    (.delete, [1, 0], "attempt to delete item 0 from section 1, but there are only 1 sections before the update"),
    (.insert, [1, 0], "attempt to insert item 0 into section 1, but there are only 1 sections after the update"),
    (
      .insert, [0, 8],
      "attempt to insert item 8 into section 0, but there are only 2 items in section 0 after the update"
    ),
  ])
  func pathsOfNothingAreTold(action: UICollectionViewUpdateItem.Action, path: [Int], message: String) {
    let path = IndexPath(item: path[1], section: path[0])
    let item = UICollectionViewUpdateItem(
      action, before: action == .insert ? nil : path, after: action == .delete ? nil : path)
    let counts = ItemCounts([2])
    #expect(UpdateCheck(UpdateMap([item]), [item], old: counts, new: counts).problem() == message)
  }

  @Test func randomBatchesAgreeWithTheModel() {
    var random = SystemRandom(seed: 42)
    let (view, model) = make([(0..<10).map { "i\($0)" }, (10..<18).map { "i\($0)" }])
    var fresh = 100
    for _ in 0..<300 {
      let old = model.sections
      var paths = old.enumerated().flatMap { s, items in items.indices.map { IndexPath(item: $0, section: s) } }
      var deleted: [IndexPath] = []
      for _ in 0..<random.next(4) where !paths.isEmpty { deleted.append(paths.remove(at: random.next(paths.count))) }
      var reloaded: [IndexPath] = []
      if random.next(3) == 0, !paths.isEmpty { reloaded.append(paths[random.next(paths.count)]) }
      // The new state: survivors in order, some values inserted anywhere.
      var new = old.enumerated().map { s, items in
        items.enumerated().filter { item in !deleted.contains(IndexPath(item: item.offset, section: s)) }.map(\.element)
      }
      var values: Set<String> = []
      for _ in 0..<random.next(4) {
        let section = random.next(new.count)
        fresh += 1
        values.insert("i\(fresh)")
        new[section].insert("i\(fresh)", at: random.next(new[section].count + 1))
      }
      let inserted = new.enumerated().flatMap { s, items in
        items.enumerated().filter { values.contains($0.element) }.map { IndexPath(item: $0.offset, section: s) }
      }
      view.performBatchUpdates {
        model.sections = new
        view.deleteItems(at: deleted)
        view.reloadItems(at: reloaded)
        view.insertItems(at: inserted)
      }
      expectAgreement(view, model)
    }
  }

  /// Provenance: tests of a public component library, whose view gets its data source later.
  @Test func whoHasNoDataSourceCountsNothing() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    var ended = false
    view.performBatchUpdates({ view.reloadSections([0]) }, completion: { _ in ended = true })
    #expect(ended && view.visibleCells.isEmpty)
  }
}
