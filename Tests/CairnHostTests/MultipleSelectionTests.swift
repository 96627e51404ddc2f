import CairnHost
import Testing
import UIKit

/// Drags that select several elements.
///
/// Expectations: Apple's "Selecting multiple items with a two-finger pan gesture".
@MainActor @Suite(.serialized)
struct MultipleSelectionTests {
  final class Grid: UICollectionViewController {
    var calls: [String] = []
    var answer = true
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    override func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool {
      calls.append("should \(path.item)")
      return answer
    }
    override func collectionView(
      _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
    ) {
      calls.append("begin \(path.item)")
      view.isEditing = true
    }
    override func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { calls.append("end") }
  }

  final class Rows: UITableViewController {
    var calls: [String] = []
    override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ view: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool { true }
    override func tableView(_ view: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
      calls.append("begin \(path.row)")
      setEditing(true, animated: false)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ view: UITableView) { calls.append("end") }
  }

  private func grid(_ host: HeadlessHost) -> Grid {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.collectionView.allowsMultipleSelectionDuringEditing = true
    host.show(grid)
    return grid
  }

  private func drag(_ host: HeadlessHost, fingers: Int, from start: CGPoint, to end: CGPoint) {
    for id in 0..<fingers {
      host.send(.touch(id: id, phase: .began, location: CGPoint(x: start.x + CGFloat(id) * 30, y: start.y)))
    }
    for step in 1...10 {
      host.advance(by: 0.02)
      let share = CGFloat(step) / 10
      for id in 0..<fingers {
        host.send(
          .touch(
            id: id, phase: .moved,
            location: CGPoint(
              x: start.x + (end.x - start.x) * share + CGFloat(id) * 30, y: start.y + (end.y - start.y) * share)))
      }
    }
    for id in 0..<fingers {
      host.send(.touch(id: id, phase: .ended, location: CGPoint(x: end.x + CGFloat(id) * 30, y: end.y)))
    }
    host.advance(by: 1)
  }

  private func items(_ grid: Grid) -> [Int] { (grid.collectionView.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test func twoFingersSelectWhatTheyPass() {
    let host = HeadlessHost()
    defer { host.close() }
    let grid = grid(host)
    drag(host, fingers: 2, from: CGPoint(x: 30, y: 100), to: CGPoint(x: 130, y: 200))
    #expect(grid.calls == ["should 0", "begin 0", "end"])
    #expect(items(grid) == [0, 1, 2, 3, 4, 5])
    #expect(grid.collectionView.contentOffset.y == -59)
  }

  @Test func oneFingerSelectsAcrossWhileEditing() {
    let host = HeadlessHost()
    defer { host.close() }
    let grid = grid(host)
    drag(host, fingers: 1, from: CGPoint(x: 30, y: 100), to: CGPoint(x: 250, y: 105))
    #expect(items(grid) == [])
    grid.collectionView.isEditing = true
    drag(host, fingers: 1, from: CGPoint(x: 30, y: 100), to: CGPoint(x: 250, y: 105))
    #expect(items(grid) == [0, 1, 2])
    // From a selected item on, items are given up.
    drag(host, fingers: 1, from: CGPoint(x: 130, y: 100), to: CGPoint(x: 250, y: 105))
    #expect(items(grid) == [0])
  }

  @Test func theDelegateMayRefuse() {
    let host = HeadlessHost()
    defer { host.close() }
    let grid = grid(host)
    grid.answer = false
    drag(host, fingers: 2, from: CGPoint(x: 30, y: 100), to: CGPoint(x: 130, y: 200))
    #expect(grid.calls == ["should 0"])
    #expect(items(grid) == [])
  }

  @Test func rowsAreSelectedByTwoFingersAndAtTheEdge() {
    let host = HeadlessHost()
    defer { host.close() }
    let rows = Rows()
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    host.show(rows)
    drag(host, fingers: 2, from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 190))
    #expect(rows.calls == ["begin 0", "end"])
    #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1, 2])
    rows.calls = []
    drag(host, fingers: 1, from: CGPoint(x: 20, y: 300), to: CGPoint(x: 20, y: 350))
    #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1, 2, 5, 6])
  }
}
