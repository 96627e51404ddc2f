/// The end of a drag inside the program, in a collection view.
@MainActor
final class LocalDropCoordinator: UICollectionViewDropCoordinator {
  private let view: UICollectionView
  private(set) var animator: DropAnimator?
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ view: UICollectionView, _ session: LocalDragSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?, _ preview: UIView, _ sources: [IndexPath?]
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.enumerated().map { index, item in
      LocalDropItem(item, sources.indices.contains(index) ? sources[index] : nil, preview.bounds.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    flight { [view] in view.layoutAttributesForItem(at: indexPath).map { view.convert($0.frame, to: nil) } }
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    flight { [view] in
      view.layoutAttributesForItem(at: indexPath).map {
        view.convert(rect.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY), to: nil)
      }
    }
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    flight { CGRect(origin: target.container.convert(target.center, to: nil), size: .zero) }
  }
  private func flight(_ place: @escaping () -> CGRect?) -> any UIDragAnimating {
    let animator = DropAnimator(place)
    self.animator = animator
    return animator
  }
}

/// One thing that a drop brings to a collection view.
@MainActor
final class LocalDropItem: UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
  }
}
