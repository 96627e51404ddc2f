extension Solver {
  /// Whether the constraints and hinges leave more than one equally good value for `variable`.
  ///
  /// Applies pending changes first.
  /// - Complexity: in proportion to the variable's group when the first of it is asked for; where the group rests at limits,
  ///   a few solves of it. Meant for diagnosis.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    let component = engine.columns[Int(variable.index)].component
    guard component >= 0 else { return isAmbiguousBySolving(variable) }
    // OPTIMIZATION: most groups have one solution, which the last optimisation found out.
    if engine.components[Int(component)].flags.contains(.unique) { return false }
    if openness[variable.index] == nil {
      openness.merge(engine.openness(component)) { $1 }
    }
    switch openness[variable.index] ?? .unknown {
    case .settled: return false
    case .open: return true
    case .unknown:
      let isAmbiguous = isAmbiguousBySolving(variable)
      openness[variable.index] = isAmbiguous ? .open : .settled
      return isAmbiguous
    }
  }

  private func isAmbiguousBySolving(_ variable: Variable) -> Bool {
    guard let range = optimalRange(of: variable) else { return true }
    return range.upperBound - range.lowerBound > Solver.ambiguityTolerance * max(1, abs(value(of: variable)))
  }

  /// The variables that have more than one equally good value.
  public func ambiguousVariables() -> [Variable] {
    (0..<engine.columns.count).map { Variable(index: Int32($0)) }.filter {
      let column = engine.columns[Int($0.index)]
      return column.isVariable && !column.flags.contains(.removed) && isAmbiguous($0)
    }
  }

  /// The least and the greatest value that `variable` has in an optimal solution; nil when there is no bound within a million.
  public func optimalRange(of variable: Variable) -> ClosedRange<Double>? {
    solve()
    let column = engine.columns[Int(variable.index)]
    if column.isFixed { return column.x...column.x }
    if column.component < 0 {
      return column.flags.contains(.hinge) ? column.kink...column.kink : nil
    }
    let present = value(of: variable)
    let high = extreme(of: variable, toward: present + Solver.horizon)
    let low = extreme(of: variable, toward: present - Solver.horizon)
    _ = engine.solve { $0.max() ?? -1 }
    if high - present > Solver.horizon * 0.9 || present - low > Solver.horizon * 0.9 { return nil }
    return min(low, high)...max(low, high)
  }

  /// Moves the group of `variable` to another optimal solution, if there is one; answers whether it moved.
  ///
  /// The values stay there until the next solve that has something to do.
  @discardableResult
  public func exerciseAmbiguity(_ variable: Variable) -> Bool { exerciseAmbiguity(of: [variable]) }

  /// Moves those of `variables` that have several equally good values to others of these, all at once; answers whether one
  /// moved.
  ///
  /// The values stay there until the next solve that has something to do.
  @discardableResult
  public func exerciseAmbiguity(of variables: [Variable]) -> Bool {
    // To find out what is open solves anew, which takes back what was moved before.
    let present = variables.map(value(of:))
    for identifier in exercises { engine.remove(identifier) }
    exercises.removeAll()
    let goals = zip(variables, present).filter { isAmbiguous($0.0) }.map { variable, present in
      guard let range = optimalRange(of: variable) else {
        // Bounded on one side at most.
        let high = extreme(of: variable, toward: present + 100)
        return (variable, present, high > present + Solver.ambiguityTolerance ? high : present - 100)
      }
      let isHigh = range.upperBound - present < present - range.lowerBound
      return (variable, present, isHigh ? range.lowerBound : range.upperBound)
    }
    guard !goals.isEmpty else { return false }
    let pulls = goals.map { addPull($0.0, toward: $0.2) }
    _ = engine.solve { $0.max() ?? -1 }
    exercises += pulls
    return goals.contains { abs(value(of: $0.0) - $0.1) > Solver.ambiguityTolerance }
  }

  /// Whether the value of `variable` hangs on `constraint`: without it the value would be another, or open.
  ///
  /// Applies pending changes first, and leaves the constraint in place.
  /// - Complexity: a few solves of the variable's group; meant for diagnosis.
  public func affects(_ constraint: ConstraintID, _ variable: Variable) -> Bool {
    solve()
    let before = value(of: variable)
    let wasOpen = isAmbiguous(variable)
    let whole = openness
    engine.setSuspended(true, constraint.rawValue)
    _ = engine.solve { $0.max() ?? -1 }
    openness.removeAll()
    let hasMoved = abs(value(of: variable) - before) > Solver.ambiguityTolerance
    let isAffected = hasMoved || (!wasOpen && isAmbiguous(variable))
    openness = whole
    engine.setSuspended(false, constraint.rawValue)
    _ = engine.solve { $0.max() ?? -1 }
    return isAffected
  }

  /// The value nearest to `goal` among optimal solutions.
  private func extreme(of variable: Variable, toward goal: Double) -> Double {
    let pull = addPull(variable, toward: goal)
    _ = engine.solve { $0.max() ?? -1 }
    let result = value(of: variable)
    engine.remove(pull)
    return result
  }

  /// A preference weaker than every strength there is.
  private func addPull(_ variable: Variable, toward goal: Double) -> Int32 {
    withUnsafePointer(to: Term(variable)) {
      engine.add(UnsafeBufferPointer(start: $0, count: 1), constant: -goal, relation: .equal, priority: 0.5)
    }
  }

  private static var ambiguityTolerance: Double { 1e-4 }
  private static var horizon: Double { 1e6 }
}
