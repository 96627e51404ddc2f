import CairnHost
import Testing
import UIKit

/// The lines of groups.
///
/// Provenance: Apple's pictures of the styles: groups that are not inset begin and end with a line from side to side, inset
/// groups have lines between their rows alone.
@MainActor @Suite struct GroupSeparatorTests {
  @Test(arguments: [
    (UITableView.Style.plain, [0, 373, 373]), (.grouped, [393, 373, 393]), (.insetGrouped, [0, 333, 0]),
  ])
  func lines(style: UITableView.Style, widths: [CGFloat]) {
    let host = HeadlessHost(device: "iPhone 15", system: 17)
    defer { host.close() }
    let controller = TwoRows(style: style)
    controller.tableView.separatorColor = .green
    host.show(controller)
    let rows = (0..<2).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
    let places = [rows[0].minY, rows[0].maxY - 1, rows[1].maxY - 1]
    let found = places.map { y in
      let area = CGRect(x: 0, y: y - controller.tableView.contentOffset.y, width: 393, height: 1)
      return CGFloat(host.greenPixels(in: area)) / 3
    }
    #expect(found == widths)
  }

  /// Rows of the canvas, which no table has made: their lines begin where their texts do.
  @Test(arguments: [(CGFloat(375), CGFloat(16)), (414, 20)])
  func rowsThatNoTableHasMade(width: CGFloat, inset: CGFloat) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    table.addSubview(cell)
    #expect(cell.separatorInset.left == inset)
    cell.separatorInset.left = 40
    #expect(cell.separatorInset.left == 40)
  }

  private final class TwoRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
