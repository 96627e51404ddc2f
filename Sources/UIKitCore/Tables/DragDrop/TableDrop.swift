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
  func allowsMoving(_ session: LocalDragSession) -> Bool {
    view.dragDelegate?.tableView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  func willBegin(_ session: LocalDragSession) {
    view.hasActiveDrag = true
    view.dragDelegate?.tableView(view, dragSessionWillBegin: session)
  }
  func didMove(_ session: LocalDragSession) {}
  func willEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {}
  func didEnd(_ session: LocalDragSession, _ operation: UIDropOperation) {
    view.hasActiveDrag = false
    view.dragDelegate?.tableView(view, dragSessionDidEnd: session)
  }
}

/// A table that something may be dropped into.
@MainActor
final class TableDropTarget: DropTarget {
  private unowned let table: UITableView

  init(_ table: UITableView) { self.table = table }

  var dropView: UIView { table }
  func canHandle(_ session: LocalDragSession) -> Bool {
    table.dropDelegate?.tableView(table, canHandle: session) ?? false
  }
  func didEnter(_ session: LocalDragSession) {
    table.hasActiveDrop = true
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }
  private func destination(_ session: LocalDragSession) -> IndexPath? {
    table.indexPathForRow(at: session.location(in: table))
  }
  func proposal(_ session: LocalDragSession) -> UIDropProposal {
    table.dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination(session))
      ?? UIDropProposal(operation: .cancel)
  }
  func didExit(_ session: LocalDragSession) {
    table.hasActiveDrop = false
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDragSession, _ proposal: UIDropProposal, _ drag: LocalDrag) {
    let source = drag.source as? TableDragSource
    let path = source?.table === table ? source?.path : nil
    let coordinator = TableDropCoordinator(
      table, session, proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation),
      destination(session), drag.preview.bounds.size, path)
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
    drag.fly(to: coordinator.animator?.place(), animator: coordinator.animator)
  }
  func didEnd(_ session: LocalDragSession) {
    table.hasActiveDrop = false
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}

extension UITableView: DropReceiver {
  var dropTarget: (any DropTarget)? { dropDelegate == nil ? nil : TableDropTarget(self) }
}

/// The end of a drag inside the program, in a table.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let table: UITableView
  private(set) var animator: DropAnimator?
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ table: UITableView, _ session: LocalDragSession, _ proposal: UITableViewDropProposal, _ destination: IndexPath?,
    _ size: CGSize, _ source: IndexPath?
  ) {
    self.table = table
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.enumerated().map { TableDropItem($1, $0 == 0 ? source : nil, size) }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    flight { [table] in table.convert(table.rectForRow(at: indexPath), to: nil) }
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    flight { [table] in
      let row = table.rectForRow(at: indexPath)
      return table.convert(rect.offsetBy(dx: row.minX, dy: row.minY), to: nil)
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

@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}
