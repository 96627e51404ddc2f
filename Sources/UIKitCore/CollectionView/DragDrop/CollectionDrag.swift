internal import Foundation

/// An item on its way from one collection view to another place, or to another collection view of the window.
@MainActor
final class CollectionDrag {
  private unowned let source: UICollectionView
  private let paths: [IndexPath]
  private let session: LocalDragSession
  private let preview: UIView
  private weak var target: UICollectionView?
  private var proposal: UICollectionViewDropProposal?

  /// Nil when the delegate gives nothing to drag.
  init?(_ view: UICollectionView, at path: IndexPath, _ point: CGPoint) {
    guard let delegate = view.dragDelegate, let cell = view.cellForItem(at: path), let window = view.window,
      let picture = cell.snapshotView(afterScreenUpdates: false)
    else { return nil }
    let session = LocalDragSession([], at: point, allowsMoving: true)
    session.items = delegate.collectionView(view, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return nil }
    source = view
    paths = [path]
    self.session = session
    preview = picture
    picture.isUserInteractionEnabled = false
    picture.frame = cell.convert(cell.bounds, to: nil)
    window.addSubview(picture)
    delegate.collectionView(view, dragSessionWillBegin: session)
    UIView.animate(withDuration: 0.2) {
      picture.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      picture.alpha = 0.9
    }
  }

  /// The finger is at a point of the window.
  func move(to point: CGPoint) {
    session.point = point
    preview.center = point
    let found = viewUnder(point)
    if found !== target {
      if let target { target.dropDelegate?.collectionView(target, dropSessionDidExit: session) }
      target = found
      proposal = nil
      if let found { found.dropDelegate?.collectionView(found, dropSessionDidEnter: session) }
    }
    guard let target else { return }
    proposal = target.dropDelegate?.collectionView(
      target, dropSessionDidUpdate: session, withDestinationIndexPath: destination(in: target))
  }

  private func viewUnder(_ point: CGPoint) -> UICollectionView? {
    guard let window = source.window else { return nil }
    let hit = window.hitTest(point, with: nil)
    let views = sequence(first: hit, next: { $0?.superview })
    let found = views.lazy.compactMap { $0 as? UICollectionView }.first
    guard let found, let delegate = found.dropDelegate, delegate.collectionView(found, canHandle: session) else {
      return nil
    }
    return found
  }

  private func destination(in view: UICollectionView) -> IndexPath? {
    view.indexPathForItem(at: session.location(in: view))
  }

  /// The finger has left: what the last proposal said is done.
  func end(cancelled: Bool) {
    if !cancelled, let target, let proposal, proposal.operation == .copy || proposal.operation == .move {
      let coordinator = LocalDropCoordinator(
        target, session, proposal, destination(in: target), preview,
        target === source ? paths.map { Optional($0) } : [])
      target.dropDelegate?.collectionView(target, performDropWith: coordinator)
      coordinator.finish()
    } else {
      flyBack()
    }
    if let target { target.dropDelegate?.collectionView(target, dropSessionDidEnd: session) }
    source.dragDelegate?.collectionView(source, dragSessionDidEnd: session)
  }

  private func flyBack() {
    let place = paths.first.flatMap { source.cellForItem(at: $0) }.map { $0.convert($0.bounds, to: nil) }
    UIView.animate(withDuration: 0.25) {
      self.preview.transform = .identity
      if let place { self.preview.frame = place } else { self.preview.alpha = 0 }
    } completion: { [preview] _ in
      preview.removeFromSuperview()
    }
  }
}

/// The end of a drag inside the program.
@MainActor
final class LocalDropCoordinator: UICollectionViewDropCoordinator {
  private let view: UICollectionView
  private let preview: UIView
  private var animator: DropAnimator?
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ view: UICollectionView, _ session: LocalDragSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?, _ preview: UIView, _ sources: [IndexPath?]
  ) {
    self.view = view
    self.preview = preview
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.enumerated().map { index, item in
      LocalDropItem(item, sources.indices.contains(index) ? sources[index] : nil, preview.bounds.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    let animator = DropAnimator { [view] in
      view.layoutAttributesForItem(at: indexPath).map { view.convert($0.frame, to: nil) }
    }
    self.animator = animator
    return animator
  }

  /// The dragged view flies to its place, or fades where nobody has named one.
  func finish() {
    let (preview, animator) = (preview, animator)
    UIView.animate(withDuration: 0.25) {
      preview.transform = .identity
      if let place = animator?.place() { preview.frame = place } else { preview.alpha = 0 }
      animator?.animate()
    } completion: { _ in
      preview.removeFromSuperview()
      animator?.complete()
    }
  }
}

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

@MainActor
final class DropAnimator: NSObject, UIDragAnimating {
  let place: () -> CGRect?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  init(_ place: @escaping () -> CGRect?) {
    self.place = place
    super.init()
  }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion(.end) } }
}
