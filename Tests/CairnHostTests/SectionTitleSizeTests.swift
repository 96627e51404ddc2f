import CairnHost
import Testing
import UIKit

/// Titles of sections follow the user's text size while they are shown. Provenance: `textLabel` of a header has the font of
/// a text style (Apple's page on `UIListContentConfiguration.groupedHeader()`; a footnote is 13 points at the default size
/// and 33 at the third accessibility size, as Apple's Human Interface Guidelines list them).
@MainActor
@Suite(.serialized)
struct SectionTitleSizeTests {
  private final class Titles: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "House" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Below" }
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped, .plain])
  func titlesGrowWithTheText(style: UITableView.Style) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = Titles(style: style)
    host.show(controller)
    let table = try #require(controller.tableView)
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))
    let small = (header.frame.height, footer.frame.height)
    host.change(HostSettings(textSize: .accessibilityExtraLarge))
    host.settle()
    let expected: CGFloat = style == .plain ? 36 : 33
    for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
      let label = try #require(view?.textLabel)
      #expect(label.font.pointSize == expected)
      #expect(label.frame.height > expected)
    }
    #expect(try #require(table.headerView(forSection: 0)).frame.height > small.0 + 15)
    #expect(try #require(table.footerView(forSection: 0)).frame.height > small.1 + 15)
    host.change(HostSettings(textSize: .large))
    host.settle()
    #expect(try #require(table.headerView(forSection: 0)).frame.height == small.0)
    #expect(try #require(table.headerView(forSection: 0)?.textLabel).font.pointSize == (style == .plain ? 15 : 13))
  }

  /// A font of the program's own stays.
  @Test func givenFontsStay() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = Titles(style: .grouped)
    host.show(controller)
    let label = try #require(controller.tableView.headerView(forSection: 0)?.textLabel)
    label.font = .systemFont(ofSize: 20)
    host.change(HostSettings(textSize: .accessibilityExtraLarge))
    host.settle()
    #expect(label.font.pointSize == 20)
  }
}
