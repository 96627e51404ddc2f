/// A row that is dragged.
@MainActor
final class TableDragSource: DragSource {
  private weak var view: UITableView?
  let path: IndexPath

  init(_ view: UITableView, _ path: IndexPath) {
    self.view = view
    self.path = path
  }

  var table: UITableView? { view }
  private var delegate: (any UITableViewDragDelegate)? { view?.dragDelegate }
  var draggedView: UIView? { view?.cellForRow(at: path) }
  func items(_ session: LocalDragSession) -> [UIDragItem] {
    view.flatMap { delegate?.tableView($0, itemsForBeginning: session, at: path) } ?? []
  }
  func itemsToAdd(to session: LocalDragSession, at point: CGPoint) -> [UIDragItem] {
    view.flatMap {
      delegate?.tableView($0, itemsForAddingTo: session, at: path, point: $0.convert(point, from: nil))
    } ?? []
  }
  func allowsMoving(_ session: LocalDragSession) -> Bool {
    view.flatMap { delegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  func isRestricted(_ session: LocalDragSession) -> Bool {
    view.flatMap { delegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }
  func lifted(_ item: UIDragItem, _ session: LocalDragSession) -> (view: UIView, parameters: UIPreviewParameters)? {
    guard let view, let parameters = delegate?.tableView(view, dragPreviewParametersForRowAt: path) else { return nil }
    return draggedView.map { ($0, parameters) }
  }
  func willBegin(_ session: LocalDragSession) {
    view?.hasActiveDrag = true
    if let view { delegate?.tableView(view, dragSessionWillBegin: session) }
    draggedCell?.drag(.lifting)
  }
  func didMove(_ session: LocalDragSession) { draggedCell?.drag(.dragging) }
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    view?.hasActiveDrag = false
    draggedCell?.drag(.none)
    if let view { delegate?.tableView(view, dragSessionDidEnd: session) }
  }
  /// The one that was lifted, wherever a drop has put it since.
  private lazy var draggedCell = view?.cellForRow(at: path)
}

extension UITableView: DragOrigin {
  func dragSource(at point: CGPoint) -> (any DragSource)? {
    guard dragInteractionEnabled, dragDelegate != nil, !edits.isEditing else { return nil }
    return indexPathForRow(at: convert(point, from: nil)).map { TableDragSource(self, $0) }
  }
}
