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
  /// Batches that are still seen moving.
  var transitions: [TableTransition] = []

  /// The rows from the top down.
  var rowsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
    cells.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  /// The view of a section's header, of those that are shown or else of those that wait. One that waits for a section which
  /// has a view is given back.
  mutating func header(_ section: Int, _ reuse: inout TableReuse) -> UIView? {
    Self.view(headers[section], waitingHeaders.removeValue(forKey: section), &reuse)
  }
  /// The same of its footer.
  mutating func footer(_ section: Int, _ reuse: inout TableReuse) -> UIView? {
    Self.view(footers[section], waitingFooters.removeValue(forKey: section), &reuse)
  }
  private static func view(_ shown: UIView?, _ waiting: UIView?, _ reuse: inout TableReuse) -> UIView? {
    guard let shown else { return waiting }
    if let waiting, waiting !== shown { reuse.keepHeader(waiting) }
    return shown
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    // The cell knows its place unless the client asks while places change.
    if let place = cell.rowPlace, cells[place] === cell { return place }
    return cells.first { $0.value === cell }?.key
  }
}
