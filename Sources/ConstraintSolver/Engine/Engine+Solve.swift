extension Engine {
  /// Asks which of a minimal set of contradicting constraints is to be given up.
  typealias ConflictChoice = (_ conflict: [Int32]) -> Int32

  /// Brings every marked component to its optimum and publishes the values.
  mutating func solve(choose: ConflictChoice) -> SolveOutcome {
    var outcome = SolveOutcome()
    changed.removeAll()
    let isStructural = needsGrouping
    regroup()
    for position in 0..<queue.count { settle(queue[position], &outcome, choose) }
    publishTouched()
    for position in 0..<queue.count {
      let index = queue[position]
      let flags = components[Int(index)].flags
      components[Int(index)].flags.remove([.queued, .evaluate])
      if !flags.contains(.alive) {
        freeComponents.append(index)
      } else if flags.contains(.evaluate) {
        evaluate(index)
      }
    }
    queue.removeAll()
    // After a large change of structure the working lists are not needed soon.
    if isStructural, scratch.terms.capacity > 2048 {
      scratch = Scratch()
      touched = Buffer()
      pending = Buffer()
      columns.trim()
      values.trim()
      dense.trim()
      constraints.trim()
      terms.trim()
      changed.trim()
    }
    #if SOLVER_CHECKS
      checkInvariants()
    #endif
    return outcome
  }

  private mutating func settle(_ index: Int32, _ outcome: inout SolveOutcome, _ choose: ConflictChoice) {
    guard components[Int(index)].flags.contains(.alive) else { return }
    let component = components[Int(index)]
    if component.shifts > Engine.shiftLimit { recompute(index, resettingSides: false) }
    if Int(component.pivots) > 1000 + 10 * component.rows.count { components[Int(index)].flags.insert(.rebuild) }
    if components[Int(index)].flags.contains(.rebuild) {
      if brokenCount(index) > 0 { restoreBroken(index, &outcome) } else { rebuild(index) }
    }
    guard components[Int(index)].flags.contains(.optimize) else { return }
    while true {
      switch optimize(index) {
      case .optimal:
        return
      case .stalled:
        outcome.isStalled = true
        return
      case .infeasible:
        if breakNeighborhoods(index, &outcome, choose) {
          rebuild(index)
          continue
        }
        let conflict = minimalConflict(index)
        if conflict.isEmpty {
          // The set can hold after all: rounding stopped the stage. The values stay as near as they came.
          outcome.isStalled = true
          rebuild(index)
          _ = optimize(index)
          return
        }
        giveUp(conflict, &outcome, choose)
        rebuild(index)
      }
    }
  }

  /// After this many shifts the basic columns are computed anew, so that rounding errors do not add up.
  private static var shiftLimit: Int32 { 4096 }
}
