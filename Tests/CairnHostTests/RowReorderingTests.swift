import CairnHost
import Testing
import UIKit

/// Rows that are dragged within their table. Provenance: "Local drags with one item go through the existing
/// `tableView(_:moveRowAt:to:)` method on the data source" (Apple's sample of drag and drop in tables).
@MainActor @Suite(.serialized)
struct RowReorderingTests {
  class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    var names = (0..<8).map { "\($0)" }
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 7 }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      names.insert(names.remove(at: from.row), at: to.row)
      log.append("\(from.row) to \(to.row)")
    }
  }
  final class Dropping: Source, UITableViewDropDelegate {
    var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { proposal }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("drop")
    }
  }

  private func shown(_ source: Source, in host: HeadlessHost) -> UITableView {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    (table.dataSource, table.delegate, table.dragDelegate) = (source, source, source)
    table.dropDelegate = source as? Dropping
    table.dragInteractionEnabled = true
    controller.view.addSubview(table)
    host.show(controller)
    return table
  }

  private func drag(from first: CGFloat, to last: CGFloat, in host: HeadlessHost, look: () -> Void = {}) {
    host.send(.touch(id: 0, phase: .began, location: CGPoint(x: 100, y: first)))
    host.advance(by: 1)
    host.move(0, from: CGPoint(x: 100, y: first), to: CGPoint(x: 100, y: last), 0.5)
    host.advance(by: 0.3)
    look()
    host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 100, y: last)))
    host.advance(by: 1)
  }

  @Test func theDataSourceAloneMovesARow() {
    let host = HeadlessHost()
    defer { host.close() }
    let source = Source()
    let table = shown(source, in: host)
    drag(from: 125, to: 275, in: host) {
      #expect(table.cellForRow(at: [0, 1])?.frame.minY == 0, "the others make room")
      #expect(table.cellForRow(at: [0, 4])?.frame.minY == 200)
      #expect(source.log.isEmpty)
    }
    #expect(source.log == ["0 to 3"])
    #expect((0..<5).map { table.cellForRow(at: [0, $0])?.textLabel?.text } == ["1", "2", "3", "0", "4"])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect((0..<5).map { table.cellForRow(at: [0, $0])?.frame.minY } == [0, 50, 100, 150, 200])
  }

  @Test func outsideNothingMoves() {
    let host = HeadlessHost()
    defer { host.close() }
    let source = Source()
    let table = shown(source, in: host)
    drag(from: 125, to: 700, in: host)
    #expect(source.log.isEmpty)
    #expect(table.cellForRow(at: [0, 0])?.alpha == 1)
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == 50)
  }

  @Test func aRowThatMayNotMoveStays() {
    let host = HeadlessHost()
    defer { host.close() }
    let source = Source()
    _ = shown(source, in: host)
    drag(from: 475, to: 125, in: host)
    #expect(source.log.isEmpty)
  }

  @Test func aDropDelegateIsNotAskedToDropWhatMerelyMoves() {
    let host = HeadlessHost()
    defer { host.close() }
    let source = Dropping()
    _ = shown(source, in: host)
    drag(from: 125, to: 175, in: host)
    #expect(source.log == ["0 to 1"])
    source.proposal = UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    drag(from: 125, to: 275, in: host)
    #expect(source.log == ["0 to 1", "drop"])
    source.proposal = UITableViewDropProposal(operation: .forbidden)
    drag(from: 125, to: 275, in: host)
    #expect(source.log == ["0 to 1", "drop"])
  }
}
