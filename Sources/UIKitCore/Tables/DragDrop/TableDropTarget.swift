/// A table that something may be dropped into.
@MainActor
final class TableDropTarget: DropTarget {
  private weak var table: UITableView?

  init(_ table: UITableView) { self.table = table }

  var dropView: UIView? { table }
  func canHandle(_ session: LocalDragSession) -> Bool {
    guard let table else { return false }
    return reorderedRow(session, table) != nil || table.dropDelegate?.tableView(table, canHandle: session) ?? false
  }

  /// The row that would merely move within its table.
  ///
  /// UIKIT: "Local drags with one item go through the existing `tableView(_:moveRowAt:to:)` method on the data source"
  /// (Apple's sample of drag and drop in tables). Programs rely on it without a drop delegate, and with one that takes
  /// nothing.
  private func reorderedRow(_ session: LocalDragSession, _ table: UITableView) -> IndexPath? {
    guard session.items.count == 1, session.allowsMoveOperation, let source = session.sources.first as? TableDragSource,
      source.table === table, table.canMove(source.path)
    else { return nil }
    return source.path
  }

  /// What the delegate says of a row that would merely move; nil where that leaves it at moving.
  private func objection(
    _ session: LocalDragSession, _ path: IndexPath?, _ table: UITableView
  ) -> UITableViewDropProposal? {
    guard let delegate = table.dropDelegate, delegate.tableView(table, canHandle: session) else { return nil }
    let asked = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    switch asked.operation {
    case .move: return asked.intent == .insertIntoDestinationIndexPath ? asked : nil
    // What a delegate without the method answers.
    case .copy: return asked.intent == .unspecified ? nil : asked
    default: return asked
    }
  }
  func didEnter(_ session: LocalDragSession) {
    guard let table else { return }
    table.hasActiveDrop = true
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }
  private func destination(_ session: LocalDragSession, _ table: UITableView) -> IndexPath? {
    table.indexPathForRow(at: session.location(in: table))
  }
  func proposal(_ session: LocalDragSession) -> UIDropProposal {
    guard let table else { return UIDropProposal(operation: .cancel) }
    let path = destination(session, table)
    if let row = reorderedRow(session, table) {
      guard let objection = objection(session, path, table) else {
        table.makeRoom(for: row, at: session.location(in: table))
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }
      table.endMakingRoom(moves: false)
      return shown(objection, path, table)
    }
    let proposal =
      table.dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UIDropProposal(operation: .cancel)
    return shown(proposal, path, table)
  }
  /// The cells hear whether something would be dropped into them.
  private func shown(_ proposal: UIDropProposal, _ path: IndexPath?, _ table: UITableView) -> UIDropProposal {
    let isInto = (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    let target = isInto && proposal.operation != .cancel ? path.flatMap(table.cellForRow) : nil
    CellConfigurator.tell(table.visibleCells, of: .notTargeted, target: target)
    return proposal
  }
  func didExit(_ session: LocalDragSession) {
    guard let table else { return }
    table.endMakingRoom(moves: false)
    CellConfigurator.tell(table.visibleCells, of: .none)
    table.hasActiveDrop = false
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }
  func perform(_ session: LocalDragSession, _ proposal: UIDropProposal, _ drag: LocalDrag) {
    guard let table else { return drag.fly(to: nil) }
    if let row = table.endMakingRoom(moves: true) {
      return drag.fly(to: table.convert(table.rectForRow(at: row), to: nil))
    }
    let coordinator = TableDropCoordinator(
      table, session, proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation),
      destination(session, table), drag.preview.bounds.size)
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
    drag.fly(to: coordinator.animator?.place(), animator: coordinator.animator)
  }
  func didEnd(_ session: LocalDragSession) {
    guard let table else { return }
    table.endMakingRoom(moves: false)
    CellConfigurator.tell(table.visibleCells, of: .none)
    table.hasActiveDrop = false
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}

extension UITableView: DropReceiver {
  var dropTarget: (any DropTarget)? { dropDelegate == nil && dragDelegate == nil ? nil : TableDropTarget(self) }
}
