import CairnHost
import Testing
import UIKit

/// Where the contents of rows, headers and footers begin. Provenance: Apple's sample of custom section headers aligns its
/// labels with the margins of the content view; pages on `UIListContentConfiguration.axesPreservingSuperviewLayoutMargins`.
@MainActor
@Suite(.serialized)
struct SectionMarginTests {
  private final class Rows: UITableViewController {
    let label = UILabel()
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.textLabel?.text = "Title"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      label.text = "Header"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(label)
      let margins = view.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: view.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      ])
      return view
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "Footer"
      view.contentConfiguration = content
      return view
    }
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15 Pro Max"], [UITableView.Style.plain, .grouped])
  func contentsAreAligned(device: String, style: UITableView.Style) throws {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let controller = Rows(style: style)
    host.show(controller)
    let table = try #require(controller.tableView)
    func start(_ view: UIView?) throws -> CGFloat {
      let label = try #require(view?.subviews.first { $0 is UILabel })
      return table.convert(label.bounds, from: label).minX
    }
    let title = try start(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView)
    #expect(title == (table.bounds.width > 375 ? 20 : 16))
    #expect(try start(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView) == title)
    #expect(try start(table.headerView(forSection: 0)?.contentView) == title)
    #expect(controller.label.frame.width == table.bounds.width - 2 * title)
    #expect(try start(table.footerView(forSection: 0)?.contentView) == title)
  }

  /// Margins that a program gives a header's content view stay.
  @Test func givenMarginsStay() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = Rows(style: .grouped)
    host.show(controller)
    let header = try #require(controller.tableView.headerView(forSection: 0))
    header.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 9, leading: 30, bottom: 10, trailing: 40)
    header.setNeedsLayout()
    host.settle()
    #expect(header.contentView.layoutMargins == UIEdgeInsets(top: 9, left: 30, bottom: 10, right: 40))
  }
}
