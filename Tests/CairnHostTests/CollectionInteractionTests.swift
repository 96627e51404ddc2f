import CairnHost
import Testing
import UIKit

/// A collection view under fingers.
@MainActor
@Suite(.serialized)
struct CollectionInteractionTests {
  @MainActor
  final class Controller: UICollectionViewController {
    var values = (0..<30).map { $0 }
    var lines: [String] = []
    var allowsHighlight = true
    var allowsSelection = true

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      values.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = values[indexPath.item]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { values.insert(values.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    {
      lines.append("should highlight")
      return allowsHighlight
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      lines.append("highlight")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      lines.append("unhighlight")
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      lines.append("should select")
      return allowsSelection
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      lines.append("deselect \(indexPath.item)")
    }
  }

  private func withCollection(_ body: (HeadlessHost, Controller) -> Void) {
    let host = HeadlessHost()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let controller = Controller(collectionViewLayout: layout)
    host.show(controller)
    body(host, controller)
    host.close()
  }

  private func middle(_ controller: Controller, _ item: Int) -> CGPoint {
    let view = controller.collectionView!
    let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test func aTapHighlightsAndSelects() {
    withCollection { host, controller in
      host.tap(middle(controller, 4))
      #expect(controller.lines == ["should highlight", "highlight", "should select", "select 4", "unhighlight"])
      controller.lines = []
      host.tap(middle(controller, 5))
      #expect(
        controller.lines == ["should highlight", "highlight", "should select", "deselect 4", "select 5", "unhighlight"])
      #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    }
  }

  @Test func withoutHighlightThereIsNoSelection() {
    withCollection { host, controller in
      controller.allowsHighlight = false
      host.tap(middle(controller, 4))
      #expect(controller.lines == ["should highlight"])
      controller.lines = []
      controller.allowsHighlight = true
      controller.allowsSelection = false
      host.tap(middle(controller, 4))
      #expect(controller.lines == ["should highlight", "highlight", "should select", "unhighlight"])
    }
  }

  @Test func aLongPressMovesAnItem() {
    withCollection { host, controller in
      let (start, end) = (middle(controller, 1), middle(controller, 6))
      host.send(.touch(id: 0, phase: .began, location: start))
      host.advance(by: 0.6)
      host.move(0, from: start, to: end, 0.5)
      // Documented: the data source hears of the move when it has ended.
      #expect(controller.values.firstIndex(of: 1) == 1)
      host.send(.touch(id: 0, phase: .ended, location: end))
      host.advance(by: 1)
      #expect(controller.values.prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
      let view = controller.collectionView!
      for path in view.indexPathsForVisibleItems {
        #expect(view.cellForItem(at: path)?.tag == controller.values[path.item])
        #expect(view.cellForItem(at: path)?.frame == view.layoutAttributesForItem(at: path)?.frame)
      }
    }
  }

  @Test func aBatchMovesItsViews() {
    withCollection { host, controller in
      let view = controller.collectionView!
      let cell = view.cellForItem(at: IndexPath(item: 5, section: 0))
      let before = cell?.layer.presentation()?.position ?? .zero
      view.performBatchUpdates {
        controller.values.removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      #expect(view.indexPath(for: cell!) == IndexPath(item: 4, section: 0))
      host.advance(by: 0.1)
      let during = cell?.layer.presentation()?.position ?? .zero
      #expect(during != before)
      host.advance(by: 1)
      let after = cell?.layer.presentation()?.position ?? .zero
      #expect(during != after)
      #expect(view.visibleCells.count == view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count)
    }
  }

  @Test func anotherLayoutTakesOver() {
    withCollection { host, controller in
      let view = controller.collectionView!
      let large = UICollectionViewFlowLayout()
      large.itemSize = CGSize(width: 180, height: 180)
      var isDone = false
      view.setCollectionViewLayout(large, animated: true) { isDone = $0 }
      host.advance(by: 1)
      #expect(isDone)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size == CGSize(width: 180, height: 180))
    }
  }
}

/// Items that are dragged and dropped inside a program.
@MainActor
@Suite(.serialized)
struct CollectionDragTests {
  final class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c", "d"]
    var calls: [String] = []
    let view_ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      view_.frame = view.bounds
      view_.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view_.dataSource = self
      view_.dragDelegate = self
      view_.dropDelegate = self
      view_.dragInteractionEnabled = true
      view.addSubview(view_)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[indexPath.item])))
      item.localObject = items[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      if calls.last != "update" { calls.append("update") }
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      calls.append("enter")
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      calls.append("perform")
      guard let item = coordinator.items.first, let from = item.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return }
      items.insert(items.remove(at: from.item), at: to.item)
      collectionView.moveItem(at: from, to: to)
      coordinator.drop(item.dragItem, toItemAt: to)
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("end")
    }
  }

  @Test func anItemIsDroppedAtAnother() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Page()
    host.show(page)
    let cells = page.view_.visibleCells.map { $0.superview!.convert($0.center, to: nil) }
    host.send(.touch(id: 1, phase: .began, location: cells[0]))
    host.advance(by: 0.7)
    #expect(page.view_.hasActiveDrag)
    host.move(1, from: cells[0], to: cells[2], 0.3)
    host.send(.touch(id: 1, phase: .ended, location: cells[2]))
    host.advance(by: 1)
    #expect(page.items == ["b", "c", "a", "d"])
    #expect(page.calls == ["enter", "update", "perform", "end"])
    #expect(!page.view_.hasActiveDrag)
  }
}

/// Controllers that change their layout in place of sliding.
@MainActor
@Suite(.serialized)
struct LayoutNavigationTests {
  final class Numbers: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
  }

  private func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  @Test func itemsMoveToTheirNewPlaces() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let first = Numbers(collectionViewLayout: layout(60))
    let second = UICollectionViewController(collectionViewLayout: layout(120))
    second.useLayoutToLayoutNavigationTransitions = true
    let navigation = UINavigationController(rootViewController: first)
    host.show(navigation)
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.15)
    let view = try #require(second.collectionView)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
    let width = cell.layer.presentation()?.bounds.width ?? 0
    #expect(width > 60 && width < 120)
    host.advance(by: 1)
    #expect(view.visibleCells.count == 6)
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.width == 120)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(first.collectionView.visibleCells.count == 6)
    #expect(first.collectionView.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.width == 60)
    #expect(navigation.topViewController === first)
  }

  @Test func indexTitlesLeadToSections() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Numbers(collectionViewLayout: layout(60))
    host.show(page)
    #expect(page.collectionView.subviews.contains { "\(type(of: $0))" == "SectionIndexBar" })
  }
}
