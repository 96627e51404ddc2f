import Testing
import UIKit

/// Provenance: documented: a table view controller is the data source and the delegate of its table.
@MainActor
struct TableControllerTests {
  private class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  }

  private final class Replacing: Controller {
    override func viewDidLoad() { tableView = UITableView(frame: view.frame, style: .plain) }
  }

  private final class Silent: Controller {
    override func viewDidLoad() {}
  }

  @Test func tablesAskTheirController() {
    for controller in [Controller(), Replacing(), Silent()] {
      controller.loadViewIfNeeded()
      #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
      #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test func sourcesThatAreSetStay() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (source, table, controller) = (Source(), UITableView(), Controller())
    table.dataSource = source
    controller.tableView = table
    #expect(table.dataSource === source && table.delegate === controller)
  }

  private final class Many: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40_000 }
  }

  /// *Select all* of a long list, and its end. Each row costs the same, however many are selected.
  @Test func manyRowsAreSelected() {
    let table: UITableView = Many().tableView
    table.allowsMultipleSelection = true
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    let start = ContinuousClock.now
    for row in 0..<40_000 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    for row in stride(from: 1, to: 40_000, by: 2) { table.deselectRow(at: path(row), animated: false) }
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(0) && table.indexPathsForSelectedRows?.count == 20_001)
    table.deselectRow(at: path(0), animated: false)
    #expect(table.indexPathForSelectedRow == path(2))
    // A table that selects one row keeps the first that was selected.
    table.allowsMultipleSelection = false
    #expect(table.indexPathsForSelectedRows == [path(2)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 0
    func numberOfSections(in tableView: UITableView) -> Int { count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  /// Provenance: tests of a library for lists, which change what a table without a window shows before they say so.
  @Test func aTableThatWasNeverShownTakesItsSourcesWord() {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    rows.count = 1
    table.beginUpdates()
    table.insertSections([0], with: .automatic)
    table.endUpdates()
    #expect(table.numberOfSections == 1)
  }
}
