import CairnHost
import Testing
import UIKit

/// Heights of rows, of documents and of controllers that say something of some of them. Provenance: Interface Builder
/// writes `rowHeight` on cells that have another height than the table's rows; Apple's page on `UITableViewController` and
/// the common override that calls `super` for the rows it has nothing to say of.
@MainActor @Suite(.serialized)
struct RowHeightTests {
  class Rows: UITableViewController {}
  final class Hiding: Rows {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 2 ? 0 : super.tableView(tableView, heightForRowAt: indexPath)
    }
  }
  final class Telling: Rows {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 90 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A table of static cells; 0 stands for a cell without a height of its own.
  private func document(_ name: String?, _ heights: [Int]) throws -> UIStoryboard {
    NibRegistry.register(Hiding.self)
    let cells = heights.enumerated().map { row, height in
      """
      <tableViewCell contentMode="scaleToFill" \(height > 0 ? "rowHeight=\"\(height)\"" : "") id="c\(row)">
      <rect key="frame" x="0" y="0" width="393" height="\(height > 0 ? height : 44)"/>
      <tableViewCellContentView key="contentView" id="v\(row)"/></tableViewCell>
      """
    }
    return try Documents.storyboard(
      """
      <tableViewController id="t" \(name.map { "customClass=\"\($0)\"" } ?? "") sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="tv">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="t" id="o1"/>
      <outlet property="delegate" destination="t" id="o2"/></connections></tableView></tableViewController>
      """)
  }

  private func heights(of controller: UIViewController?) throws -> [CGFloat] {
    let table = try #require((controller as? UITableViewController)?.tableView)
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    host.show(try #require(controller))
    return (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  @Test(arguments: [
    (String?.none, [0, 80, 0], [44, 80, 44]), (nil, [60, 0, 0], [60, 44, 44]), (nil, [0, 0, 0], [44, 44, 44]),
    ("Hiding", [0, 80, 0], [44, 80, 0]), ("Hiding", [0, 0, 0], [44, 44, 0]),
  ])
  func staticRows(class name: String?, stated: [Int], expected: [CGFloat]) throws {
    #expect(try heights(of: try document(name, stated).instantiateInitialViewController()) == expected)
  }

  @Test func rowsOfCode() throws {
    let controller = Telling(style: .plain)
    controller.tableView.rowHeight = 50
    #expect(try heights(of: controller) == [50, 90, 50])
  }
}
