/// An item of a collection view that is dragged.
@MainActor
final class CollectionDragSource: DragSource {
  private weak var view: UICollectionView?
  let path: IndexPath

  init(_ view: UICollectionView, _ path: IndexPath) {
    self.view = view
    self.path = path
  }

  var collectionView: UICollectionView? { view }
  private var delegate: (any UICollectionViewDragDelegate)? { view?.dragDelegate }
  var draggedView: UIView? { view?.cellForItem(at: path) }
  func items(_ session: LocalDragSession) -> [UIDragItem] {
    view.flatMap { delegate?.collectionView($0, itemsForBeginning: session, at: path) } ?? []
  }
  func itemsToAdd(to session: LocalDragSession, at point: CGPoint) -> [UIDragItem] {
    view.flatMap {
      delegate?.collectionView($0, itemsForAddingTo: session, at: path, point: $0.convert(point, from: nil))
    } ?? []
  }
  func allowsMoving(_ session: LocalDragSession) -> Bool {
    view.flatMap { delegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  func isRestricted(_ session: LocalDragSession) -> Bool {
    view.flatMap { delegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }
  func lifted(_ item: UIDragItem, _ session: LocalDragSession) -> (view: UIView, parameters: UIPreviewParameters)? {
    guard let view, let parameters = delegate?.collectionView(view, dragPreviewParametersForItemAt: path) else {
      return nil
    }
    return draggedView.map { ($0, parameters) }
  }
  func willBegin(_ session: LocalDragSession) {
    if let view { delegate?.collectionView(view, dragSessionWillBegin: session) }
    draggedCell?.drag(.lifting)
  }
  func didMove(_ session: LocalDragSession) { draggedCell?.drag(.dragging) }
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    draggedCell?.drag(.none)
    if let view { delegate?.collectionView(view, dragSessionDidEnd: session) }
  }
  /// The one that was lifted, wherever a drop has put it since.
  private lazy var draggedCell = view?.cellForItem(at: path)
}

extension UICollectionView: DragOrigin {
  func dragSource(at point: CGPoint) -> (any DragSource)? {
    guard dragInteractionEnabled, dragDelegate != nil else { return nil }
    return indexPathForItem(at: convert(point, from: nil)).map { CollectionDragSource(self, $0) }
  }
}
