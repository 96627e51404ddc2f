import CairnHost
import Testing
import UIKit

/// Tables under fingers, and in their batches.
@MainActor
@Suite(.serialized)
struct TableTests {
  @MainActor
  final class Header: UITableViewHeaderFooterView {}

  @MainActor
  final class Controller: UITableViewController {
    var sections: [[String]] = [["Lima", "Quito", "Bogotá"], ["Oslo", "Riga"]]
    var lines: [String] = []
    var givesHeaders = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : indexPath.row == 1 ? .checkmark : .none
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "South" : "North"
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      let value = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(value, at: destinationIndexPath.row)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      lines.append("will select \(indexPath.row)")
      return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      lines.append("accessory \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("deselect \(indexPath.row)")
    }
  }

  private func withTable(_ style: UITableView.Style = .plain, _ body: (HeadlessHost, Controller) -> Void) {
    let host = HeadlessHost()
    let controller = Controller(style: style)
    host.show(UINavigationController(rootViewController: controller))
    body(host, controller)
    host.close()
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func expectAgreement(_ controller: Controller) {
    let table = controller.tableView!
    #expect(texts(table) == controller.sections.flatMap { $0 })
    for cell in table.visibleCells {
      let path = table.indexPath(for: cell)
      #expect(path.map { table.rectForRow(at: $0) } == cell.frame)
      #expect(cell.alpha == 1)
    }
  }

  @Test func rowsStandBelowTheirHeaders() {
    withTable { host, controller in
      let table = controller.tableView!
      #expect(texts(table) == ["Lima", "Quito", "Bogotá", "Oslo", "Riga"])
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 393, height: 28))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
      #expect(table.contentOffset.y == -103)
    }
  }

  @Test func tapsSelect() {
    withTable { host, controller in
      let table = controller.tableView!
      host.tap(table.cellForRow(at: IndexPath(row: 1, section: 0))!)
      host.tap(table.cellForRow(at: IndexPath(row: 0, section: 1))!)
      #expect(controller.lines == ["will select 1", "select 1", "will select 0", "deselect 1", "select 0"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
    }
  }

  /// Documented: <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:accessorybuttontappedforrowwith:)>
  @Test func detailButtonsDoNotSelect() {
    withTable { host, controller in
      let table = controller.tableView!
      let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))!
      cell.accessoryType = .detailDisclosureButton
      let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      host.tap(CGPoint(x: 393 - 30, y: middle.y))
      #expect(controller.lines == ["accessory 2"])
      #expect(table.indexPathForSelectedRow == nil)
      host.tap(middle)
      #expect(controller.lines == ["accessory 2", "will select 2", "select 2"])
    }
  }

  @Test func batchesMoveTheCells() {
    withTable { host, controller in
      let table = controller.tableView!
      let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
      table.performBatchUpdates {
        controller.sections = [["Cusco", "Bogotá", "Quito"], ["Riga", "Turku"]]
        table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1)], with: .left)
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1)], with: .right)
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
      }
      host.advance(by: 1)
      expectAgreement(controller)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
      controller.sections.remove(at: 0)
      table.deleteSections([0], with: .automatic)
      host.advance(by: 1)
      expectAgreement(controller)
    }
  }

  @Test func editingDeletes() {
    withTable { host, controller in
      let table = controller.tableView!
      table.setEditing(true, animated: false)
      host.settle()
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))!
      #expect(cell.contentView.frame.minX == 38)
      let place = cell.convert(CGPoint(x: 27, y: 22), to: nil)
      host.tap(place)
      host.advance(by: 0.5)
      #expect(cell.showingDeleteConfirmation)
      host.tap(cell.convert(CGPoint(x: 380, y: 22), to: nil))
      host.advance(by: 1)
      #expect(controller.sections[0] == ["Lima", "Bogotá"])
      expectAgreement(controller)
    }
  }

  @Test func theHandleMovesRows() {
    withTable { host, controller in
      let table = controller.tableView!
      table.setEditing(true, animated: false)
      host.settle()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
      let start = cell.convert(CGPoint(x: 370, y: 22), to: nil)
      host.send(.touch(id: 0, phase: .began, location: start))
      host.advance(by: 0.2)
      host.move(0, from: start, to: CGPoint(x: start.x, y: start.y + 92), 0.4)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: start.x, y: start.y + 92)))
      host.advance(by: 1)
      #expect(controller.sections[0] == ["Quito", "Bogotá", "Lima"])
      expectAgreement(controller)
    }
  }

  @Test func rowsSizeThemselves() {
    @MainActor
    final class Tall: UITableViewCell {
      let label = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    @MainActor
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
        (cell as? Tall)?.label.text = String(repeating: "Words that need some room. ", count: 1 + indexPath.row % 5)
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(Tall.self, forCellReuseIdentifier: "tall")
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    let heights = (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == heights.sorted())
    #expect(heights[3] > heights[0] + 20)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 0))
  }

  @Test func registeredHeadersAreMadeAndKeptApart() {
    withTable { host, controller in
      let header = controller.tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      #expect(header is Header)
      #expect(header?.reuseIdentifier == "header")
    }
  }
}
