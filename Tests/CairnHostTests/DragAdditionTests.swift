import CairnHost
import Foundation
import Testing
import UIKit

/// Taps of a second finger that add to a drag, and how what is dropped is cut out.
///
/// Expectations: <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate> and
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>
@MainActor @Suite(.serialized)
struct DragAdditionTests {
  private final class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var calls: [String] = []
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (list.dataSource, list.delegate, list.dragDelegate, list.dropDelegate) = (self, self, self, self)
      list.dragInteractionEnabled = true
      view.addSubview(list)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "first" as NSString))] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      calls.append("add \(indexPath.item)")
      return indexPath.item == 3 ? [] : [UIDragItem(itemProvider: NSItemProvider(object: "more" as NSString))]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move) }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      calls.append("drop \(coordinator.items.map { $0.sourceIndexPath?.item ?? -1 })")
      for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 1, section: 0)) }
    }
    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      calls.append("parameters \(indexPath.item)")
      return nil
    }
    func place(_ item: Int) -> CGPoint {
      list.cellForItem(at: IndexPath(item: item, section: 0)).map { list.convert($0.center, to: nil) } ?? .zero
    }
  }

  @Test func aTapAddsToADrag() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Page()
    host.show(page)
    func tap(_ item: Int) {
      host.send(.touch(id: 2, phase: .began, location: page.place(item)))
      host.advance(by: 0.05)
      host.send(.touch(id: 2, phase: .ended, location: page.place(item)))
      host.advance(by: 0.05)
    }
    tap(2)
    #expect(page.calls == ["select 2"])
    page.calls = []
    host.send(.touch(id: 1, phase: .began, location: page.place(0)))
    host.advance(by: 0.7)
    host.move(1, from: page.place(0), to: CGPoint(x: 200, y: 500), 0.2)
    tap(2)
    #expect(page.calls == ["add 2"])
    // What gives nothing is tapped as ever.
    page.calls = []
    tap(3)
    #expect(page.calls.first == "add 3")
    page.calls = []
    host.move(1, from: CGPoint(x: 200, y: 500), to: page.place(1), 0.2)
    host.send(.touch(id: 1, phase: .ended, location: page.place(1)))
    host.advance(by: 1)
    #expect(page.calls.contains("drop [0, 2]") && page.calls.contains("parameters 1"))
    page.calls = []
    tap(2)
    #expect(page.calls.first?.hasPrefix("add") != true)
  }
}
