import Testing
import UIKit

/// Cells are there right behind a reload. Provenance: openradar 23904182 (`cellForRow(at:)` and `visibleCells` bring rows
/// in), tests of public libraries that read a cell behind `reloadData()`.
@MainActor @Suite struct ReloadedRowsTests {
  final class Source: NSObject, UITableViewDataSource {
    var titles = ["a", "b"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = titles[indexPath.row]
      return cell
    }
  }

  @Test func cellsAreReadBehindAReload() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    source.titles = ["x", "y", "z"]
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "z")
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
  }
}
