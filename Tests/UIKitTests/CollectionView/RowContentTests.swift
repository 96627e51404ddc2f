import Testing
import UIKit
import UIKitCore

/// Where the content of a row ends. Provenance: content views that Interface Builder stored, by `toolsVersion`.
@MainActor
@Suite struct RowContentTests {
  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Row(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(
    "Content ends a pixel above the separator before iOS 13",
    arguments: [
      (10, UITableViewCell.SeparatorStyle.singleLine, CGFloat(60.5)), (12, .none, 60), (13, .singleLine, 60),
      (18, .singleLine, 60),
    ])
  func contentOfRows(_ system: Int, _ separators: UITableViewCell.SeparatorStyle, _ height: CGFloat) throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var environment = LayoutEnvironment(system: system)
    environment.traits = UITraitCollection(displayScale: 2)
    table.environment = environment
    table.separatorStyle = separators
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(row.frame.height == height)
    #expect(row.contentView.frame.height == 60)
  }
}
