import CairnHost
import Testing
import UIKit

/// A finger that goes on while a context menu is open drags what it holds. Provenance: WWDC 2019, "Modernizing your UI for
/// iOS 13": the menu's gesture and the drag's are one.
@MainActor @Suite(.serialized)
struct DragFromMenuTests {
  final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UIContextMenuInteractionDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate
  {
    let holdsTable: Bool
    let drags: Bool
    var lines: [String] = []

    init(table: Bool, drags: Bool) {
      (holdsTable, self.drags) = (table, drags)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      if holdsTable {
        let table = UITableView(frame: frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (self, self)
        if drags { table.dragDelegate = self }
        table.dragInteractionEnabled = true
        view.addSubview(table)
      } else {
        let box = UIView(frame: frame)
        box.addInteraction(UIContextMenuInteraction(delegate: self))
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = drags
        box.addInteraction(drag)
        view.addSubview(box)
      }
      let target = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
      target.addInteraction(UIDropInteraction(delegate: self))
      view.addSubview(target)
    }

    private var configuration: UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    }
    private var items: [UIDragItem] {
      lines.append("drags")
      return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      lines.append("drops")
    }
  }

  struct Case: Sendable {
    let table: Bool
    let drags: Bool
    let distance: CGFloat
    let lines: [String]
    let menuStays: Bool
  }

  @Test(arguments: [
    Case(table: false, drags: true, distance: 400, lines: ["drags", "drops"], menuStays: false),
    Case(table: true, drags: true, distance: 400, lines: ["drags", "drops"], menuStays: false),
    Case(table: false, drags: true, distance: 5, lines: [], menuStays: true),
    Case(table: false, drags: false, distance: 400, lines: [], menuStays: true),
    Case(table: true, drags: false, distance: 400, lines: [], menuStays: true),
  ])
  func aFingerThatGoesOnDrags(_ example: Case) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = Page(table: example.table, drags: example.drags)
    host.show(page)
    let start = CGPoint(x: 100, y: 120)
    let end = CGPoint(x: 100, y: 120 + example.distance)
    host.send(.touch(id: 0, phase: .began, location: start))
    host.advance(by: 1)
    let menu = InterfaceApplication(host)
    #expect(menu.buttons["Open"].exists)
    host.move(0, from: start, to: end, 1)
    host.send(.touch(id: 0, phase: .ended, location: end))
    host.advance(by: 1)
    #expect(page.lines == example.lines)
    #expect(menu.buttons["Open"].exists == example.menuStays)
  }
}
