/// A row that is dragged.
@MainActor
final class TableDragSource: DragSource {
  private unowned let view: UITableView
  let path: IndexPath

  init(_ view: UITableView, _ path: IndexPath) {
    self.view = view
    self.path = path
  }

  var table: UITableView { view }
  var draggedView: UIView? { view.cellForRow(at: path) }
  func items(_ session: LocalDragSession) -> [UIDragItem] {
    view.dragDelegate?.tableView(view, itemsForBeginning: session, at: path) ?? []
  }
  func itemsToAdd(to session: LocalDragSession, at point: CGPoint) -> [UIDragItem] {
    view.dragDelegate?.tableView(
      view, itemsForAddingTo: session, at: path, point: view.convert(point, from: nil)) ?? []
  }
  func allowsMoving(_ session: LocalDragSession) -> Bool {
    view.dragDelegate?.tableView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: LocalDragSession) -> Bool {
    view.dragDelegate?.tableView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func lifted(_ item: UIDragItem, _ session: LocalDragSession) -> (view: UIView, parameters: UIPreviewParameters)? {
    guard let parameters = view.dragDelegate?.tableView(view, dragPreviewParametersForRowAt: path) else { return nil }
    return draggedView.map { ($0, parameters) }
  }
  func willBegin(_ session: LocalDragSession) {
    view.hasActiveDrag = true
    view.dragDelegate?.tableView(view, dragSessionWillBegin: session)
    draggedCell?.drag(.lifting)
  }
  func didMove(_ session: LocalDragSession) { draggedCell?.drag(.dragging) }
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    view.hasActiveDrag = false
    draggedCell?.drag(.none)
    view.dragDelegate?.tableView(view, dragSessionDidEnd: session)
  }
  /// The one that was lifted, wherever a drop has put it since.
  private lazy var draggedCell = view.cellForRow(at: path)
}

extension UITableView: DragOrigin {
  func dragSource(at point: CGPoint) -> (any DragSource)? {
    guard dragInteractionEnabled, dragDelegate != nil, !edits.isEditing else { return nil }
    return indexPathForRow(at: convert(point, from: nil)).map { TableDragSource(self, $0) }
  }
}
