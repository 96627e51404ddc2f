/// A section of a table that a document fills.
@MainActor
struct StaticTableSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell] = []
}
