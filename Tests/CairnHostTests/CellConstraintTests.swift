import CairnHost
import Testing
import UIKit

/// Cells are measured again when a constraint inside them changes, where their list wants it.
///
/// Provenance: Apple's pages on `UICollectionView.SelfSizingInvalidation` and `UITableView.SelfSizingInvalidation`.
@MainActor @Suite(.serialized)
struct CellConstraintTests {
  final class Box: UIView {
    lazy var height = inner.heightAnchor.constraint(equalToConstant: 60)
    lazy var floor = inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 150)
    private let inner = UIView()
    func fill(_ view: UIView) {
      for (child, parent) in [(self, view), (inner, self)] as [(UIView, UIView)] {
        parent.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          child.topAnchor.constraint(equalTo: parent.topAnchor),
          child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
          child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
          child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ])
      }
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
  }
  final class Item: UICollectionViewCell {
    let box = Box()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Row: UITableViewCell {
    let box = Box()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  @Test(arguments: [true, false]) func itemsFollow(isWanted: Bool) throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (controller, rows) = (UIViewController(), Rows())
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    list.register(Item.self, forCellWithReuseIdentifier: "item")
    list.dataSource = rows
    if isWanted { list.selfSizingInvalidation = .enabledIncludingConstraints }
    controller.view.addSubview(list)
    host.show(controller)
    host.settle()
    let item = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
    #expect(item.frame.height == 60)
    item.box.height.constant = 90
    host.settle()
    #expect(item.frame.height == (isWanted ? 90 : 60))
    guard isWanted else {
      list.selfSizingInvalidation = .enabledIncludingConstraints
      item.box.height.constant = 70
      host.settle()
      return #expect(item.frame.height == 70)
    }
    item.box.floor.isActive = true
    host.settle()
    #expect(item.frame.height == 150)
    item.box.floor.isActive = false
    host.settle()
    #expect(item.frame.height == 90)
  }

  @Test(arguments: [true, false]) func rowsFollow(isWanted: Bool) throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (controller, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
    table.separatorStyle = .none
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    if isWanted { table.selfSizingInvalidation = .enabledIncludingConstraints }
    controller.view.addSubview(table)
    host.show(controller)
    host.settle()
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    #expect(row.frame.height == 60)
    row.box.height.constant = 90
    host.settle()
    #expect(row.frame.height == (isWanted ? 90 : 60))
    table.selfSizingInvalidation = .enabledIncludingConstraints
    row.box.height.constant = 70
    host.settle()
    #expect(row.frame.height == 70)
  }
}
