import CairnHost
import Testing
import UIKit

/// What a table shows while a batch of changes is still on its way.
///
/// Provenance: derived, as of collection views; what is asked for after a batch is seen at the next layout.
@MainActor
@Suite(.serialized)
struct TableBatchOverlapTests {
  final class Source: NSObject, UITableViewDataSource {
    var items = Array(0..<5)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = items[indexPath.row]
      return cell
    }
  }

  private func shown(_ table: UITableView) -> [Int] {
    table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden && $0.alpha == 1 }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.tag)
  }

  @Test func aReloadIsSeenAtOnce() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (controller, source) = (UITableViewController(), Source())
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.rowHeight = 60
    controller.tableView.dataSource = source
    host.show(controller)
    host.settle()
    let table = controller.tableView!
    source.items.removeFirst()
    var isDone = false
    table.performBatchUpdates({ table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left) }) { _ in
      isDone = true
    }
    host.advance(by: 0.05)
    source.items = [7, 8]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(shown(table) == [7, 8])
    let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(second?.layer.presentation()?.frame.minY == 60, "a cell that is used again does not go on with its way")
    host.advance(by: 1)
    #expect(isDone)
    #expect(shown(table) == [7, 8])
  }
}
