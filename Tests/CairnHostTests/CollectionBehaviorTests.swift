import CairnHost
import Testing
import UIKit

/// What Apple documents of collection and scroll views beyond their layouts.
@MainActor
@Suite(.serialized)
struct CollectionBehaviorTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var values: [Int]
    var moves: [String] = []
    init(_ count: Int) { values = Array(0..<count) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { values.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = values[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item)>\(destinationIndexPath.item)")
      values.insert(values.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  final class Immovable: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func withGrid(
    _ source: any UICollectionViewDataSource, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: (any UICollectionViewDelegate)? = nil, _ body: (HeadlessHost, UICollectionView) -> Void
  ) {
    let host = HeadlessHost()
    let controller = UIViewController()
    layout.itemSize = CGSize(width: 90, height: 90)
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    controller.view.addSubview(view)
    host.show(controller)
    host.settle()
    body(host, view)
    host.close()
  }

  private nonisolated func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: Order of calls

  final class Ordered: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 12
    var lines: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      lines.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { lines.append("end \(indexPath.item)") }
  }

  @Test func cellsComeAndGoInTheirOrder() {
    let host = HeadlessHost()
    defer { host.close() }
    let (source, layout, controller) = (Ordered(), UICollectionViewFlowLayout(), UIViewController())
    layout.itemSize = CGSize(width: 60, height: 60)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    controller.view.addSubview(view)
    host.show(controller)
    host.settle()
    source.lines = []
    source.count = 20
    view.insertItems(at: (0..<8).map { IndexPath(item: $0, section: 0) })
    host.advance(by: 1)
    #expect(source.lines == (0..<8).map { "cell \($0)" })
    source.lines = []
    source.count = 12
    view.deleteItems(at: (0..<8).map { IndexPath(item: $0, section: 0) })
    host.advance(by: 1)
    #expect(source.lines == (0..<8).map { "end \($0)" })
    source.lines = []
    view.reloadData()
    #expect(source.lines == (0..<12).map { "end \($0)" })
  }

  // MARK: Content that shrinks

  @Test func aReloadWithLessContentPullsTheOffsetBack() {
    let source = Source(5_000)
    withGrid(source) { host, view in
      view.contentOffset.y = 50_000
      host.settle()
      source.values = [0, 1]
      view.reloadData()
      host.settle()
      #expect(view.contentOffset.y == -view.adjustedContentInset.top)
      #expect(view.visibleCells.count == 2)
    }
  }

  @Test func deletingAtTheEndPullsTheOffsetBack() {
    let source = Source(200)
    withGrid(source) { host, view in
      view.setContentOffset(CGPoint(x: 0, y: 3_000), animated: false)
      host.settle()
      source.values.removeLast(150)
      let gone = (50..<200).map { IndexPath(item: $0, section: 0) }
      view.performBatchUpdates { view.deleteItems(at: gone) }
      host.settle()
      let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
      #expect(view.contentOffset.y == max(end, -view.adjustedContentInset.top))
      #expect(!view.visibleCells.isEmpty)
    }
  }

  @Test func aPlainScrollViewFollowsItsContentSize() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.contentSize = CGSize(width: 100, height: 6_000)
    view.contentOffset.y = 5_000
    view.contentSize.height = 1_000
    #expect(view.contentOffset.y == 600)
  }

  @Test func insetsMoveNothingBeforeTheFirstLayout() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    #expect(view.contentOffset == .zero)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -10, y: -20))
  }

  // MARK: Moving

  @Test func theDataSourceHearsOfAMovementOnce() {
    let source = Source(30)
    withGrid(source) { host, view in
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      for item in [2, 7] {
        view.updateInteractiveMovementTargetPosition(
          view.layoutAttributesForItem(at: path(item))?.center ?? .zero)
      }
      #expect(source.moves.isEmpty)
      view.endInteractiveMovement()
      host.settle()
      #expect(source.moves == ["0>7"])
      #expect(view.cellForItem(at: path(7))?.tag == 0)
      #expect(view.cellForItem(at: path(0))?.tag == 1)
    }
  }

  @Test func aCancelledMovementIsSilent() {
    let source = Source(30)
    withGrid(source) { host, view in
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(view.layoutAttributesForItem(at: path(8))?.center ?? .zero)
      view.cancelInteractiveMovement()
      host.settle()
      #expect(source.moves.isEmpty)
      #expect(view.cellForItem(at: path(0))?.tag == 0 && view.cellForItem(at: path(8))?.tag == 8)
    }
  }

  @Test func withoutAMethodToMoveNothingMoves() {
    withGrid(Immovable()) { _, view in #expect(!view.beginInteractiveMovementForItem(at: path(0))) }
  }

  // MARK: Measuring again

  @Test func reconfiguredRowsAreMeasuredAgain() {
    let host = HeadlessHost()
    let controller = UIViewController()
    let view = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    final class Text { var value = "One line" }
    let text = Text()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item == 0 ? text.value : "Row"
      cell.contentConfiguration = content
    }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    data.apply(snapshot, animatingDifferences: false)
    host.show(controller)
    host.settle()
    #expect(view.cellForItem(at: path(0))?.frame.height == 44)
    text.value = "A first line\nand a second one\nand a third one"
    var next = data.snapshot()
    next.reconfigureItems([0])
    data.apply(next, animatingDifferences: false)
    host.settle()
    #expect((view.cellForItem(at: path(0))?.frame.height ?? 0) > 60)
    let (first, second) = (view.cellForItem(at: path(0))?.frame ?? .zero, view.cellForItem(at: path(1))?.frame ?? .zero)
    #expect(abs(second.minY - first.maxY) < 0.01)
    host.change(HostSettings(textSize: .accessibilityExtraLarge))
    host.settle()
    #expect((view.cellForItem(at: path(1))?.frame.height ?? 0) > 60)
    host.close()
  }

  // MARK: Layouts

  final class SizeCounter: NSObject, UICollectionViewDelegateFlowLayout {
    var calls = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      calls += 1
      return CGSize(width: 90, height: 90)
    }
  }

  @Test func metricsThatAreNotInvalidatedAreNotAskedForAgain() {
    let counter = SizeCounter()
    withGrid(Source(7), delegate: counter) { host, view in
      let before = counter.calls
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      view.collectionViewLayout.invalidateLayout(with: context)
      host.settle()
      #expect(counter.calls == before)
      view.collectionViewLayout.invalidateLayout()
      host.settle()
      #expect(counter.calls == before + 7)
    }
  }

  final class Flipped: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func aFlippedHorizontalLayoutRunsFromTheRight() {
    let layout = Flipped()
    layout.scrollDirection = .horizontal
    withGrid(Source(120), layout: layout) { host, view in
      view.semanticContentAttribute = .forceRightToLeft
      layout.invalidateLayout()
      host.settle()
      #expect(view.layoutAttributesForItem(at: path(0))?.frame.maxX == view.contentSize.width)
      view.contentOffset.x = view.contentSize.width - view.bounds.width
      host.settle()
      #expect(view.indexPathsForVisibleItems.contains(path(0)))
      #expect(!view.indexPathsForVisibleItems.contains(path(119)))
    }
  }

  @Test func aControllersViewStaysWhereItIsWhenItemsScroll() {
    let host = HeadlessHost()
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    host.show(controller)
    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    host.close()
  }

  @Test func autoresizingKeepsATransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.bounds.size = CGSize(width: 200, height: 200)
    #expect(child.bounds.size == CGSize(width: 200, height: 200))
    #expect(child.center == CGPoint(x: 100, y: 100))
  }

  @Test func listFootersAreNotSetInCapitals() {
    #expect(ListLook.footer == "Footer")
  }

  /// The text that a footer of a grouped list shows.
  private enum ListLook {
    @MainActor static var footer: String? {
      let host = HeadlessHost()
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.footerMode = .supplementary
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionFooter
      ) { view, _, _ in
        var content = view.defaultContentConfiguration()
        content.text = "Footer"
        view.contentConfiguration = content
      }
      let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
        $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      data.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0])
      data.apply(snapshot, animatingDifferences: false)
      host.show(controller)
      host.settle()
      defer { host.close() }
      let view = controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
      func label(_ view: UIView?) -> String? {
        (view as? UILabel)?.text ?? view?.subviews.lazy.compactMap { label($0) }.first
      }
      return label(view)
    }
  }

  /// A cell that says itself how tall it is: nothing but the measuring tells the layout of another height.
  final class Measured: UICollectionViewCell {
    var wish: CGFloat = 44
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = wish
      return layoutAttributes
    }
  }

  @Test func reconfiguredCellsAreAskedForTheirSize() {
    let (host, controller) = (HeadlessHost(), UIViewController())
    defer { host.close() }
    let view = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            subitems: [
              .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
            ]))))
    controller.view.addSubview(view)
    final class Height { var value: CGFloat = 44 }
    let height = Height()
    let registration = UICollectionView.CellRegistration<Measured, Int> { cell, _, _ in cell.wish = height.value }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    data.apply(snapshot, animatingDifferences: false)
    host.show(controller)
    #expect(view.cellForItem(at: path(0))?.frame.height == 44)
    height.value = 90
    snapshot.reconfigureItems([0])
    data.apply(snapshot, animatingDifferences: false)
    host.settle()
    #expect(view.cellForItem(at: path(0))?.frame.height == 90)
    #expect(view.cellForItem(at: path(1))?.frame.minY == 90)
  }

  final class Prefetching: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var (wanted, given): (Set<Int>, Set<Int>) = ([], [])
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      wanted.formUnion(indexPaths.map(\.item))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      given.formUnion(indexPaths.map(\.item))
    }
  }

  /// What was prefetched and is left behind without having been shown is given up.
  @Test func prefetchingIsGivenUp() {
    let (host, controller, source) = (HeadlessHost(), UIViewController(), Prefetching())
    defer { host.close() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.prefetchDataSource) = (source, source)
    controller.view.addSubview(view)
    host.show(controller)
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.3, hold: 0.3)
    host.advance(by: 1)
    #expect(!source.wanted.isEmpty && source.given.isEmpty)
    let wanted = source.wanted
    view.contentOffset.y = 30_000
    host.settle()
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.3, hold: 0.3)
    host.advance(by: 1)
    #expect(!source.given.isEmpty && source.given.isSubset(of: wanted))
  }
}
