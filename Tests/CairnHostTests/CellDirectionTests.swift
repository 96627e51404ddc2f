import CairnHost
import Testing
import UIKit

/// Cells of the classic styles where one reads from the right, at large text sizes, and while their table is edited.
@MainActor
struct CellDirectionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var make: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
    var style = UITableViewCell.EditingStyle.delete
    var indents = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
  }

  private func withTable(
    _ settings: HostSettings, _ source: Source, editing: Bool = false,
    _ body: (UITableViewCell, UITableView, HeadlessHost) throws -> Void
  ) throws {
    let host = HeadlessHost(device: "iPhone 15", settings: settings)
    defer { host.close() }
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    controller.isEditing = editing
    host.show(controller)
    try body(
      try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))), controller.tableView, host)
  }

  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// Provenance: derived: what is at a distance from the left edge is at the same distance from the right one.
  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func everyStyleIsMirrored(_ style: UITableViewCell.CellStyle) throws {
    var frames: [[CGRect]] = []
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let source = Source()
      source.make = { cell(style) }
      try withTable(HostSettings(layoutDirection: direction), source) { cell, _, _ in
        let views = [cell.textLabel, cell.detailTextLabel, cell.imageView, cell.contentView].compactMap {
          $0 as UIView?
        }
        frames.append(views.map { $0.convert($0.bounds, to: cell) })
      }
    }
    for (left, right) in zip(frames[0], frames[1]) {
      #expect(abs(left.minX - (393 - right.maxX)) < 0.5 && abs(left.width - right.width) < 0.5)
    }
  }

  /// Provenance: a cell's own labels have the fonts of body and caption 1 (documented); AX3 is 40 and 32 points.
  @Test func labelsFollowTheTextSize() throws {
    let source = Source()
    source.make = { cell(.subtitle) }
    try withTable(HostSettings(textSize: .accessibilityExtraLarge), source) { cell, table, host in
      #expect(cell.textLabel?.font.pointSize == 40 && cell.detailTextLabel?.font.pointSize == 32)
      #expect(cell.bounds.height > 80)
      cell.textLabel?.font = .systemFont(ofSize: 13)
      host.change(HostSettings(textSize: .large))
      host.settle()
      #expect(cell.textLabel?.font.pointSize == 13, "a font of the program's own stays")
      #expect(cell.detailTextLabel?.font.pointSize == 12)
    }
  }

  /// Provenance: documented: rows are indented while a table is edited unless the delegate says otherwise.
  @Test(arguments: [(true, 38.0), (false, 0.0)])
  func rowsWithoutControlsStandBesideTheOthers(_ indents: Bool, _ expected: Double) throws {
    let source = Source()
    source.make = { cell(.default) }
    source.style = .none
    source.indents = indents
    try withTable(HostSettings(), source, editing: true) { cell, _, _ in
      #expect(Double(cell.contentView.frame.minX) == expected)
    }
  }

  /// Provenance: a touch beside the actions of a swiped row covers them and selects nothing.
  @Test func aTapElsewhereClosesASwipe() throws {
    final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (controller, source) = (UITableViewController(style: .plain), Swiped())
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    host.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let middle = cell.convert(CGPoint(x: 300, y: 22), to: nil)
    for place in [CGPoint(x: 100, y: 110), CGPoint(x: 100, y: 600)] {
      host.drag(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.3)
      host.advance(by: 0.6)
      #expect(cell.contentView.frame.minX < -40)
      host.tap(place)
      host.advance(by: 0.6)
      #expect(cell.contentView.frame.minX == 0 && source.selected == 0)
    }
  }

  /// Provenance: Apple's page on `UIContextualAction.Handler`: the source view is the one that displays the action.
  @Test(arguments: [(0, "Delete"), (1, "Flag")]) func handlersGetTheViewOfTheirAction(index: Int, name: String) throws {
    final class Swiped: UITableViewController {
      var heard: [(view: UIView, width: CGFloat)] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let actions = ["Delete", "Flag"].map { title in
          UIContextualAction(style: .normal, title: title) { [weak self] _, view, completion in
            self?.heard.append((view, view.bounds.width))
            completion(false)
          }
        }
        return UISwipeActionsConfiguration(actions: actions)
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = Swiped(style: .plain)
    host.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let middle = cell.convert(CGPoint(x: 300, y: 22), to: nil)
    host.drag(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.3)
    host.advance(by: 0.6)
    let width = -cell.contentView.frame.minX / 2
    let place = CGPoint(x: cell.bounds.width - (CGFloat(index) + 0.5) * width, y: 22)
    host.tap(cell.convert(place, to: nil))
    let heard = try #require(controller.heard.first)
    #expect(heard.view.accessibilityLabel == name && heard.width == width)
    host.advance(by: 0.6)
    #expect(cell.contentView.frame.minX == 0 && controller.heard.count == 1)
  }
}
