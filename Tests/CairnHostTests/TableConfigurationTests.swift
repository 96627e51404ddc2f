import CairnHost
import Testing
import UIKit

/// Cells are described for their states whether or not they have configurations.
@MainActor @Suite(.serialized)
struct TableConfigurationTests {
  final class Cell: UITableViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  final class Header: UITableViewHeaderFooterView {
    var updates = 0

    override func updateConfiguration(using state: UIViewConfigurationState) {
      super.updateConfiguration(using: state)
      updates += 1
    }
  }

  final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  }

  /// Provenance: documented: "UIKit calls this method … before displaying the cell", and for every change of its state.
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)
  @Test func subclassesHearOfStatesWithoutAConfiguration() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = Controller()
    host.show(controller)
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(controller.tableView.cellForRow(at: path) as? Cell)
    #expect(cell.states == [false])
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    host.settle()
    #expect(cell.states.last == true)
    let header = try #require(controller.tableView.headerView(forSection: 0) as? Header)
    #expect(header.updates == 1)
  }

  /// Provenance: documented: "secondarySystemGroupedBackground: the color for content layered on top of the main background
  /// of your grouped interface"; what a program chooses stays.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowsHaveTheBackgroundOfTheirTable(style: UITableView.Style) throws {
    let host = HeadlessHost(settings: HostSettings(style: .dark))
    defer { host.close() }
    let controller = Controller(style: style)
    host.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let expected: UIColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    #expect(
      cell.backgroundColor?.resolvedColor(with: cell.traitCollection)
        == expected.resolvedColor(with: cell.traitCollection))
    cell.backgroundColor = .systemBackground
    let other = UITableView(frame: .zero, style: .insetGrouped)
    other.addSubview(cell)
    #expect(cell.backgroundColor == .systemBackground)
  }
}
