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
    let path = destination(session)
    let proposal =
      table.dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UIDropProposal(operation: .cancel)
    let isInto = (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    let target = isInto && proposal.operation != .cancel ? path.flatMap(table.cellForRow) : nil
    CellConfigurator.tell(table.visibleCells, of: .notTargeted, target: target)
    return proposal
  }
  func didExit(_ session: LocalDragSession) {
    CellConfigurator.tell(table.visibleCells, of: .none)
    table.hasActiveDrop = false
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDragSession, _ proposal: UIDropProposal, _ drag: LocalDrag) {
    let coordinator = TableDropCoordinator(
      table, session, proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation),
      destination(session), drag.preview.bounds.size)
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
    drag.fly(to: coordinator.animator?.place(), animator: coordinator.animator)
  }
  func didEnd(_ session: LocalDragSession) {
    CellConfigurator.tell(table.visibleCells, of: .none)
    table.hasActiveDrop = false
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}

extension UITableView: DropReceiver {
  var dropTarget: (any DropTarget)? { dropDelegate == nil ? nil : TableDropTarget(self) }
}
