import Testing
import UIKit

/// Outlets of tables and collection views that no class of the program's has.
@MainActor
struct ListOutletTests {
  final class Helper: NSObject, UITableViewDelegate, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDelegate, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell()
    }
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
  }

  private func make(_ tag: String, _ outlets: [String], _ inside: String = "") throws -> (AnyObject, Helper, UIView?) {
    let lines = outlets.map { "<outlet property=\"\($0)\" destination=\"h\" id=\"\($0)\"/>" }.joined()
    let nib = try NibFixture.loadNib(
      """
      <placeholder placeholderIdentifier="helper" id="h"/>
      <\(tag) id="t"><rect key="frame" x="0" y="0" width="200" height="100"/>\(inside)
        <connections>\(lines)<outlet property="backgroundView" destination="b" id="o"/></connections></\(tag)>
      <view id="b"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
      """)
    let helper = Helper()
    let made = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": helper]])
    return (made[0] as AnyObject, helper, made[1] as? UIView)
  }

  private let names = ["dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate"]

  @Test func ofTables() throws {
    let (object, helper, background) = try make("tableView", names)
    let table = try #require(object as? UITableView)
    #expect(table.dataSource === helper && table.delegate === helper && table.prefetchDataSource === helper)
    #expect(table.dragDelegate === helper && table.dropDelegate === helper)
    #expect(background != nil && table.backgroundView === background)
  }

  @Test func ofCollections() throws {
    let (object, helper, background) = try make(
      "collectionView", names, "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/>")
    let view = try #require(object as? UICollectionView)
    #expect(view.dataSource === helper && view.delegate === helper && view.prefetchDataSource === helper)
    #expect(view.dragDelegate === helper && view.dropDelegate === helper)
    #expect(background != nil && view.backgroundView === background)
  }

  @Test func ofCells() throws {
    let nib = try NibFixture.loadNib(
      """
      <tableViewCell id="t"><rect key="frame" x="0" y="0" width="200" height="44"/>
        <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="200" height="44"/>
        </tableViewCellContentView>
        <connections><outlet property="editingAccessoryView" destination="b" id="o"/></connections></tableViewCell>
      <view id="b"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
      """)
    let made = nib.instantiate(withOwner: nil, options: nil)
    let cell = try #require(made.first as? UITableViewCell)
    let view = try #require(made.last as? UIView)
    #expect(cell !== view && cell.editingAccessoryView === view)
  }

  @Test func anUnknownOutletIsNoReasonToStop() throws {
    let (object, _, _) = try make("tableView", ["noSuchThing"])
    #expect(object is UITableView)
  }
}
