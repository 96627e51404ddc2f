import CairnHost
import Testing
import UIKit

/// What cells hear of drags and drops. Provenance: Apple's pages on `dragStateDidChange(_:)`,
/// `userInteractionEnabledWhileDragging` and `UICellConfigurationState`.
@MainActor @Suite(.serialized)
struct DragStateTests {
  final class Row: UITableViewCell {
    static var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { Row.states.append(dragState) }
  }
  final class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }

  @Test func aRowIsLiftedDraggedAndLetGo() throws {
    let host = HeadlessHost()
    defer { host.close() }
    Row.states = []
    let (source, controller) = (Source(), UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.rowHeight = 60
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (source, source, source)
    table.dragInteractionEnabled = true
    controller.view.addSubview(table)
    host.show(controller)
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 60))
    try cell(0).contentView.addSubview(button)

    host.send(.touch(id: 0, phase: .began, location: CGPoint(x: 50, y: 130)))
    host.advance(by: 1)
    #expect(Row.states == [.lifting])
    #expect(try cell(0).configurationState.cellDragState == .lifting)
    #expect(try cell(0).hitTest(CGPoint(x: 250, y: 30), with: nil) === cell(0), "what is in it takes no touches")
    try cell(0).userInteractionEnabledWhileDragging = true
    #expect(try cell(0).hitTest(CGPoint(x: 250, y: 30), with: nil) === button)
    host.move(0, from: CGPoint(x: 50, y: 130), to: CGPoint(x: 50, y: 250), 0.3)
    #expect(Row.states == [.lifting, .dragging])
    #expect(try cell(0).configurationState.cellDragState == .dragging)
    #expect(try cell(2).configurationState.cellDropState == .targeted)
    #expect(try cell(3).configurationState.cellDropState == .notTargeted)
    host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 50, y: 250)))
    host.advance(by: 1)
    #expect(Row.states == [.lifting, .dragging, .none])
    #expect(try cell(0).configurationState.cellDragState == .none)
    #expect(try cell(2).configurationState.cellDropState == .none)
  }
}
