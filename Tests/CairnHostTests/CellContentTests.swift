import CairnHost
import Testing
import UIKit

@testable import UIKitCore

/// Content that a program ties to the margins of its cells.
@MainActor
struct CellContentTests {
  private final class PictureCell: UITableViewCell {
    let picture = UIView()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: margins.topAnchor),
        picture.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        picture.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var prepare: (PictureCell) -> Void = { _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = PictureCell(style: .default, reuseIdentifier: nil)
      prepare(cell)
      return cell
    }
  }

  private func withCell(
    prepare: @escaping (PictureCell) -> Void = { _ in }, _ body: (PictureCell, [LayoutConflict]) -> Void
  ) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    var reports: [LayoutConflict] = []
    host.window.environment.reportsConflict = { reports.append($0) }
    let source = Source()
    source.prepare = prepare
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    host.show(controller)
    body(
      try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? PictureCell), reports)
  }

  /// Provenance: documents store of the content views of rows that they have no margins of the safe area (60 repositories).
  @Test func contentKeepsItsMarginsBeneathBars() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.preservesSuperviewLayoutMargins && !cell.contentView.insetsLayoutMarginsFromSafeArea)
  }

  /// Provenance: stored frames of content that documents tie to these margins, whose classes are the same at run time.
  @Test func contentHasTheMarginsOfRows() throws {
    try withCell { cell, _ in
      #expect(cell.picture.frame == CGRect(x: 20, y: 11, width: 353, height: 60))
      #expect(cell.bounds.height == 82)
    }
    try withCell(prepare: { $0.accessoryType = .disclosureIndicator }) { cell, _ in
      #expect(cell.picture.frame.minX == 20)
      #expect(abs(cell.contentView.bounds.width - cell.picture.frame.maxX - 8) < 0.5)
    }
  }

  /// Provenance: documented: margins that a program sets are its own.
  @Test func marginsOfOnesOwnStay() throws {
    try withCell(prepare: { $0.contentView.layoutMargins = UIEdgeInsets(top: 12, left: 30, bottom: 14, right: 13) }) {
      cell, _ in
      #expect(cell.picture.frame == CGRect(x: 30, y: 12, width: 350, height: 60))
    }
  }

  /// Provenance: derived: rows whose height follows from their content contradict nothing.
  @Test func rowsAreMeasuredWithoutContradictions() throws {
    try withCell { _, reports in #expect(reports.isEmpty) }
  }
}
