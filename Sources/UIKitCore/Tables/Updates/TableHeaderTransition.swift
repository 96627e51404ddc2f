/// The headers and footers of a table on their way through a batch: they go with their sections, as cells go with their
/// rows.
@MainActor
final class TableHeaderTransition {
  private unowned let table: UITableView
  /// Where those that stay were seen.
  private var places: [ObjectIdentifier: CGRect] = [:]
  private var leaving: [(view: UIView, section: Int, isHeader: Bool)] = []

  /// Names the views anew, before anybody asks for a section's view by its new place.
  init(_ table: UITableView, _ map: UpdateMap) {
    self.table = table
    move(\.headers, map, isHeader: true)
    move(\.footers, map, isHeader: false)
    // What waits has never been seen.
    for path in [\TableParts.waitingHeaders, \.waitingFooters] {
      let waiting = table.parts[keyPath: path]
      table.parts[keyPath: path] = [:]
      for (section, view) in waiting {
        if let new = Self.place(of: section, map) {
          table.parts[keyPath: path][new] = view
        } else {
          table.reuse.keepHeader(view)
        }
      }
    }
  }

  /// Nil for a section that goes or is made anew.
  private static func place(of section: Int, _ map: UpdateMap) -> Int? {
    map.isMadeAnew(section) ? nil : map.section(section)
  }

  private func move(_ path: WritableKeyPath<TableParts, [Int: UIView]>, _ map: UpdateMap, isHeader: Bool) {
    let old = table.parts[keyPath: path]
    var kept: [Int: UIView] = [:]
    for (section, view) in old.sorted(by: { $0.key < $1.key }) {
      guard let new = Self.place(of: section, map) else {
        leaving.append((view, section, isHeader))
        continue
      }
      kept[new] = view
      places[ObjectIdentifier(view)] = view.frame
      if isHeader { (view as? UITableViewHeaderFooterView)?.takePlace(isFirst: new == 0) }
    }
    table.parts[keyPath: path] = kept
  }

  /// Puts what stays back to where it was seen. Returns the views that move, with the places that they go to.
  func start() -> [(view: UIView, place: CGRect)] {
    var moving: [(view: UIView, place: CGRect)] = []
    for view in Array(table.parts.headers.values) + Array(table.parts.footers.values) {
      guard let place = places[ObjectIdentifier(view)], place != view.frame else { continue }
      moving.append((view, view.frame))
      view.frame = place
    }
    places = [:]
    return moving
  }

  func animate() { for entry in leaving where !isShown(entry.view) { entry.view.alpha = 0 } }

  /// A delegate may give the view of a section that goes to another one.
  private func isShown(_ view: UIView) -> Bool {
    table.parts.headers.values.contains { $0 === view } || table.parts.footers.values.contains { $0 === view }
  }

  func finish() {
    for entry in leaving where !isShown(entry.view) {
      entry.view.alpha = 1
      if entry.isHeader {
        table.retireHeader(entry.view, entry.section)
      } else {
        table.retireFooter(entry.view, entry.section)
      }
    }
    leaving = []
  }
}
