import CairnHost
import Testing
import UIKit

/// Rows that are edited, moved and filled as UIKit documents it.
@MainActor
@Suite(.serialized)
struct TableBehaviorTests {
  class Source: NSObject, UITableViewDataSource {
    var values = Array(0..<40)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = values[indexPath.row]
      return cell
    }
  }
  /// Conforms anew: what it adds counts.
  final class Editor: NSObject, UITableViewDataSource {
    var values = Array(0..<40)
    var lines: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = values[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      lines.append("commit \(indexPath.row)")
      values.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      lines.append("move \(sourceIndexPath.row)>\(destinationIndexPath.row)")
      values.insert(values.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private func withTable(
    _ source: any UITableViewDataSource, cell: AnyClass = UITableViewCell.self,
    _ body: (HeadlessHost, UITableView) -> Void
  ) {
    let host = HeadlessHost()
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(cell, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = source
    host.show(controller)
    host.settle()
    body(host, controller.tableView)
    host.close()
  }

  private func middle(_ table: UITableView, _ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test func rowsCanBeSwipedWhereTheDataSourceCommits() {
    let source = Editor()
    withTable(source) { host, table in
      let start = middle(table, 2)
      host.drag(from: start, to: CGPoint(x: start.x - 300, y: start.y))
      host.settle()
      #expect(source.lines == ["commit 2"])
      #expect(source.values.count == 39)
    }
  }

  @Test func rowsCannotBeSwipedWhereItDoesNot() {
    withTable(Source()) { host, table in
      let start = middle(table, 2)
      host.drag(from: start, to: CGPoint(x: start.x - 300, y: start.y))
      host.settle()
      #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }
  }

  @Test func aHandleIsDraggedAtOnce() {
    let source = Editor()
    withTable(source) { host, table in
      table.setEditing(true, animated: false)
      host.settle()
      let x = table.bounds.width - 20
      host.drag(from: CGPoint(x: x, y: middle(table, 4).y), to: CGPoint(x: x, y: middle(table, 1).y), duration: 0.5)
      host.settle()
      #expect(source.lines == ["move 4>1"])
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }
  }

  @Test func symbolsGrowWithTheTitle() throws {
    for (size, grows) in [(UIContentSizeCategory.large, false), (.accessibilityExtraExtraExtraLarge, true)] {
      let host = HeadlessHost(settings: HostSettings(textSize: size))
      defer { host.close() }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
      cell.textLabel?.text = "Title"
      let star = try #require(UIImage(systemName: "star.fill"))
      cell.imageView?.image = star
      let controller = UIViewController()
      controller.view.addSubview(cell)
      host.show(controller)
      host.settle()
      let width = try #require(cell.imageView?.frame.width)
      #expect(grows ? width > 2 * star.size.width : abs(width - star.size.width) < 0.5)
      cell.imageView?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
      cell.setNeedsLayout()
      host.settle()
      let small = try #require(cell.imageView?.frame.width)
      #expect(small < star.size.width)
    }
  }

  @Test func theHeaderTakesTheTablesWidthAtOnce() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 77))
    table.tableHeaderView = header
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 77))
  }

  @Test func rowsMoveWhereTheDataSourceMovesThem() {
    let source = Editor()
    withTable(source) { host, table in
      table.setEditing(true, animated: false)
      host.settle()
      let (from, to) = (middle(table, 1), middle(table, 4))
      let x = table.bounds.width - 20
      // Content hears of a touch after the moment in which it may become a drag.
      host.send(.touch(id: 0, phase: .began, location: CGPoint(x: x, y: from.y)))
      host.advance(by: 0.3)
      host.move(0, from: CGPoint(x: x, y: from.y), to: CGPoint(x: x, y: to.y), 0.3)
      #expect(source.lines.isEmpty)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: x, y: to.y)))
      host.settle()
      #expect(source.lines == ["move 1>4"])
      #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.tag == 1)
    }
    withTable(Source()) { host, table in
      table.setEditing(true, animated: false)
      host.settle()
      let controls = (table.visibleCells.first?.subviews ?? []).filter { "\(type(of: $0))" == "CellControl" }
      #expect(controls.allSatisfy { $0.frame.minX < 200 })
    }
  }

  /// A reload counts at once: what changes right after it is an update of its own.
  @Test func rowsAreInsertedRightAfterAReload() {
    let source = Source()
    withTable(source) { host, table in
      source.values = [1, 2]
      table.reloadData()
      source.values.append(3)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      host.advance(by: 1)
      #expect(table.numberOfRows(inSection: 0) == 3)
      #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    }
  }

  @Test func cellsTakeConfigurations() {
    withTable(Source()) { host, table in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = "More\nand more\nand still more"
      cell.contentConfiguration = content
      var states: [Bool] = []
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
      host.settle()
      #expect(cell.contentView is UIListContentView)
      #expect(cell.frame.height > 60)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == cell.frame.maxY)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      host.settle()
      #expect(states.last == true)
      cell.contentConfiguration = nil
      #expect(!(cell.contentView is UIListContentView))
    }
  }

  @Test func deletingRowsPullsTheOffsetBack() {
    let source = Editor()
    withTable(source) { host, table in
      table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      host.settle()
      source.values.removeLast(30)
      table.deleteRows(at: (10..<40).map { IndexPath(row: $0, section: 0) }, with: .fade)
      host.settle()
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      #expect(table.visibleCells.count == 10)
    }
  }

  final class Stateful: UITableViewCell {
    var lines: [String] = []
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      lines.append("will \(state.rawValue)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      lines.append("did \(state.rawValue)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      lines.append("edit \(editing) \(animated)")
    }
  }

  /// Provenance: `UITableViewCell.h`; a swiped cell is not in the state of its edit control.
  @Test func cellsHearOfTheirStates() {
    let source = Editor()
    withTable(source, cell: Stateful.self) { host, table in
      guard let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Stateful else {
        Issue.record("no cell")
        return
      }
      cell.lines = []
      table.setEditing(true, animated: true)
      #expect(cell.lines == ["will 1", "edit true true"])
      host.advance(by: 1)
      #expect(cell.lines.last == "did 1")
      cell.lines = []
      table.setEditing(false, animated: false)
      #expect(cell.lines == ["will 0", "did 0", "edit false false"])
      cell.lines = []
      let start = middle(table, 1)
      host.drag(from: start, to: CGPoint(x: start.x - 90, y: start.y), duration: 0.3)
      #expect(cell.lines == ["will 2"])
      host.advance(by: 1)
      #expect(cell.lines == ["will 2", "did 2"])
      host.tap(middle(table, 5))
      host.advance(by: 1)
      #expect(cell.lines == ["will 2", "did 2", "will 0", "did 0"])
    }
  }

  /// Provenance: rows that come into sight when others are deleted move up with those above them.
  @Test func rowsThatComeIntoSightSlideIn() {
    let source = Source()
    withTable(source) { host, table in
      table.rowHeight = 50
      table.reloadData()
      host.settle()
      let last = table.indexPathsForVisibleRows?.last ?? IndexPath(row: 0, section: 0)
      source.values.removeFirst(2)
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
      host.advance(by: 0.1)
      let cell = table.cellForRow(at: last)?.layer.presentation()
      #expect((cell?.frame.minY ?? 0) > table.rectForRow(at: last).minY + 1)
      #expect(cell?.opacity == 1)
      host.advance(by: 1)
      #expect(table.cellForRow(at: last)?.frame == table.rectForRow(at: last))
    }
  }
}
