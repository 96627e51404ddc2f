/// An item of a collection view that is dragged.
@MainActor
final class CollectionDragSource: DragSource {
  private unowned let view: UICollectionView
  let path: IndexPath

  init(_ view: UICollectionView, _ path: IndexPath) {
    self.view = view
    self.path = path
  }

  var collectionView: UICollectionView { view }
  var draggedView: UIView? { view.cellForItem(at: path) }
  func items(_ session: LocalDragSession) -> [UIDragItem] {
    view.dragDelegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
  }
  func itemsToAdd(to session: LocalDragSession, at point: CGPoint) -> [UIDragItem] {
    view.dragDelegate?.collectionView(
      view, itemsForAddingTo: session, at: path, point: view.convert(point, from: nil)) ?? []
  }
  func allowsMoving(_ session: LocalDragSession) -> Bool {
    view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: LocalDragSession) -> Bool {
    view.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func lifted(_ item: UIDragItem, _ session: LocalDragSession) -> (view: UIView, parameters: UIPreviewParameters)? {
    guard let parameters = view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path) else {
      return nil
    }
    return draggedView.map { ($0, parameters) }
  }
  func willBegin(_ session: LocalDragSession) {
    view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
    draggedCell?.drag(.lifting)
  }
  func didMove(_ session: LocalDragSession) { draggedCell?.drag(.dragging) }
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    draggedCell?.drag(.none)
    view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
  }
  /// The one that was lifted, wherever a drop has put it since.
  private lazy var draggedCell = view.cellForItem(at: path)
}

extension UICollectionView: DragOrigin {
  func dragSource(at point: CGPoint) -> (any DragSource)? {
    guard dragInteractionEnabled, dragDelegate != nil else { return nil }
    return indexPathForItem(at: convert(point, from: nil)).map { CollectionDragSource(self, $0) }
  }
}
