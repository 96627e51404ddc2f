import CairnHost
import Testing
import UIKit

/// The headers and footers of a table's sections go with their sections.
///
/// Provenance: Apple's pages on the methods of `UITableViewDelegate` that tell of headers and footers; five public
/// libraries guard against sections that are gone when they are told after a reload.
@MainActor
@Suite(.serialized)
struct SectionHeaderTests {
  final class Header: UITableViewHeaderFooterView {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [(name: Int, rows: Int)] = [(0, 2), (1, 2), (2, 2)]
    var lines: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
      header?.tag = sections[section].name
      if let field = header?.field, field.superview == nil { header?.contentView.addSubview(field) }
      return header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let footer = UIView()
      footer.tag = sections[section].name
      return footer
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      lines.append("+\(view.tag)@\(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      lines.append("-\(view.tag)@\(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      lines.append("-f\(view.tag)@\(section)")
    }
  }

  private func with(_ body: (HeadlessHost, UITableView, Source) throws -> Void) rethrows {
    let host = HeadlessHost()
    defer { host.close() }
    let (source, controller) = (Source(), UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 600), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (source, source)
    controller.view.addSubview(table)
    host.show(controller)
    host.settle()
    source.lines = []
    try body(host, table, source)
  }

  @Test func headersStayWhenRowsCome() throws {
    try with { host, table, source in
      let header = try #require(table.headerView(forSection: 1) as? Header)
      header.field.becomeFirstResponder()
      source.sections[0].rows = 3
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      host.advance(by: 0.1)
      let place = try #require(header.layer.presentation()).frame.minY
      #expect(place > 120 && place < 160, "it moves with the rows")
      host.advance(by: 1)
      #expect(table.headerView(forSection: 1) === header)
      #expect(header.frame.minY == 160)
      #expect(header.field.isFirstResponder)
      #expect(source.lines == [])
    }
  }

  @Test func headersGoWithTheirSections() throws {
    try with { host, table, source in
      let header = try #require(table.headerView(forSection: 1))
      source.sections.insert((7, 1), at: 1)
      table.insertSections([1], with: .automatic)
      host.advance(by: 1)
      #expect(table.headerView(forSection: 2) === header)
      #expect((0..<4).map { table.headerView(forSection: $0)?.tag } == [0, 7, 1, 2])
      #expect(source.lines == ["+7@1"])
      source.lines = []
      source.sections.remove(at: 0)
      table.deleteSections([0], with: .automatic)
      host.advance(by: 1)
      #expect(table.headerView(forSection: 1) === header)
      #expect((0..<3).map { table.headerView(forSection: $0)?.tag } == [7, 1, 2])
      #expect(source.lines == ["-0@0", "-f0@0"])
      source.lines = []
      source.sections[1].name = 8
      table.reloadSections([1], with: .none)
      host.advance(by: 1)
      #expect((0..<3).map { table.headerView(forSection: $0)?.tag } == [7, 8, 2])
      #expect(source.lines.sorted() == ["+8@1", "-1@1", "-f1@1"])
    }
  }

  @Test func aReloadTellsOfHeadersAndFooters() {
    with { _, table, source in
      source.sections = [(5, 1)]
      table.reloadData()
      #expect(source.lines.sorted() == ["-0@0", "-1@1", "-2@2", "-f0@0", "-f1@1", "-f2@2"])
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.tag == 5)
    }
  }

  @Test func titlesOfTheFirstSectionStandWhereTheyShall() throws {
    final class Titles: NSObject, UITableViewDataSource {
      var names = ["One", "Two"]
      func numberOfSections(in tableView: UITableView) -> Int { names.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { names[section] }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let (source, controller) = (Titles(), UITableViewController(style: .grouped))
    controller.tableView.dataSource = source
    host.show(controller)
    host.settle()
    let table: UITableView = controller.tableView
    func places() throws -> [CGRect] {
      try (0..<table.numberOfSections).map { section in
        let header = try #require(table.headerView(forSection: section))
        return try #require(header.textLabel).convert(header.textLabel?.bounds ?? .zero, to: header)
      }
    }
    source.names.insert("Zero", at: 0)
    table.insertSections([0], with: .automatic)
    host.advance(by: 1)
    let moved = try places()
    table.reloadData()
    host.settle()
    #expect(try places() == moved)
  }
}
