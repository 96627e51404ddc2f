import CairnHost
import Testing
import UIKit

/// What a collection view shows while a batch of changes is still on its way.
///
/// Provenance: derived; what is asked for after a batch is seen at the next layout, whether the batch is still seen moving
/// or not.
@MainActor
@Suite(.serialized)
struct BatchOverlapTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var items = Array(0..<30)
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = items[path.item]
      return cell
    }
  }

  /// A view 320 wide and 480 high; rows are 60 high.
  private func with(_ body: (HeadlessHost, UICollectionView, Source) -> Void) {
    let host = HeadlessHost()
    let (controller, source, layout) = (UIViewController(), Source(), UICollectionViewFlowLayout())
    host.show(controller)
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 60), 0)
    let frame = CGRect(x: 0, y: 100, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    controller.view.addSubview(view)
    host.settle()
    body(host, view, source)
    host.close()
  }

  private func shown(_ view: UICollectionView) -> [Int] {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden && $0.alpha == 1 }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.tag)
  }

  @Test func aReloadIsSeenAtOnce() {
    with { host, view, source in
      source.items.insert(99, at: 0)
      var isDone = false
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { _ in isDone = true }
      host.advance(by: 0.05)
      source.items = [7, 8]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.tag) == [7, 8])
      #expect(shown(view) == [7, 8])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.layer.presentation()?.frame.minY == 60)
      host.advance(by: 1)
      #expect(isDone)
      #expect(shown(view) == [7, 8])
    }
  }

  @Test func whatIsScrolledToIsSeenAtOnce() {
    with { host, view, source in
      source.items.remove(at: 0)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      host.advance(by: 0.05)
      view.contentOffset.y = 600
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.map(\.item) == Array(10..<18))
      #expect(view.visibleCells.map(\.tag) == Array(11..<19))
      let ninth = view.cellForItem(at: IndexPath(item: 10, section: 0))
      #expect(ninth?.layer.presentation()?.frame.minY == 600, "a cell that is used again does not go on with its way")
      host.advance(by: 1)
      #expect(shown(view) == Array(11..<19))
    }
  }

  /// Cells on their way out of sight are still seen.
  @Test func whatLeavesTheSightIsSeenUntilItIsGone() {
    with { host, view, source in
      source.items.insert(contentsOf: [90, 91, 92], at: 0)
      view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
      host.advance(by: 0.05)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(shown(view) == [90, 91, 92, 0, 1, 2, 3, 4, 5, 6, 7])
      host.advance(by: 1)
      #expect(shown(view) == [90, 91, 92, 0, 1, 2, 3, 4])
    }
  }

  @Test func theFirstOfTwoBatchesDoesNotEndTheSecond() {
    with { host, view, source in
      var ended: [Int] = []
      source.items.insert(90, at: 0)
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { _ in ended.append(1) }
      host.advance(by: 0.15)
      source.items.insert(contentsOf: [91, 92], at: 0)
      view.performBatchUpdates({
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      }) { _ in ended.append(2) }
      host.advance(by: 0.15)
      #expect(ended == [1])
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(shown(view).count > 8, "what leaves the sight is still on its way")
      host.advance(by: 1)
      #expect(ended == [1, 2])
      #expect(shown(view) == [91, 92, 90, 0, 1, 2, 3, 4])
    }
  }
}
