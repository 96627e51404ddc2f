/// The end of a drag inside the program, in a collection view.
@MainActor
final class CollectionDropCoordinator: DropFlight, UICollectionViewDropCoordinator {
  private let view: UICollectionView
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ view: UICollectionView, _ session: LocalDragSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?, _ size: CGSize
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = DropItem.items(of: session, size) { source in
      (source as? CollectionDragSource).flatMap { $0.collectionView === view ? $0.path : nil }
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    fly(cutBy: { [view] in view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath) }) {
      [view] in view.layoutAttributesForItem(at: indexPath).map { view.convert($0.frame, to: nil) }
    }
  }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = CollectionPlaceholderContext(view, dragItem, placeholder)
    context.insert()
    return fly(by: context)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly { [view] in
      view.layoutAttributesForItem(at: indexPath).map {
        view.convert(rect.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY), to: nil)
      }
    }
  }
}
