extension Engine {
  // MARK: 4. and 5. Rows

  /// Uses an equation without unknowns: it eliminates a root, or makes a costed column basic, or is a check.
  mutating func eliminate(_ equation: Int32, in index: Int32) {
    let identifier = scratch.equations[Int(equation)].constraint
    let record = constraints[Int(identifier)]
    scratch.rows.reserve(1)
    let constant = expand(
      Int(record.start), Int(record.count), constant: record.flags.contains(.parametric) ? 0 : record.constant,
      through: rebuildTables)
    var largest = 0.0
    for position in 0..<scratch.support.count { largest = max(largest, abs(dense[Int(scratch.support[position])])) }
    let smallest = max(largest * 1e-6, 1e-11)
    // The last root: among variables that nothing prefers, the last created takes what is left, a position before others.
    var root: Int32 = -1
    var basic: Int32 = -1
    for position in 0..<scratch.support.count {
      let index = scratch.support[position]
      let column = columns[Int(index)]
      guard column.state == .nonbasic, abs(dense[Int(index)]) >= smallest else { continue }
      if !column.isCosted { root = laterRoot(root, index) } else if isBetterBasic(index, than: basic) { basic = index }
    }
    if root >= 0, columns[Int(root)].rows.isEmpty {
      eliminateRoot(root, constant: constant)
    } else if max(root, basic) >= 0 {
      appendRow(root >= 0 ? root : basic, constant: constant)
    } else {
      appendCheck(identifier, constant: constant, in: index)
    }
  }

  private func laterRoot(_ a: Int32, _ b: Int32) -> Int32 {
    guard a >= 0 else { return b }
    let (first, second) = (columns[Int(a)].kind == .position, columns[Int(b)].kind == .position)
    return first == second ? max(a, b) : first ? a : b
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

  mutating func appendGatheredRow(_ basic: Int32, constant: Double, factor: Double) {
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

  mutating func addErrorRow(_ identifier: Int32, in index: Int32) {
    var record = constraints[Int(identifier)]
    if record.column < 0 || !columns[Int(record.column)].flags.contains(.auxiliary) {
      record.column = makeColumn(.auxiliary)
      constraints[Int(identifier)].column = record.column
    }
    let error = record.column
    let pulls = Engine.pulls(record.relation, record.pull, flipped: false)
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
}
