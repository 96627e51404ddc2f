extension Engine {
  /// How many constraints of the component are given up.
  func brokenCount(_ index: Int32) -> Int {
    let list = components[Int(index)].constraints
    var count = 0
    for position in 0..<list.count where constraints[Int(list.base[position])].flags.contains(.broken) { count += 1 }
    return count
  }

  /// Tries again, after a change, the constraints that were given up: all, else one by one. Leaves the component rebuilt.
  mutating func restoreBroken(_ index: Int32, _ outcome: inout SolveOutcome) {
    let broken = list(index) { $0.flags.contains(.broken) }
    for identifier in broken { constraints[Int(identifier)].flags.remove(.broken) }
    if isFeasible(index) {
      outcome.restored += broken.map(ConstraintID.init(rawValue:))
    } else {
      for identifier in broken { constraints[Int(identifier)].flags.insert(.broken) }
      if isFeasible(index) { restoreOneByOne(broken, index, &outcome) }
    }
    rebuild(index)
  }

  /// Asks which of contradicting constraints goes, and gives it up.
  mutating func giveUp(_ conflict: [Int32], _ outcome: inout SolveOutcome, _ choose: ConflictChoice) {
    let answer = choose(conflict)
    let victim = conflict.contains(answer) ? answer : conflict.max() ?? answer
    if constraints[Int(victim)].flags.contains(.parametric) { dropParameter(victim) }
    constraints[Int(victim)].flags.insert(.broken)
    outcome.broken.append(ConstraintID(rawValue: victim))
  }

  /// The constraints of a component that pass the test, oldest number first.
  private func list(_ index: Int32, where test: (ConstraintRecord) -> Bool) -> [Int32] {
    let list = components[Int(index)].constraints
    var result: [Int32] = []
    for position in 0..<list.count where test(constraints[Int(list.base[position])]) {
      result.append(list.base[position])
    }
    return result.sorted()
  }

  /// Whether the active required constraints of a component can hold together. Leaves the tableau in need of a rebuild.
  mutating func isFeasible(_ index: Int32) -> Bool {
    let soft = list(index) { !($0.isRequired && $0.isActive) && !$0.flags.contains(.suspended) }
    for identifier in soft { constraints[Int(identifier)].flags.insert(.suspended) }
    defer { for identifier in soft { constraints[Int(identifier)].flags.remove(.suspended) } }
    rebuild(index)
    return requiredStageSucceeds(index)
  }

  /// Finds a minimal set of active required constraints that cannot hold together: none when they can.
  ///
  /// 1. Suspend everything. 2. Divide the constraints in halves, and look for the part of the conflict in one half while the other is
  /// taken for granted (the method known as QuickXplain): with a conflict of k among n this takes about k·log(n/k) feasibility tests.
  mutating func minimalConflict(_ index: Int32) -> [Int32] {
    let required = list(index) { $0.isRequired && $0.isActive }
    let soft = list(index) { !($0.isRequired && $0.isActive) && !$0.flags.contains(.suspended) }
    for identifier in soft { constraints[Int(identifier)].flags.insert(.suspended) }
    defer {
      for identifier in required + soft { constraints[Int(identifier)].flags.remove(.suspended) }
      mark(index, .rebuild)
    }
    if test(index, required, required) { return [] }
    var search = ConflictSearch(component: index, universe: required)
    return explain(&search, granted: [], isFresh: false, required[...]).sorted()
  }

  private struct ConflictSearch {
    var component: Int32
    var universe: [Int32]
  }

  private mutating func explain(
    _ search: inout ConflictSearch, granted: [Int32], isFresh: Bool, _ candidates: ArraySlice<Int32>
  ) -> [Int32] {
    if isFresh, !test(search.component, search.universe, granted) { return [] }
    if candidates.count == 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let first = candidates[..<middle]
    let second = candidates[middle...]
    let fromSecond = explain(&search, granted: granted + first, isFresh: !first.isEmpty, second)
    let fromFirst = explain(&search, granted: granted + fromSecond, isFresh: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }

  /// Whether the constraints in `active` can hold together, those of `universe` alone being considered.
  private mutating func test(_ index: Int32, _ universe: [Int32], _ active: [Int32]) -> Bool {
    for identifier in universe { constraints[Int(identifier)].flags.insert(.suspended) }
    for identifier in active { constraints[Int(identifier)].flags.remove(.suspended) }
    rebuild(index)
    return requiredStageSucceeds(index)
  }

  /// Regroups and tells whether the required constraints around a new constraint can hold; the minimal conflict if not.
  mutating func conflict(adding identifier: Int32) -> [Int32] {
    regroup()
    let component = constraints[Int(identifier)].component
    defer { mark(component, .rebuild) }
    if isFeasible(component) { return [] }
    return minimalConflict(component)
  }
}
