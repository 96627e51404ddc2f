/// The end of a drag inside the program, in a table.
@MainActor
final class TableDropCoordinator: DropFlight, UITableViewDropCoordinator {
  private let table: UITableView
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ table: UITableView, _ session: LocalDragSession, _ proposal: UITableViewDropProposal, _ destination: IndexPath?,
    _ size: CGSize
  ) {
    self.table = table
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = DropItem.items(of: session, size) { source in
      (source as? TableDragSource).flatMap { $0.table === table ? $0.path : nil }
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    fly(cutBy: { [table] in table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath) }) {
      [table] in table.convert(table.rectForRow(at: indexPath), to: nil)
    }
  }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let context = TablePlaceholderContext(table, dragItem, placeholder)
    context.insert()
    return fly(by: context)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly { [table] in
      let row = table.rectForRow(at: indexPath)
      return table.convert(rect.offsetBy(dx: row.minX, dy: row.minY), to: nil)
    }
  }
}
