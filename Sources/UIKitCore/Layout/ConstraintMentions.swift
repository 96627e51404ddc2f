/// Which constraints mention which views, for trees that lose many views at once.
///
/// OPTIMIZATION: a view that leaves looks through the constraints of all its ancestors. Where that has cost as much as there
/// are constraints, the rest is looked up; the table lives until the next solve.
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

  /// From now on, constraints are added.
  mutating func make() { isMade = true }

  /// Costs nothing while there is no table.
  mutating func add(_ record: Int32, of views: @autoclosure () -> [ObjectIdentifier]) {
    guard isMade else { return }
    for view in views() { table[view, default: []].append(record) }
  }

  /// Of the constraints that may mention a view.
  func records(of view: ObjectIdentifier) -> [Int32] { table[view] ?? [] }

  mutating func forget() {
    looked = 0
    guard isMade else { return }
    isMade = false
    table = [:]
  }
}
