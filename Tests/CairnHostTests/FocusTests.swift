import CairnHost
import Testing
import UIKit

/// Keys that move the focus among cells, and the delegate's say in it.
@MainActor
@Suite(.serialized)
struct FocusTests {
  @MainActor
  final class Grid: UICollectionViewController {
    var lines: [String] = []
    var vetoed: IndexPath?
    var unfocusable: Set<Int> = []
    var preferred: IndexPath?

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.allowsFocus = true
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      collectionView.allowsFocus && !unfocusable.contains(indexPath.item)
    }
    override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
    override func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      lines.append("should \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
      return context.nextFocusedIndexPath != vetoed || vetoed == nil
    }
    override func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      lines.append("did \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
      coordinator.addCoordinatedAnimations(nil) { self.lines.append("done") }
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("select \(indexPath.item)")
    }
    private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }

    var focused: Int? {
      let item = UIFocusSystem.focusSystem(for: collectionView)?.focusedItem as? UICollectionViewCell
      return item.flatMap(collectionView.indexPath)?.item
    }
  }

  /// Three columns of 100 points on a phone.
  private func withGrid(_ body: (Grid, HeadlessHost) throws -> Void) rethrows {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    let host = HeadlessHost()
    host.show(grid)
    defer { host.close() }
    try body(grid, host)
  }

  @Test func arrowsMoveInTheGrid() {
    withGrid { grid, host in
      host.send(.key(characters: "\t", modifiers: []))
      #expect(grid.focused == 0)
      #expect(grid.lines == ["should - 0", "did - 0", "done"])
      let steps: [(String, Int)] = [
        (UIKeyCommand.inputRightArrow, 1), (UIKeyCommand.inputRightArrow, 2), (UIKeyCommand.inputRightArrow, 2),
        (UIKeyCommand.inputDownArrow, 5), (UIKeyCommand.inputLeftArrow, 4), (UIKeyCommand.inputUpArrow, 1),
        (UIKeyCommand.inputUpArrow, 1),
      ]
      for (key, item) in steps {
        host.send(.key(characters: key, modifiers: []))
        #expect(grid.focused == item)
      }
      #expect(grid.collectionView.visibleCells.filter(\.isFocused).count == 1)
    }
  }

  @Test func theViewScrollsWithTheFocus() {
    withGrid { grid, host in
      for _ in 0..<16 { host.send(.key(characters: UIKeyCommand.inputDownArrow, modifiers: [])) }
      #expect(grid.focused == 45)
      #expect(grid.collectionView.contentOffset.y > 0)
      let cell = grid.collectionView.cellForItem(at: IndexPath(item: 45, section: 0))
      #expect(cell.map { grid.collectionView.bounds.contains($0.frame) } == true)
      #expect(cell?.configurationState.isFocused == true)
    }
  }

  @Test func delegatesDecide() {
    withGrid { grid, host in
      grid.unfocusable = [0, 1]
      host.send(.key(characters: "\t", modifiers: []))
      #expect(grid.focused == 2)
      grid.vetoed = IndexPath(item: 5, section: 0)
      host.send(.key(characters: UIKeyCommand.inputDownArrow, modifiers: []))
      #expect(grid.focused == 2)
      #expect(grid.lines.last == "should 2 5")
    }
    withGrid { grid, host in
      grid.preferred = IndexPath(item: 7, section: 0)
      host.send(.key(characters: "\t", modifiers: []))
      #expect(grid.focused == 7)
    }
    withGrid { grid, host in
      grid.collectionView.allowsFocus = false
      host.send(.key(characters: "\t", modifiers: []))
      #expect(grid.focused == nil)
    }
  }

  @Test func keysSelect() {
    withGrid { grid, host in
      host.send(.key(characters: UIKeyCommand.inputDownArrow, modifiers: []))
      host.send(.key(characters: "\r", modifiers: []))
      #expect(grid.lines.last == "select 0")
      grid.collectionView.selectionFollowsFocus = true
      host.send(.key(characters: UIKeyCommand.inputRightArrow, modifiers: []))
      #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
  }

  @Test func aRequestMovesTheFocus() throws {
    try withGrid { grid, host in
      host.send(.key(characters: "\t", modifiers: []))
      let system = try #require(UIFocusSystem.focusSystem(for: grid))
      grid.preferred = IndexPath(item: 4, section: 0)
      grid.setNeedsFocusUpdate()
      grid.updateFocusIfNeeded()
      #expect(grid.focused == 4)
      let cell = try #require(system.focusedItem)
      #expect(UIFocusSystem.environment(grid, contains: cell))
      #expect(!UIFocusSystem.environment(cell, contains: grid))
    }
  }

  /// Two tables side by side: Tab goes from one to the other and comes back to the row that was left.
  @Test func tabGoesToTheNextGroup() throws {
    let root = UIViewController()
    let source = Rows()
    let tables = (0..<2).map { index -> UITableView in
      let table = UITableView(frame: CGRect(x: CGFloat(index) * 160, y: 100, width: 150, height: 300))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.allowsFocus = true
      table.remembersLastFocusedIndexPath = true
      table.dataSource = source
      root.view.addSubview(table)
      return table
    }
    let host = HeadlessHost()
    host.show(root)
    defer { host.close() }
    func place() -> String {
      let cell = UIFocusSystem.focusSystem(for: root)?.focusedItem as? UITableViewCell
      for (index, table) in tables.enumerated() {
        if let path = cell.flatMap(table.indexPath) { return "\(index).\(path.row)" }
      }
      return "-"
    }
    let steps: [(String, UIKeyModifierFlags, String)] = [
      ("\t", [], "0.0"), (UIKeyCommand.inputDownArrow, [], "0.1"), ("\t", [], "1.0"), ("\t", .shift, "0.1"),
      (UIKeyCommand.inputRightArrow, [], "1.1"), (UIKeyCommand.inputDownArrow, [], "1.2"),
    ]
    for (key, modifiers, expected) in steps {
      host.send(.key(characters: key, modifiers: modifiers))
      #expect(place() == expected)
    }
    host.send(.key(characters: " ", modifiers: []))
    #expect(tables[1].indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @MainActor
  final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}
