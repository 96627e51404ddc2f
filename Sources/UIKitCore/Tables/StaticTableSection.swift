/// A section of a table that a document fills.
@MainActor
package struct StaticTableSection {
  package var header: String?
  package var footer: String?
  package var cells: [UITableViewCell] = []

  package init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell] = []) {
    self.header = header
    self.footer = footer
    self.cells = cells
  }
}
