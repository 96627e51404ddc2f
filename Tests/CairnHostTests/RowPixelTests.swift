import CairnHost
import Testing
import UIKit

/// Rows that size themselves.
@MainActor @Suite struct RowPixelTests {
  /// Content of a height between two pixels has at least it: its constraints hold.
  @Test func contentOfHalfAPixelFits() throws {
    let host = HeadlessHost(device: "iPhone 15", system: 17)
    defer { host.close() }
    let controller = OneRow()
    host.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(abs(cell.contentView.bounds.height - 230.0 / 3) < 0.01)
    #expect(abs(cell.bounds.height - 230.0 / 3) < 0.01)
    #expect(cell.contentView.frame.maxY <= cell.bounds.maxY)
  }

  private final class OneRow: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let (cell, box) = (UITableViewCell(), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 76.4),
      ])
      return cell
    }
  }
}
