/// A collection view that something may be dropped into.
@MainActor
final class CollectionDropTarget: DropTarget {
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) { self.collection = collection }

  var dropView: UIView? { collection }
  private var delegate: (any UICollectionViewDropDelegate)? { collection?.dropDelegate }
  func canHandle(_ session: LocalDragSession) -> Bool {
    guard let collection else { return false }
    return delegate?.collectionView(collection, canHandle: session) ?? false
  }
  func didEnter(_ session: LocalDragSession) {
    guard let collection else { return }
    collection.hasActiveDrop = true
    delegate?.collectionView(collection, dropSessionDidEnter: session)
  }
  private func destination(_ session: LocalDragSession, _ collection: UICollectionView) -> IndexPath? {
    collection.indexPathForItem(at: session.location(in: collection))
  }
  func proposal(_ session: LocalDragSession) -> UIDropProposal {
    guard let collection else { return UIDropProposal(operation: .cancel) }
    let path = destination(session, collection)
    let proposal =
      delegate?.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UIDropProposal(operation: .cancel)
    let isInto = (proposal as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    let target = isInto && proposal.operation != .cancel ? path.flatMap(collection.cellForItem) : nil
    CellConfigurator.tell(collection.visibleCells, of: .notTargeted, target: target)
    return proposal
  }
  func didExit(_ session: LocalDragSession) {
    guard let collection else { return }
    CellConfigurator.tell(collection.visibleCells, of: .none)
    collection.hasActiveDrop = false
    delegate?.collectionView(collection, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDragSession, _ proposal: UIDropProposal, _ drag: LocalDrag) {
    guard let collection else { return drag.fly(to: nil) }
    let proposal =
      proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    let coordinator = CollectionDropCoordinator(
      collection, session, proposal, destination(session, collection), drag.preview.bounds.size)
    delegate?.collectionView(collection, performDropWith: coordinator)
    drag.fly(to: coordinator.animator?.place(), animator: coordinator.animator)
  }
  func didEnd(_ session: LocalDragSession) {
    guard let collection else { return }
    CellConfigurator.tell(collection.visibleCells, of: .none)
    collection.hasActiveDrop = false
    delegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}

extension UICollectionView: DropReceiver {
  var dropTarget: (any DropTarget)? { dropDelegate == nil ? nil : CollectionDropTarget(self) }
}
