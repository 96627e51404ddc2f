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

  private mutating func reset(_ index: Int32) {
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

  private mutating func sortConstraints(_ index: Int32) {
    let list = components[Int(index)].constraints
    for position in 0..<list.count {
      let identifier = list.base[position]
      constraints[Int(identifier)].flags.remove(.claimed)
      let record = constraints[Int(identifier)]
      if record.flags.contains(.broken) { components[Int(index)].broken += 1 }
      guard record.isActive else { continue }
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
    releaseError(identifier)
    let pulls = Engine.pulls(record.relation, record.priority, flipped: term.coefficient < 0)
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

  // MARK: 2. Determine

  /// Counts the unknowns of each equation and chains the occurrences of each column; `Column.row` is the head of the chain.
  private mutating func linkEquations() {
    let columns = self.columns.base
    for index in 0..<scratch.equations.count {
      let record = constraints[Int(scratch.equations[index].constraint)]
      let base = terms.base + Int(record.start)
      var undetermined: Int32 = 0
      var unknown: Int32 = 0
      for offset in 0..<Int(record.count) {
        let column = columns + Int(base[offset].column)
        if column.pointee.state == .fixed { continue }
        undetermined += 1
        if column.pointee.state == .unknown { unknown += 1 }
        let slot = Slot(next: column.pointee.row, equation: Int32(truncatingIfNeeded: index))
        column.pointee.row = Int32(truncatingIfNeeded: scratch.slots.count)
        scratch.slots.append(slot)
      }
      scratch.equations[index].undetermined = undetermined
      scratch.equations[index].unknown = unknown
      if undetermined == 1 { scratch.ready.append(Int32(truncatingIfNeeded: index)) }
    }
  }

  private mutating func determine() {
    var position = 0
    while position < scratch.ready.count {
      let index = Int(scratch.ready[position])
      position += 1
      guard !scratch.equations[index].isUsed, scratch.equations[index].undetermined == 1 else { continue }
      guard let column = soleColumn(of: index, accepting: { $0 != .fixed && $0 != .defined }) else { continue }
      let wasUnknown = columns[Int(column)].state == .unknown
      settle(column, by: index)
      var slot = columns[Int(column)].row
      while slot >= 0 {
        let other = Int(scratch.slots[Int(slot)].equation)
        scratch.equations[other].undetermined -= 1
        if wasUnknown { scratch.equations[other].unknown -= 1 }
        if scratch.equations[other].undetermined == 1 { scratch.ready.append(Int32(truncatingIfNeeded: other)) }
        slot = scratch.slots[Int(slot)].next
      }
    }
  }

  /// The column of an equation in one of the accepted states, when its coefficient is fit to be divided by.
  private func soleColumn(of equation: Int, accepting: (ColumnState) -> Bool) -> Int32? {
    let record = constraints[Int(scratch.equations[equation].constraint)]
    var largest = 0.0
    var found: RowTerm?
    for offset in 0..<Int(record.count) {
      let term = terms[Int(record.start) + offset]
      largest = max(largest, abs(term.coefficient))
      if accepting(columns[Int(term.column)].state) { found = term }
    }
    guard let found, abs(found.coefficient) >= largest * 1e-6 else { return nil }
    return found.column
  }

  /// Makes the equation the definition of the column.
  private mutating func settle(_ column: Int32, by equation: Int) {
    scratch.equations[equation].isUsed = true
    let record = constraints[Int(scratch.equations[equation].constraint)]
    let base = terms.base + Int(record.start)
    var coefficient = 1.0
    for offset in 0..<Int(record.count) where base[offset].column == column { coefficient = base[offset].coefficient }
    let factor = -1 / coefficient
    let start = scratch.terms.count
    for offset in 0..<Int(record.count) where base[offset].column != column {
      scratch.terms.append(RowTerm(coefficient: base[offset].coefficient * factor, column: base[offset].column))
    }
    let constant = record.flags.contains(.parametric) ? 0 : record.constant
    columns[Int(column)].state = .defined
    columns[Int(column)].definition = Int32(truncatingIfNeeded: scratch.definitions.count)
    scratch.definitions.append(
      Definition(
        constant: constant * factor, column: column, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: scratch.terms.count - start)))
  }

  // MARK: 3. Define

  private mutating func define(_ index: Int32) {
    scratch.ready.removeAll()
    for equation in 0..<scratch.equations.count where !scratch.equations[equation].isUsed {
      if scratch.equations[equation].unknown == 1 { scratch.ready.append(Int32(truncatingIfNeeded: equation)) }
      if scratch.equations[equation].unknown == 0 { scratch.core.append(Int32(truncatingIfNeeded: equation)) }
    }
    var position = 0
    let list = components[Int(index)].columns
    for next in 0..<list.count {
      propagate(from: &position)
      // A column that nothing defines is a root: independent until an equation eliminates it.
      let column = list.base[next]
      guard columns[Int(column)].state == .unknown else { continue }
      columns[Int(column)].state = .nonbasic
      columns[Int(column)].kink = 0
      leave(column)
    }
    propagate(from: &position)
    // The chains of occurrences used `row`.
    for next in 0..<list.count { columns[Int(list.base[next])].row = -1 }
  }

  private mutating func propagate(from position: inout Int) {
    while position < scratch.ready.count {
      let equation = Int(scratch.ready[position])
      position += 1
      guard !scratch.equations[equation].isUsed, scratch.equations[equation].unknown == 1 else { continue }
      guard let column = soleColumn(of: equation, accepting: { $0 == .unknown }) else { continue }
      settle(column, by: equation)
      leave(column)
    }
  }

  /// The column is not unknown any more: its equations have one unknown less.
  private mutating func leave(_ column: Int32) {
    var slot = columns[Int(column)].row
    while slot >= 0 {
      let equation = Int(scratch.slots[Int(slot)].equation)
      scratch.equations[equation].unknown -= 1
      if !scratch.equations[equation].isUsed {
        if scratch.equations[equation].unknown == 1 { scratch.ready.append(Int32(truncatingIfNeeded: equation)) }
        if scratch.equations[equation].unknown == 0 { scratch.core.append(Int32(truncatingIfNeeded: equation)) }
      }
      slot = scratch.slots[Int(slot)].next
    }
  }

  // MARK: 4. and 5. Rows

  /// Writes an expression over independent and fixed columns into ``dense``, their numbers into the support, and answers its constant.
  mutating func expand(_ start: Int, _ count: Int, constant: Double, through definitions: ExpansionTables) -> Double {
    scratch.support.removeAll()
    scratch.heap.removeAll()
    for offset in 0..<count {
      let term = terms[start + offset]
      accumulate(term.column, term.coefficient)
    }
    return resolveSupport(constant: constant, through: definitions)
  }

  /// The definitions and rows that an expansion goes through.
  struct ExpansionTables {
    var definitions: UnsafeMutablePointer<Definition>
    var terms: UnsafeMutablePointer<RowTerm>
    var roots: UnsafeMutablePointer<Definition>
    var rows: UnsafeMutablePointer<Row>
  }

  private var rebuildTables: ExpansionTables {
    mutating get {
      ExpansionTables(
        definitions: scratch.definitions.base, terms: scratch.terms.base, roots: scratch.rootDefinitions.base,
        rows: scratch.rows.base)
    }
  }

  @inline(__always)
  private mutating func accumulate(_ column: Int32, _ coefficient: Double) {
    let value = dense.base + Int(column)
    if value.pointee == 0 {
      let definition = columns.base[Int(column)].definition
      if definition >= 0 { scratch.heap.pushHeap(definition) } else { scratch.support.append(column) }
    }
    value.pointee += coefficient
  }

  private mutating func resolveSupport(constant: Double, through tables: ExpansionTables) -> Double {
    var constant = constant
    // Triangular definitions, the last first: each is met once, with its whole coefficient.
    while !scratch.heap.isEmpty {
      let definition = tables.definitions[Int(scratch.heap.popHeap())]
      let factor = dense[Int(definition.column)]
      dense[Int(definition.column)] = 0
      if abs(factor) < 1e-13 { continue }
      constant += factor * definition.constant
      for offset in Int(definition.start)..<Int(definition.start + definition.count) {
        accumulate(tables.terms[offset].column, factor * tables.terms[offset].coefficient)
      }
    }
    // Eliminated roots, then basic columns.
    var position = 0
    while position < scratch.support.count {
      let column = Int(scratch.support[position])
      position += 1
      let factor = dense[column]
      let number = columns[column].definition
      guard factor != 0, number <= -2 else { continue }
      dense[column] = 0
      let definition = tables.roots[Int(-number - 2)]
      constant += factor * definition.constant
      for offset in Int(definition.start)..<Int(definition.start + definition.count) {
        accumulate(tables.terms[offset].column, factor * tables.terms[offset].coefficient)
      }
    }
    for position in 0..<scratch.support.count {
      let column = Int(scratch.support[position])
      let factor = dense[column]
      guard factor != 0, columns[column].state == .basic else { continue }
      dense[column] = 0
      let row = tables.rows[Int(columns[column].row)]
      constant += factor * row.constant
      for offset in 0..<row.terms.count {
        accumulate(row.terms.base[offset].column, factor * row.terms.base[offset].coefficient)
      }
    }
    return constant
  }

  /// Uses an equation without unknowns: it eliminates a root, or makes a costed column basic, or is a check.
  private mutating func eliminate(_ equation: Int32, in index: Int32) {
    let identifier = scratch.equations[Int(equation)].constraint
    let record = constraints[Int(identifier)]
    scratch.rows.reserve(1)
    let constant = expand(
      Int(record.start), Int(record.count), constant: record.flags.contains(.parametric) ? 0 : record.constant,
      through: rebuildTables)
    var largest = 0.0
    for position in 0..<scratch.support.count { largest = max(largest, abs(dense[Int(scratch.support[position])])) }
    let smallest = max(largest * 1e-6, 1e-11)
    // The last root: among variables that nothing prefers, the last created takes what is left.
    var root: Int32 = -1
    var basic: Int32 = -1
    for position in 0..<scratch.support.count {
      let index = scratch.support[position]
      let column = columns[Int(index)]
      guard column.state == .nonbasic, abs(dense[Int(index)]) >= smallest else { continue }
      if !column.isCosted { root = max(root, index) } else if isBetterBasic(index, than: basic) { basic = index }
    }
    if root >= 0, columns[Int(root)].rows.isEmpty {
      eliminateRoot(root, constant: constant)
    } else if max(root, basic) >= 0 {
      appendRow(root >= 0 ? root : basic, constant: constant)
    } else {
      appendCheck(identifier, constant: constant, in: index)
    }
  }

  /// The column that is cheapest to push off its kink becomes basic; the first created among equals.
  private func isBetterBasic(_ index: Int32, than other: Int32) -> Bool {
    guard other >= 0 else { return true }
    let new = columns[Int(index)]
    let old = columns[Int(other)]
    let newWas = new.flags.contains(.wasBasic)
    if newWas != old.flags.contains(.wasBasic) { return newWas }
    if new.above != old.above { return new.above < old.above }
    return index < other
  }

  private mutating func eliminateRoot(_ root: Int32, constant: Double) {
    let factor = -1 / dense[Int(root)]
    dense[Int(root)] = 0
    let start = scratch.terms.count
    gather { engine, term in
      engine.scratch.terms.append(RowTerm(coefficient: term.coefficient * factor, column: term.column))
    }
    columns[Int(root)].definition = -2 - Int32(truncatingIfNeeded: scratch.rootDefinitions.count)
    columns[Int(root)].state = .defined
    scratch.rootDefinitions.append(
      Definition(
        constant: constant * factor, column: root, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: scratch.terms.count - start)))
  }

  /// Takes what ``dense`` holds at the support and zeroes it.
  @inline(__always)
  private mutating func gather(_ body: (inout Engine, RowTerm) -> Void) {
    for position in 0..<scratch.support.count {
      let column = scratch.support[position]
      let coefficient = dense[Int(column)]
      dense[Int(column)] = 0
      if abs(coefficient) > 1e-11 { body(&self, RowTerm(coefficient: coefficient, column: column)) }
    }
  }

  /// The expression in ``dense`` plus `constant` is zero: solves it for `basic`.
  private mutating func appendRow(_ basic: Int32, constant: Double) {
    let factor = -1 / dense[Int(basic)]
    dense[Int(basic)] = 0
    appendGatheredRow(basic, constant: constant * factor, factor: factor)
  }

  private mutating func appendGatheredRow(_ basic: Int32, constant: Double, factor: Double) {
    let number = Int32(truncatingIfNeeded: scratch.rows.count)
    var row = Row(constant: constant, basic: basic)
    row.terms.reserve(scratch.support.count, &pool)
    gather { engine, term in
      row.terms.append(RowTerm(coefficient: term.coefficient * factor, column: term.column), &engine.pool)
    }
    var users = columns[Int(basic)].rows
    columns[Int(basic)].rows = PoolArray()
    columns[Int(basic)].row = number
    columns[Int(basic)].state = .basic
    scratch.rows.append(row)
    for position in 0..<users.count {
      substitute(row, forColumn: basic, inRow: users.base[position], of: scratch.rows.base)
    }
    users.release(to: &pool)
    for offset in 0..<row.terms.count {
      columns[Int(row.terms.base[offset].column)].rows.append(number, &pool)
    }
  }

  /// An equation over fixed columns alone holds or does not hold; its error watches it.
  private mutating func appendCheck(_ identifier: Int32, constant: Double, in index: Int32) {
    var isConstant = true
    for position in 0..<scratch.support.count where abs(dense[Int(scratch.support[position])]) > 1e-11 {
      isConstant = false
    }
    if isConstant, abs(constant) <= Engine.feasibilityTolerance {
      for position in 0..<scratch.support.count { dense[Int(scratch.support[position])] = 0 }
      return
    }
    let error = makeColumn(.auxiliary)
    columns[Int(error)].component = index
    columns[Int(error)].below = 1000
    columns[Int(error)].above = 1000
    components[Int(index)].columns.append(error, &pool)
    components[Int(index)].checks.append(error, &pool)
    appendGatheredRow(error, constant: constant, factor: 1)
  }

  private mutating func addErrorRow(_ identifier: Int32, in index: Int32) {
    var record = constraints[Int(identifier)]
    if record.column < 0 || !columns[Int(record.column)].flags.contains(.auxiliary) {
      record.column = makeColumn(.auxiliary)
      constraints[Int(identifier)].column = record.column
    }
    let error = record.column
    let pulls = Engine.pulls(record.relation, record.priority, flipped: false)
    columns[Int(error)].component = index
    columns[Int(error)].below = pulls.below
    columns[Int(error)].above = pulls.above
    columns[Int(error)].kink = -record.constant
    columns[Int(error)].definition = -1
    components[Int(index)].columns.append(error, &pool)
    scratch.rows.reserve(1)
    let constant = expand(Int(record.start), Int(record.count), constant: 0, through: rebuildTables)
    appendGatheredRow(error, constant: constant, factor: 1)
  }

  // MARK: 6. Store

  private mutating func store(_ index: Int32) {
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

extension Buffer<Int32> {
  /// Adds to a heap that gives the largest first.
  @inline(__always)
  mutating func pushHeap(_ value: Int32) {
    append(value)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if base[parent] >= value { break }
      base[child] = base[parent]
      child = parent
    }
    base[child] = value
  }

  /// Takes the largest of a heap.
  @inline(__always)
  mutating func popHeap() -> Int32 {
    let result = base[0]
    let value = removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= count { break }
      if child + 1 < count, base[child + 1] > base[child] { child += 1 }
      if base[child] <= value { break }
      base[parent] = base[child]
      parent = child
    }
    if count > 0 { base[parent] = value }
    return result
  }
}
