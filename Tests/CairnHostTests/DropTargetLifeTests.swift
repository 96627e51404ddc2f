import CairnHost
import Testing
import UIKit

/// Views that go while something is dragged above them.
///
/// Provenance: derived; a view that is gone takes nothing.
@MainActor @Suite(.serialized)
struct DropTargetLifeTests {
  final class Delegate: NSObject, UIDragInteractionDelegate, UITableViewDropDelegate, UICollectionViewDropDelegate {
    var ends = 0
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "thing" as NSString))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { ends += 1 }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  enum Moment: CaseIterable { case move, end }

  @Test(arguments: [true, false], Moment.allCases)
  func aTargetThatIsGoneTakesNothing(isTable: Bool, moment: Moment) {
    let host = HeadlessHost()
    defer { host.close() }
    let (delegate, controller) = (Delegate(), UIViewController())
    let source = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let drag = UIDragInteraction(delegate: delegate)
    drag.isEnabled = true
    source.addInteraction(drag)
    controller.view.addSubview(source)
    let frame = CGRect(x: 0, y: 300, width: 390, height: 300)
    weak var target: UIView?
    do {
      if isTable {
        let table = UITableView(frame: frame)
        table.dropDelegate = delegate
        controller.view.addSubview(table)
        target = table
      } else {
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.dropDelegate = delegate
        controller.view.addSubview(view)
        target = view
      }
    }
    host.show(controller)
    let (start, above) = (CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 400))
    host.send(.touch(id: 0, phase: .began, location: start))
    host.advance(by: 1)
    host.move(0, from: start, to: above, 0.3)
    #expect((target as? UITableView)?.hasActiveDrop ?? (target as? UICollectionView)?.hasActiveDrop == true)
    target?.removeFromSuperview()
    host.advance(by: 0.1)
    #expect(target == nil)
    if moment == .move { host.move(0, from: above, to: CGPoint(x: 50, y: 450), 0.2) }
    host.send(.touch(id: 0, phase: .ended, location: above))
    host.advance(by: 1)
    #expect(delegate.ends == 1)
  }
}
