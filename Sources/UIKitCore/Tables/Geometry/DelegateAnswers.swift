/// Which of a delegate's methods are implemented, found out by asking for the first row and section.
@MainActor
struct DelegateAnswers {
  let givesHeights: Bool
  let givesEstimates: Bool
  let givesHeaders: Bool
  let givesFooters: Bool

  init(_ delegate: (any UITableViewDelegate)?, _ table: UITableView, _ counts: [Int]) {
    guard let delegate, let section = counts.indices.first else {
      (givesHeights, givesEstimates, givesHeaders, givesFooters) = (false, false, false, false)
      return
    }
    let first = counts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
    givesHeights =
      first.map { path in
        OptionalAnswers.current.implemented { delegate.tableView(table, heightForRowAt: path) }.isImplemented
      } ?? false
    givesEstimates =
      first.map { path in
        OptionalAnswers.current.implemented { delegate.tableView(table, estimatedHeightForRowAt: path) }.isImplemented
      } ?? false
    // The views are kept for the section that they were asked for.
    let header = OptionalAnswers.current.implemented { delegate.tableView(table, viewForHeaderInSection: section) }
    let footer = OptionalAnswers.current.implemented { delegate.tableView(table, viewForFooterInSection: section) }
    if let view = header.answer { table.parts.waitingHeaders[section] = view }
    if let view = footer.answer { table.parts.waitingFooters[section] = view }
    givesHeaders = header.isImplemented
    givesFooters = footer.isImplemented
  }
}
