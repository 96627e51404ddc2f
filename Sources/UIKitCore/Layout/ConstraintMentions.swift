/// Which constraints mention which views, for trees that lose many views at once.
///
/// OPTIMIZATION: a view that leaves looks through the constraints of all its ancestors. Where that has cost as much as there
/// are constraints, the rest is looked up; the table lives until the next solve.
@MainActor
struct ConstraintMentions {
  /// By view: the numbers of constraints that mentioned it, or one of its guides, when they were put in. Some are free by
  /// now, or given to others.
  private var table: [ObjectIdentifier: [Int32]] = [:]
  private(set) var isMade = false
  /// Constraints that views which left have looked through.
  private var looked = 0

  /// - Parameters:
  ///   - cost: how many constraints the next view has to look through without the table.
  ///   - count: how many constraints there are.
  mutating func isWorthMaking(at cost: Int, of count: Int) -> Bool {
    looked += cost
    return looked > max(2 * count, 64)
  }

  mutating func make(of constraints: some Sequence<NSLayoutConstraint>) {
    isMade = true
    for constraint in constraints { add(constraint) }
  }

  /// Costs nothing while there is no table.
  mutating func add(_ constraint: NSLayoutConstraint) {
    guard isMade else { return }
    let items = [constraint.first, constraint.second, constraint.firstStart?.item, constraint.secondStart?.item]
    for item in items {
      guard let item, let view = LayoutItems.view(of: item) else { continue }
      table[ObjectIdentifier(view), default: []].append(constraint.record)
    }
  }

  /// Of the constraints that may mention something in a subtree.
  func records(of subtree: UIView) -> [Int32] {
    var found: [Int32] = []
    var waiting = [subtree]
    while let view = waiting.popLast() {
      found += table[ObjectIdentifier(view)] ?? []
      waiting += view.children
    }
    return found
  }

  mutating func forget() {
    looked = 0
    guard isMade else { return }
    isMade = false
    table = [:]
  }
}
