extension Engine {
  /// Builds a component's definitions and tableau from its constraints.
  ///
  /// 1. Reset the columns and sort the constraints: required equalities are equations, a cost of one variable becomes its hinge, the
  /// rest is general. 2. Determine what follows from fixed columns alone. 3. Turn every equation with one unknown left into its
  /// definition, choosing a root where none has. 4. Equations without an unknown eliminate a root or become a row. 5. General
  /// constraints become rows of their error. 6. Store.
  mutating func rebuild(_ index: Int32) {
    // 1. Reset and sort.
    reset(index)
    sortConstraints(index)
    // 2. and 3. Definitions.
    linkEquations()
    determine()
    define(index)
    // 4. and 5. Rows.
    var position = scratch.core.count - 1
    while position >= 0 {
      eliminate(scratch.core[position], in: index)
      position -= 1
    }
    for position in 0..<scratch.general.count { addErrorRow(scratch.general[position], in: index) }
    // 6. Store.
    store(index)
    components[Int(index)].pivots = 0
    components[Int(index)].flags.remove(.rebuild)
    mark(index, [.optimize, .evaluate])
  }

  // MARK: 1. Reset and sort

  mutating func reset(_ index: Int32) {
    let component = components[Int(index)]
    for position in 0..<component.rows.count { component.rows.base[position].terms.release(to: &pool) }
    components[Int(index)].rows.removeAll()
    // Errors are listed again when a row is made for them.
    var kept = 0
    for position in 0..<component.columns.count {
      let column = component.columns.base[position]
      let base = columns.base + Int(column)
      base.pointee.rows.removeAll()
      if base.pointee.state == .basic { base.pointee.flags.insert(.wasBasic) }
      base.pointee.row = -1
      base.pointee.definition = -1
      base.pointee.locks = 0
      if base.pointee.flags.contains(.claimed) { unclaim(column) }
      if base.pointee.flags.contains(.auxiliary), !base.pointee.isFixed { continue }
      base.pointee.state = base.pointee.isFixed ? .fixed : base.pointee.flags.contains(.hinge) ? .nonbasic : .unknown
      component.columns.base[kept] = column
      kept += 1
    }
    components[Int(index)].columns.setCount(kept)
    components[Int(index)].core.removeAll()
    releaseChecks(index)
    components[Int(index)].broken = 0
    scratch.equations.removeAll()
    scratch.slots.removeAll()
    scratch.ready.removeAll()
    scratch.core.removeAll()
    scratch.general.removeAll()
    scratch.definitions.removeAll()
    scratch.rootDefinitions.removeAll()
    scratch.terms.removeAll()
  }

  /// Gives back the errors of equations over fixed columns alone.
  mutating func releaseChecks(_ index: Int32) {
    let checks = components[Int(index)].checks
    for position in 0..<checks.count {
      let column = checks.base[position]
      columns[Int(column)].rows.release(to: &pool)
      columns[Int(column)].component = -1
      freeColumns.append(column)
    }
    components[Int(index)].checks.removeAll()
  }

  mutating func sortConstraints(_ index: Int32) {
    let list = components[Int(index)].constraints
    for position in 0..<list.count {
      let identifier = list.base[position]
      constraints[Int(identifier)].flags.remove(.claimed)
      let record = constraints[Int(identifier)]
      if record.flags.contains(.broken) { components[Int(index)].broken += 1 }
      guard !record.flags.contains(.suspended) else { continue }
      if record.isRequiredEquality {
        if record.column >= 0, !record.flags.contains(.parametric) { releaseError(identifier) }
        scratch.equations.append(Equation(constraint: identifier, undetermined: 0, unknown: 0, isUsed: false))
      } else if !claim(identifier, record) {
        scratch.general.append(identifier)
      }
    }
  }

  /// A cost of one variable that has none yet becomes the hinge of that variable.
  private mutating func claim(_ identifier: Int32, _ record: ConstraintRecord) -> Bool {
    guard record.count == 1 else { return false }
    let term = terms[Int(record.start)]
    let column = columns.base + Int(term.column)
    guard abs(term.coefficient) == 1, column.pointee.state == .unknown else { return false }
    let pulls = Engine.pulls(record.relation, record.pull, flipped: term.coefficient < 0)
    // An extent does not rest at its upper limit.
    if pulls.below == 0, column.pointee.kind == .extent { return false }
    releaseError(identifier)
    column.pointee.below = pulls.below
    column.pointee.above = pulls.above
    column.pointee.kink = -record.constant / term.coefficient
    column.pointee.flags.insert(.claimed)
    column.pointee.state = .nonbasic
    constraints[Int(identifier)].column = term.column
    constraints[Int(identifier)].flags.insert(.claimed)
    return true
  }

  /// The strengths that pull an error up and down to zero.
  static func pulls(_ relation: Relation, _ priority: Float, flipped: Bool) -> (below: Float, above: Float) {
    switch relation {
    case .equal: return (priority, priority)
    case .greaterThanOrEqual: return flipped ? (0, priority) : (priority, 0)
    case .lessThanOrEqual: return flipped ? (priority, 0) : (0, priority)
    }
  }

  private mutating func releaseError(_ identifier: Int32) {
    let column = constraints[Int(identifier)].column
    if column >= 0, columns[Int(column)].flags.contains(.auxiliary) {
      columns[Int(column)].rows.release(to: &pool)
      columns[Int(column)].component = -1
      columns[Int(column)].state = .isolated
      freeColumns.append(column)
    }
    constraints[Int(identifier)].column = -1
  }

  // MARK: 6. Store

  mutating func store(_ index: Int32) {
    var component = components[Int(index)]
    let roots = scratch.rootDefinitions.count
    component.definitions.removeAll()
    component.definitions.reserve(roots + scratch.definitions.count, &pool)
    component.definitions.setCount(roots + scratch.definitions.count)
    if roots + scratch.definitions.count > 0 {
      let base = component.definitions.base
      // An eliminated root may be defined by one that was eliminated later.
      for position in 0..<roots { base[position] = scratch.rootDefinitions[roots - 1 - position] }
      (base + roots).update(from: scratch.definitions.base, count: scratch.definitions.count)
      for position in 0..<component.definitions.count {
        columns[Int(base[position].column)].definition = Int32(truncatingIfNeeded: position)
      }
    }
    component.rootCount = Int32(truncatingIfNeeded: roots)
    component.terms.assign(scratch.terms.base, count: scratch.terms.count, &pool)
    component.rows.assign(scratch.rows.base, count: scratch.rows.count, &pool)
    scratch.rows.removeAll()
    component.core.removeAll()
    for position in 0..<component.columns.count {
      let column = component.columns.base[position]
      let base = columns.base + Int(column)
      base.pointee.flags.remove(.wasBasic)
      if base.pointee.state == .nonbasic {
        base.pointee.x = base.pointee.kink
        touch(column)
        component.core.append(column, &pool)
      } else if base.pointee.state == .basic {
        component.core.append(column, &pool)
      } else if base.pointee.state == .fixed {
        touch(column)
      }
    }
    components[Int(index)] = component
    recompute(index, resettingSides: true)
  }

  /// Computes every basic column from its row.
  mutating func recompute(_ index: Int32, resettingSides: Bool) {
    let rows = components[Int(index)].rows
    let columns = self.columns.base
    for position in 0..<rows.count {
      let row = rows.base[position]
      var sum = row.constant
      for offset in 0..<row.terms.count {
        let term = row.terms.base[offset]
        sum += term.coefficient * columns[Int(term.column)].x
      }
      columns[Int(row.basic)].x = sum
      let changed = columns[Int(row.basic)].updateSide()
      if resettingSides {
        columns[Int(row.basic)].row = Int32(truncatingIfNeeded: position)
      } else if changed {
        mark(index, .optimize)
      }
      touch(row.basic)
    }
    components[Int(index)].shifts = 0
  }
}
