import CairnHost
import Testing
import UIKit

/// Tables on the side of a phone with a camera, which covers 59 points of either side.
///
/// Provenance: Apple's page on `UITableView.insetsContentViewsToSafeArea`: the content views of cells, headers and footers
/// are positioned within the safe area.
@MainActor
@Suite(.serialized)
struct TableSideTests {
  final class Controller: UITableViewController {
    var title1 = "House"
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Heating"
      cell.detailTextLabel?.text = "21 degrees"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title1 }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
  }

  private func with(
    _ style: UITableView.Style, title: String = "House", keeps: Bool = true, mirrored: Bool = false,
    _ body: (UITableView) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: "iPhone 15 Pro", orientation: .landscapeLeft)
    defer { host.close() }
    let controller = Controller(style: style)
    controller.title1 = title
    controller.tableView.insetsContentViewsToSafeArea = keeps
    if mirrored { controller.traitOverrides.layoutDirection = .rightToLeft }
    host.show(controller)
    host.settle()
    try body(controller.tableView)
  }

  @Test(arguments: [(UITableView.Style.plain, 59.0), (.grouped, 59), (.insetGrouped, 59)])
  func titlesWithinTheSafeArea(style: UITableView.Style, side: CGFloat) throws {
    try with(style) { table in
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.contentView.frame.minX == side && header.contentView.frame.maxX == 852 - side)
      let label = try #require(header.textLabel)
      let footer = try #require(table.footerView(forSection: 0))
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      // Titles of groups and the rows' begin at the same margin (Apple's pictures of the style).
      let title = try #require(cell.textLabel)
      let start = title.convert(title.bounds, to: table).minX
      #expect(label.convert(label.bounds, to: table).minX == start)
      // The value ends eight points before its accessory.
      let detail = try #require(cell.detailTextLabel)
      #expect(detail.frame.maxX == cell.contentView.bounds.width - 8)
      #expect(footer.textLabel.map { $0.convert($0.bounds, to: table).minX } == start)
    }
  }

  @Test func titlesFromSideToSide() {
    with(.grouped, keeps: false) { table in
      #expect(table.headerView(forSection: 0)?.contentView.frame.minX == 0)
    }
  }

  @Test func titlesFromRightToLeft() throws {
    try with(.grouped, mirrored: true) { table in
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.contentView.frame.minX == 59 && header.contentView.frame.maxX == 793)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.contentView.frame.maxX == 793)
    }
  }

  /// A title that needs the sides takes one line more.
  @Test func longTitle() throws {
    let words = Array(repeating: "house", count: 15).joined(separator: " ")
    var heights: [CGFloat] = []
    for keeps in [true, false] {
      with(.grouped, title: words, keeps: keeps) { heights.append($0.rectForHeader(inSection: 0).height) }
    }
    #expect(heights[0] == heights[1] + 16)
  }
}
