import CairnHost
import Testing
import UIKit

/// Menus of rows: context menus, and the edit menu of cut, copy and paste.
@MainActor
@Suite(.serialized)
struct TableMenuTests {
  @MainActor
  final class Controller: UITableViewController {
    var lines: [String] = []
    var hasContextMenu = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasContextMenu else { return nil }
      lines.append("asked \(indexPath.row)")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Archive") { [weak self] _ in self?.lines.append("archive") }])
      })
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("display") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("end") }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      !hasContextMenu
    }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { lines.append("copy \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select") }
  }

  private func withTable(_ body: (HeadlessHost, Controller) throws -> Void) rethrows {
    let host = HeadlessHost()
    let controller = Controller(style: .plain)
    host.show(controller)
    defer { host.close() }
    try body(host, controller)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    for child in view.subviews { if let found = label(text, in: child) { return found } }
    return nil
  }

  @Test func aLongPressOpensTheContextMenu() throws {
    try withTable { host, controller in
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      host.press(cell.convert(CGPoint(x: 100, y: 20), to: nil), for: 0.8)
      host.advance(by: 1)
      let window = try #require(controller.view.window)
      let action = try #require(label("Archive", in: window))
      host.tap(action.convert(CGPoint(x: 5, y: 5), to: nil))
      host.advance(by: 1)
      #expect(controller.lines.filter { $0 == "archive" }.count == 1)
      #expect(controller.lines.prefix(2) == ["asked 1", "display"])
      #expect(controller.lines.contains("end") && !controller.lines.contains("select"))
    }
  }

  @Test func theEditMenuOffersWhatCanBePerformed() throws {
    try withTable { host, controller in
      controller.hasContextMenu = false
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
      host.press(cell.convert(CGPoint(x: 100, y: 20), to: nil), for: 0.8)
      host.advance(by: 1)
      let window = try #require(controller.view.window)
      #expect(label("Cut", in: window) == nil)
      let copy = try #require(label("Copy", in: window))
      host.tap(copy.convert(CGPoint(x: 5, y: 5), to: nil))
      host.advance(by: 1)
      #expect(controller.lines == ["copy 2"])
    }
  }
}
