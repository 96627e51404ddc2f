import CairnHost
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Cells that hold a place until what was dropped has arrived.
///
/// Expectations: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext> and the page of
/// its sibling for tables.
@MainActor @Suite(.serialized)
struct DropPlaceholderTests {
  final class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c", "d"]
    var asked: [Int] = []
    var context: (any UICollectionViewDropPlaceholderContext)?
    var text = "loading"
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "placeholder")
      (list.dataSource, list.dragDelegate, list.dropDelegate) = (self, self, self)
      list.dragInteractionEnabled = true
      view.addSubview(list)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 2, section: 0), reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = { [weak self] in $0.accessibilityLabel = self?.text }
      context = coordinator.items.first.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
    var labels: [String?] {
      list.indexPathsForVisibleItems.sorted().map { list.cellForItem(at: $0)?.accessibilityLabel }
    }
  }

  private func withDrop(_ body: (HeadlessHost, Page) throws -> Void) rethrows {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Page()
    host.show(page)
    host.settle()
    let cells = (0..<4).compactMap { page.list.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let places = cells.map { page.list.convert($0.center, to: nil) }
    host.send(.touch(id: 1, phase: .began, location: places[0]))
    host.advance(by: 0.7)
    host.move(1, from: places[0], to: places[2], 0.3)
    host.send(.touch(id: 1, phase: .ended, location: places[2]))
    host.advance(by: 1)
    try body(host, page)
  }

  @Test func aPlaceholderStandsBetweenTheItems() {
    withDrop { host, page in
      #expect(page.labels == ["a", "b", "loading", "c", "d"])
      #expect(page.list.hasUncommittedUpdates && page.list.numberOfItems(inSection: 0) == 5)
      #expect((page.asked.max() ?? 0) < 4)
      page.text = "half"
      page.context?.setNeedsCellUpdate()
      #expect(page.labels[2] == "half")
    }
  }

  /// Provenance: Apple's pages on `UIDataSourceTranslating`.
  @Test func pathsAreTranslatedAroundIt() {
    withDrop { _, page in
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
      let list = page.list
      #expect((0..<5).map { list.dataSourceIndexPath(forPresentationIndexPath: path($0))?.item } == [0, 1, nil, 2, 3])
      #expect((0..<4).map { list.presentationIndexPath(forDataSourceIndexPath: path($0))?.item } == [0, 1, 3, 4])
      #expect(list.presentationIndexPath(forDataSourceIndexPath: path(4)) == nil)
      #expect(list.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
      #expect(list.presentationSectionIndex(forDataSourceSectionIndex: 1) == NSNotFound)
    }
  }

  @Test func theItemTakesItsPlace() throws {
    try withDrop { host, page in
      let context = try #require(page.context)
      let isDone = context.commitInsertion { page.items.insert("x", at: $0.item) }
      host.advance(by: 1)
      #expect(isDone && page.labels == ["a", "b", "x", "c", "d"])
      #expect(!page.list.hasUncommittedUpdates)
      #expect(!context.deletePlaceholder() && !context.commitInsertion { _ in })
    }
  }

  @Test func itMovesWithTheItemsAndGoes() throws {
    try withDrop { host, page in
      let context = try #require(page.context)
      page.items.remove(at: 0)
      page.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      host.advance(by: 1)
      #expect(page.labels == ["b", "loading", "c", "d"])
      #expect(context.deletePlaceholder())
      host.advance(by: 1)
      #expect(page.labels == ["b", "c", "d"])
    }
  }

  @Test func aReloadTakesItAway() throws {
    try withDrop { host, page in
      page.list.reloadData()
      host.settle()
      #expect(page.labels == ["a", "b", "c", "d"])
      let context = try #require(page.context)
      #expect(!context.commitInsertion { _ in })
    }
  }

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var items = ["a", "b"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      items[indexPath.row] == "a" ? 30 : 50
    }
  }

  @Test func rowsHoldAPlaceToo() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (rows, page) = (Rows(), UITableViewController(style: .plain))
    let table: UITableView = page.tableView
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    host.show(page)
    host.settle()
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: 2, section: 0), reuseIdentifier: "cell", rowHeight: 77)
    placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
    let item = UIDragItem(itemProvider: NSItemProvider())
    let context = TablePlaceholderContext(table, item, placeholder)
    context.insert()
    host.advance(by: 1)
    let path = IndexPath(row: 2, section: 0)
    #expect(table.cellForRow(at: path)?.textLabel?.text == "loading")
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 80, width: table.bounds.width, height: 77))
    #expect(context.commitInsertion { rows.items.insert("c", at: $0.row) })
    host.advance(by: 1)
    #expect(table.cellForRow(at: path)?.textLabel?.text == "c" && table.rectForRow(at: path).height == 50)
  }
}
