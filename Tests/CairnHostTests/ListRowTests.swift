import CairnHost
import Testing
import UIKit

/// Rows of lists: branches, traits, accessories' options; and what layouts and data sources hear.
@MainActor @Suite(.serialized)
struct ListRowTests {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .header
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 390, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.accessories = item < 10 ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    source.apply(tree, to: 0, animatingDifferences: false)
    return (view, source)
  }

  /// Apple's page on `UICellAccessory.OutlineDisclosureOptions.Style`.
  @Test(arguments: [true, false])
  func aTapAnywhereInAHeaderOpensItsBranch(isHeader: Bool) throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (view, source) = list(.sidebar, isHeader ? .header : .cell)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    host.tap(try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))))
    host.advance(by: 1)
    #expect(view.numberOfItems(inSection: 0) == (isHeader ? 4 : 2))
    #expect(view.indexPathsForSelectedItems?.isEmpty == isHeader)
    #expect(source.snapshot(for: 0).isExpanded(1) == isHeader)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain), (.grouped, .grouped),
    (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
  ])
  func rowsKnowTheirList(
    appearance: UICollectionLayoutListConfiguration.Appearance, environment: UIListEnvironment
  ) throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (view, source) = list(appearance)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.traitCollection.listEnvironment == environment)
    #expect(cell.contentView.traitCollection.listEnvironment == environment)
    #expect(view.traitCollection.listEnvironment == UIListEnvironment.none)
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
  ])
  func rowsOfTablesKnowTheirStyle(style: UITableView.Style, environment: UIListEnvironment) throws {
    final class Controller: UITableViewController {
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let controller = Controller(style: style)
    host.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.traitCollection.listEnvironment == environment)
    #expect(controller.tableView.headerView(forSection: 0)?.traitCollection.listEnvironment == environment)
  }

  @Test func optionsOfAccessoriesAreGivenAtOnce() {
    let reorder = UICellAccessory.ReorderOptions(showsVerticalSeparator: true)
    #expect(reorder.showsVerticalSeparator)
    #expect(UICellAccessory.DeleteOptions(tintColor: .red, backgroundColor: .blue).backgroundColor == .blue)
    #expect(UICellAccessory.LabelOptions(font: .systemFont(ofSize: 9)).font.pointSize == 9)
    #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible && NSCollectionLayoutSpacing.fixed(3).isFixed)
  }

  /// Apple's page on `targetContentOffset(forProposedContentOffset:)`: asked during updates.
  @Test func aLayoutDecidesWhereTheContentRestsAfterAnUpdate() {
    final class Layout: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x, y: offset.y + 90)
      }
    }
    final class Controller: UICollectionViewController {
      var count = 100
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let layout = Layout()
    layout.itemSize = CGSize(width: 390, height: 80)
    let controller = Controller(collectionViewLayout: layout)
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    host.show(controller)
    controller.collectionView.contentOffset.y = 900
    controller.count = 101
    // An update that does not outlive the call.
    func insert(_ change: () -> Void) { controller.collectionView.performBatchUpdates(change) }
    insert { controller.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    host.advance(by: 1)
    #expect(controller.collectionView.contentOffset.y == 990)
  }

  @Test func itemsAheadAreAnnounced() {
    final class Controller: UICollectionViewController, UICollectionViewDataSourcePrefetching {
      var announced: [Int] = []
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        announced += paths.map(\.item)
      }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 90)
    let controller = Controller(collectionViewLayout: layout)
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    host.show(controller)
    // Whoever asks late hears of the next movement.
    controller.collectionView.prefetchDataSource = controller
    controller.collectionView.contentOffset.y += 90
    host.settle()
    #expect(controller.announced.isEmpty == false)
    #expect(controller.announced.allSatisfy { $0 > 7 })
  }

  @Test func outsideOfListsThereIsNone() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    #expect(controller.view.traitCollection.listEnvironment == UIListEnvironment.none)
    #expect(UITraitCollection(displayScale: 2).listEnvironment == .unspecified)
  }

  /// `UICellAccessory.h`, on `actionHandler`: without one a tap on the accessory reveals the trailing swipe actions.
  @Test(arguments: [true, false]) func theAccessoryToDeleteUncoversTheActions(hasHandler: Bool) throws {
    let host = HeadlessHost()
    defer { host.close() }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var performed = 0
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }])
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 390, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.accessories = [
        hasHandler ? .delete(displayed: .always) { performed += 1 } : .delete(displayed: .always)
      ]
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var items = NSDiffableDataSourceSectionSnapshot<Int>()
    items.append([1, 2])
    source.apply(items, to: 0, animatingDifferences: false)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    let closed = cell.contentView.frame.minX
    host.tap(try #require(cell.subviews.first { $0 is UIControl }))
    host.advance(by: 1)
    #expect(cell.contentView.frame.minX < closed - 40 || hasHandler)
    #expect(cell.configurationState.isSwiped == !hasHandler && performed == (hasHandler ? 1 : 0))
  }
}
