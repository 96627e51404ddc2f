import AutoLayoutEngine
import ConstraintSolver
import Foundation
import Testing

/// A layout without a view: what a `LayoutSystem` asks, and what it answers.
///
/// Provenance: derived by hand from the rules in the documentation of the types.
@MainActor @Suite struct LayoutSystemTests {
  @Test func aChainIsPlacedByConstraintsAndNaturalSizes() {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    let first = tree.add(.init(width: 60, height: 20))
    let second = tree.add(.init(width: 80, height: 30))
    tree.constrain(.init(edge: .left, of: first, constant: 10))
    tree.constrain(.init(edge: .left, of: second, to: .right, of: first, constant: 8))
    tree.constrain(.init(edge: .top, of: first, constant: 5))
    tree.constrain(.init(edge: .top, of: second, to: .top, of: first))
    tree.solve()
    #expect(tree.rect(first) == CGRect(x: 10, y: 5, width: 60, height: 20))
    #expect(tree.rect(second) == CGRect(x: 78, y: 5, width: 80, height: 30))
  }

  /// Records leave the lists of both items from the front, from the end and from between.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 2, 0, 3]])
  func itemsKnowTheConstraintsThatRemain(order: [Int]) {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    let (first, second) = (tree.add(.init(width: 60, height: 20)), tree.add(.init(width: 80, height: 30)))
    var records = [
      tree.constrain(.init(edge: .left, of: first, constant: 10)),
      tree.constrain(.init(edge: .left, of: second, to: .right, of: first, constant: 8)),
      tree.constrain(.init(edge: .top, of: first, to: .top, of: second)),
      tree.constrain(.init(edge: .top, of: second, constant: 5)),
    ]
    func known(_ item: Int32) -> Set<Int32> {
      var result: Set<Int32> = []
      tree.system.forEachRecord(of: item) { result.insert($0) }
      return result
    }
    tree.solve()
    let (ofFirst, ofSecond) = (Set(records[0...2]), Set(records[1...3]))
    #expect(known(first) == ofFirst && known(second) == ofSecond)
    var gone: Set<Int32> = []
    for index in order {
      tree.remove(records[index])
      gone.insert(records[index])
      #expect(known(first) == ofFirst.subtracting(gone) && known(second) == ofSecond.subtracting(gone))
    }
    records[0] = tree.constrain(.init(edge: .left, of: first, constant: 20))
    tree.solve()
    #expect(known(first) == [records[0]] && known(second).isEmpty)
  }

  @Test func onlyWhatChangedIsAskedAgainAndAnswered() {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    let boxes = (0..<3).map { _ in tree.add(.init(width: 10, height: 10)) }
    let constraints = boxes.map { tree.constrain(.init(edge: .left, of: $0, constant: 4)) }
    for box in boxes { tree.constrain(.init(edge: .top, of: box, constant: 0)) }
    tree.solve()
    tree.asked = []
    tree.constraints[constraints[1]]?.constant = 40
    tree.system.constantChanged(of: constraints[1])
    let moved = tree.solve()
    #expect(moved == [boxes[1]])
    #expect(tree.asked == ["constant \(constraints[1])"])
    #expect(tree.rect(boxes[1]).minX == 40)
    // Nothing was marked.
    tree.asked = []
    #expect(tree.solve().isEmpty)
    #expect(tree.asked.isEmpty)
  }

  @Test(arguments: [(room: 100.0, height: 20.0), (50, 40), (30, 80)])
  func wrappingContentTakesTheHeightOfItsWidth(room: Double, height: Double) {
    let tree = Boxes(container: CGSize(width: room, height: 200))
    // Content of 100 × 20 points that breaks anywhere.
    let text = tree.add(.init(width: 100, height: 20) { ceil(100 / $0) * 20 })
    tree.constrain(.init(edge: .left, of: text, constant: 0))
    tree.constrain(.init(edge: .right, of: text, relation: .lessThanOrEqual, constant: room))
    tree.constrain(.init(edge: .top, of: text, constant: 0))
    tree.solve()
    #expect(tree.rect(text) == CGRect(x: 0, y: 0, width: room, height: height))
  }

  @Test func placementsFollowTheContainer() {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    // 20 points from the left, as wide as leaves 30 on the right; a fixed strip at the top.
    let strip = tree.add(
      .init(
        placement: (
          AutoresizingLine(
            origin: 20, size: 150, extent: 200, flexibleNear: false, flexibleSize: true, flexibleFar: false),
          AutoresizingLine(
            origin: 0, size: 44, extent: 100, flexibleNear: false, flexibleSize: false, flexibleFar: true)
        )))
    tree.solve()
    #expect(tree.rect(strip) == CGRect(x: 20, y: 0, width: 150, height: 44))
    tree.resize(CGSize(width: 300, height: 60))
    tree.solve()
    #expect(tree.rect(strip) == CGRect(x: 20, y: 0, width: 250, height: 44))
  }

  @Test func contradictionsNameWhatTakesPartAndTheHandlerChooses() {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    let box = tree.add(.init(width: 10, height: 10))
    let first = tree.constrain(.init(edge: .left, of: box, constant: 10))
    let second = tree.constrain(.init(edge: .left, of: box, constant: 50))
    var told: [[Int32]] = []
    tree.system.conflictHandler = { conflict in
      told.append(conflict.compactMap { if case .constraint(let record)? = $0 { record } else { nil } }.sorted())
      return conflict.firstIndex { if case .constraint(first)? = $0 { true } else { false } }
    }
    tree.solve()
    #expect(told == [[first, second]])
    #expect(tree.rect(box).minX == 50)
  }

  @Test func aTrialIsASystemOfItsOwn() {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    let text = tree.add(.init(width: 100, height: 20) { ceil(100 / $0) * 20 })
    tree.constrain(.init(edge: .left, of: text, constant: 0))
    tree.constrain(.init(edge: .right, of: text, relation: .lessThanOrEqual, constant: 200))
    tree.solve()
    // The same content in less room, measured and dropped.
    let trial = Boxes(container: CGSize(width: 25, height: 100))
    let copy = trial.add(tree.boxes[text]!)
    trial.constrain(.init(edge: .left, of: copy, constant: 0))
    trial.constrain(.init(edge: .right, of: copy, relation: .lessThanOrEqual, constant: 25))
    trial.solve()
    #expect(trial.rect(copy).size == CGSize(width: 25, height: 80))
    #expect(tree.rect(text).size == CGSize(width: 100, height: 20))
    #expect(!tree.system.isDirty)
  }

  @Test func freedNumbersAreGivenOutAgain() {
    let tree = Boxes(container: CGSize(width: 200, height: 100))
    let box = tree.add(.init(width: 10, height: 10))
    let record = tree.constrain(.init(edge: .left, of: box, constant: 10))
    tree.solve()
    tree.remove(record)
    tree.removeBox(box)
    let other = tree.add(.init(width: 30, height: 30))
    #expect(other == box)
    #expect(tree.constrain(.init(edge: .left, of: other, constant: 70)) == record)
    tree.solve()
    #expect(tree.rect(other).minX == 70)
    #expect(tree.rect(other).width == 30)
  }
}
