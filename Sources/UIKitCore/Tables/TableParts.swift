/// The views that a table shows at present.
@MainActor
struct TableParts {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that the delegate gave before they were needed.
  var waitingHeaders: [Int: UIView] = [:]
  var waitingFooters: [Int: UIView] = [:]
  /// Cells that were made to be measured, or kept by a document.
  var waitingCells: [IndexPath: UITableViewCell] = [:]
  /// Rows on the screen whose heights are asked for again.
  var resized: Set<IndexPath> = []
  var index: SectionIndexBar?

  /// The rows from the top down.
  var rowsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
    cells.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    // The cell knows its place unless the client asks while places change.
    if let place = cell.rowPlace, cells[place] === cell { return place }
    return cells.first { $0.value === cell }?.key
  }
}
