import CairnHost
import Testing
import UIKit

/// What moves, comes and goes when a collection view changes, and what its layout is asked and told.
///
/// Provenance: Apple's reference of `UICollectionViewLayout` and the comments of its header.
@MainActor
@Suite(.serialized)
struct CollectionMotionTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var sections: [[Int]]
    var headers: [Int] = []
    var announced: [[Int]] = []
    init(_ counts: Int...) { sections = counts.map { Array(0..<$0) } }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      headers.append(path.section)
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      announced.append(paths.map(\.item))
    }
  }

  final class Layout: UICollectionViewFlowLayout {
    var origins: [Int] = []
    var kinds: [String] = []
    var told: [String] = []
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      origins.append(path.item)
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      kinds.append(kind)
      return super.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      told.append("from \(Int(oldBounds.width))")
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      told.append("done")
    }
  }

  private let header = UICollectionView.elementKindSectionHeader
  private nonisolated func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A view 320 wide and 480 high; rows are 60 high.
  private func with(
    _ source: Source, _ layout: UICollectionViewLayout, cell: AnyClass = UICollectionViewCell.self,
    _ body: (HeadlessHost, UICollectionView) -> Void
  ) {
    let host = HeadlessHost()
    let controller = UIViewController()
    host.show(controller)
    if let flow = layout as? UICollectionViewFlowLayout {
      (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 320, height: 60), 0)
    }
    let frame = CGRect(x: 0, y: 100, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "view")
    (view.dataSource, view.prefetchDataSource) = (source, source)
    controller.view.addSubview(view)
    host.settle()
    body(host, view)
    host.close()
  }

  @Test func whatComesIntoSightSlidesInFromWhereItWas() {
    let source = Source(30)
    with(source, Layout()) { host, view in
      source.sections[0].removeFirst()
      view.deleteItems(at: [path(0)])
      host.advance(by: 0.1)
      let last = view.cellForItem(at: path(7))?.layer.presentation()
      #expect((last?.frame.minY ?? 0) > 421)
      #expect(last?.opacity == 1)
      host.advance(by: 1)
      #expect(view.cellForItem(at: path(7))?.frame.minY == 420)
    }
  }

  @Test func theLayoutIsAskedWhereEverythingComesFrom() {
    let (source, layout) = (Source(30), Layout())
    with(source, layout) { host, view in
      source.sections[0].insert(99, at: 0)
      view.insertItems(at: [path(0)])
      #expect(Set(layout.origins) == Set(0..<8))
      host.advance(by: 1)
      #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func theLayoutSaysWhichHeadersCome() {
    let (source, layout) = (Source(2, 2), Layout())
    layout.headerReferenceSize.height = 30
    with(source, layout) { host, view in
      source.sections.insert([1], at: 0)
      source.headers = []
      view.insertSections([0])
      host.advance(by: 1)
      #expect(layout.kinds.contains(header))
      #expect(source.headers == [0], "the headers that were there stay")
      source.headers = []
      view.reloadSections([1])
      host.advance(by: 1)
      #expect(source.headers == [1], "a section that is reloaded gets another header")
    }
  }

  @Test func badgesGoWithTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: header, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let source = Source(3)
    with(source, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))) { host, view in
      let second = view.supplementaryView(forElementKind: header, at: path(1))
      source.sections[0].insert(9, at: 0)
      view.insertItems(at: [path(0)])
      host.advance(by: 1)
      #expect(second != nil && view.supplementaryView(forElementKind: header, at: path(2)) === second)
      source.sections[0].removeFirst()
      view.deleteItems(at: [path(0)])
      host.advance(by: 1)
      #expect(view.supplementaryView(forElementKind: header, at: path(1)) === second)
      #expect(view.visibleSupplementaryViews(ofKind: header).count == 3)
    }
  }

  @Test func reloadedItemsAreSelectedNoMore() {
    with(Source(5), Layout()) { host, view in
      view.selectItem(at: path(1), animated: false, scrollPosition: [])
      view.reconfigureItems(at: [path(1)])
      #expect(view.indexPathsForSelectedItems == [path(1)])
      view.reloadItems(at: [path(1)])
      host.advance(by: 1)
      #expect(view.indexPathsForSelectedItems == [])
      #expect(view.cellForItem(at: path(1))?.isSelected == false)
    }
  }

  @Test func boundsThatChangeInAnAnimationAreToldOf() {
    let layout = Layout()
    with(Source(5), layout) { host, view in
      view.frame.size.width = 300
      host.settle()
      #expect(layout.told == [])
      UIView.animate(withDuration: 0.3) {
        view.frame.size.width = 200
        view.layoutIfNeeded()
      }
      #expect(layout.told == ["from 300", "done"])
    }
  }

  final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = 73
      return attributes
    }
  }

  @Test func theLastOfItemsThatMeasureThemselvesIsScrolledTo() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    with(Source(50), layout, cell: Tall.self) { host, view in
      view.scrollToItem(at: path(49), at: .bottom, animated: false)
      host.settle()
      #expect(view.cellForItem(at: path(49)) != nil)
      #expect(abs(view.contentOffset.y - (view.contentSize.height - 480)) < 0.5)
    }
  }

  @Test func theNearestItemsAreAnnouncedFirst() {
    let source = Source(200)
    with(source, Layout()) { host, view in
      view.setContentOffset(CGPoint(x: 0, y: 6000), animated: false)
      host.settle()
      #expect(source.announced.last?.first == 108)
      view.setContentOffset(CGPoint(x: 0, y: 5900), animated: false)
      host.settle()
      let upwards = source.announced.last ?? []
      #expect(!upwards.isEmpty && upwards == upwards.sorted(by: >))
    }
  }

  // MARK: What is shown

  final class Eager: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 99, section: 0))
      extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
    }
  }

  /// Provenance: the line that systems since iOS 13 log; before they raised an exception.
  @Test func attributesOfItemsThatDoNotExistAreLeftOut() {
    with(Source(2), Eager()) { _, view in
      #expect(view.indexPathsForVisibleItems == [path(0), path(1)])
    }
  }

  final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func aMirroredLayoutBeginsAtItsFirstItem() {
    let host = HeadlessHost(settings: HostSettings(layoutDirection: .rightToLeft))
    defer { host.close() }
    let (source, layout, controller) = (Source(20), Mirrored(), UIViewController())
    host.show(controller)
    (layout.itemSize, layout.scrollDirection) = (CGSize(width: 100, height: 100), .horizontal)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 120), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    controller.view.addSubview(view)
    host.settle()
    #expect(view.contentOffset.x == view.contentSize.width - 320)
    #expect(view.cellForItem(at: path(0))?.frame.maxX == view.contentSize.width)
  }

  final class Editor: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate {
    var lines: [String] = []
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      lines.append("cut \(indexPath.item)")
      let parameters = UIDragPreviewParameters()
      parameters.backgroundColor = .red
      return parameters
    }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      lines.append("restricted")
      return true
    }
  }

  @Test func theDelegateSaysWhatMayBeEdited() {
    let editor = Editor()
    with(Source(3), Layout()) { _, view in
      view.delegate = editor
      view.layoutIfNeeded()
      view.isEditing = true
      #expect(view.visibleCells.map(\.configurationState.isEditing) == [true, false, true])
    }
  }

  @Test func theDelegateSaysHowWhatIsDraggedIsCutOut() {
    let editor = Editor()
    with(Source(3), Layout()) { host, view in
      view.dragDelegate = editor
      view.dragInteractionEnabled = true
      let point = CGPoint(x: 100, y: 130)
      host.send(.touch(id: 0, phase: .began, location: point))
      host.advance(by: 1)
      host.move(0, from: point, to: CGPoint(x: 150, y: 250), 0.2)
      #expect(Set(editor.lines) == ["restricted", "cut 0"])
      #expect(view.window?.subviews.last?.backgroundColor == .red)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 150, y: 250)))
    }
  }

  /// Provenance: as the handles of a table's rows.
  @Test func aHandleInAListIsDraggedAtOnce() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    with(Source(0), layout, cell: UICollectionViewListCell.self) { host, view in
      let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
        return cell
      }
      data.reorderingHandlers.canReorderItem = { _ in true }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3, 4])
      data.apply(snapshot, animatingDifferences: false)
      host.settle()
      guard let first = view.cellForItem(at: path(0)), let third = view.cellForItem(at: path(2)) else {
        Issue.record("no cells")
        return
      }
      let (start, end) = (view.convert(first.center, to: nil), view.convert(third.center, to: nil))
      host.drag(
        from: CGPoint(x: 295, y: start.y), to: CGPoint(x: 295, y: end.y), duration: 0.6, hold: 0.4)
      host.advance(by: 1)
      #expect(data.snapshot().itemIdentifiers == [2, 3, 1, 4])
    }
  }
}
