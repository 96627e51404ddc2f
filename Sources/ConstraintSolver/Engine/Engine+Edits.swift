extension Engine {
  // MARK: Variables

  mutating func removeVariable(_ index: Int32) {
    columns[Int(index)].flags.insert(.removed)
    columns[Int(index)].flags.remove([.hinge, .fixed])
    let component = columns[Int(index)].component
    if component >= 0 { mark(component, .regroup) }
    retiredColumns.append(index)
    needsGrouping = true
  }

  mutating func setHinge(_ index: Int32, target: Double, below: Float, above: Float) {
    let column = columns[Int(index)]
    let component = column.component
    if column.flags.contains(.hinge) {
      if column.below != below || column.above != above {
        columns[Int(index)].below = below
        columns[Int(index)].above = above
        mark(component, [.optimize, .evaluate])
      }
      if column.kink != target { moveKink(index, to: target) }
      return
    }
    columns[Int(index)].flags.insert(.hinge)
    columns[Int(index)].flags.remove(.claimed)
    columns[Int(index)].kink = target
    columns[Int(index)].below = below
    columns[Int(index)].above = above
    if component >= 0 { mark(component, .rebuild) } else { placeIsolated(index) }
  }

  mutating func removeHinge(_ index: Int32) {
    guard columns[Int(index)].flags.contains(.hinge) else { return }
    columns[Int(index)].flags.remove(.hinge)
    columns[Int(index)].below = 0
    columns[Int(index)].above = 0
    columns[Int(index)].kink = 0
    let component = columns[Int(index)].component
    if component >= 0 { mark(component, .rebuild) } else { placeIsolated(index) }
  }

  mutating func fix(_ index: Int32, at value: Double) {
    let column = columns[Int(index)]
    if column.isFixed {
      shift(index, by: value - column.x)
      columns[Int(index)].x = value
      retryBroken(column.component)
      return
    }
    columns[Int(index)].flags.insert(.fixed)
    columns[Int(index)].x = value
    if column.component >= 0 { mark(column.component, .rebuild) } else { touch(index) }
  }

  mutating func unfix(_ index: Int32) {
    guard columns[Int(index)].isFixed else { return }
    columns[Int(index)].flags.remove(.fixed)
    let component = columns[Int(index)].component
    if component >= 0 { mark(component, .rebuild) } else { placeIsolated(index) }
  }

  /// Something required changed: what was given up may fit now.
  private mutating func retryBroken(_ component: Int32) {
    if component >= 0, components[Int(component)].broken > 0 { mark(component, .rebuild) }
  }

  // MARK: Constraints

  /// Enters a constraint whose terms are in `source`; equal variables are joined and zero coefficients dropped.
  mutating func add(
    _ source: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, priority: Float
  ) -> Int32 {
    var record = ConstraintRecord()
    record.constant = constant
    record.relation = relation
    record.priority = priority
    record.flags = .alive
    if let start = freeTerms.take(source.count) {
      record.start = start
    } else {
      record.start = Int32(truncatingIfNeeded: terms.extend(by: source.count))
    }
    let base = terms.base + Int(record.start)
    var count = 0
    join: for term in source where term.coefficient != 0 {
      for index in 0..<count where base[index].column == term.variable.index {
        base[index].coefficient += term.coefficient
        continue join
      }
      base[count] = RowTerm(coefficient: term.coefficient, column: term.variable.index)
      count += 1
      mark(columns[Int(term.variable.index)].component, .regroup)
    }
    var index = 0
    while index < count {
      if base[index].coefficient == 0 {
        count -= 1
        base[index] = base[count]
      } else {
        index += 1
      }
    }
    if count < source.count { freeTerms.put(record.start + Int32(count), count: source.count - count) }
    record.count = Int32(truncatingIfNeeded: count)

    let identifier: Int32
    if freeConstraints.isEmpty {
      identifier = Int32(truncatingIfNeeded: constraints.count)
      constraints.append(record)
    } else {
      identifier = freeConstraints.removeLast()
      constraints[Int(identifier)] = record
    }
    pending.append(identifier)
    needsGrouping = true
    return identifier
  }

  mutating func remove(_ identifier: Int32) {
    let record = constraints[Int(identifier)]
    guard record.isAlive else { return }
    constraints[Int(identifier)].flags.remove(.alive)
    retiredConstraints.append(identifier)
    mark(record.component, .regroup)
    needsGrouping = true
  }

  /// Leaves a constraint out, or takes it in again.
  mutating func setSuspended(_ isSuspended: Bool, _ identifier: Int32) {
    guard constraints[Int(identifier)].isAlive else { return }
    if isSuspended {
      constraints[Int(identifier)].flags.insert(.suspended)
    } else {
      constraints[Int(identifier)].flags.remove(.suspended)
    }
    mark(constraints[Int(identifier)].component, .rebuild)
  }

  /// Whether the constraint's terms are these.
  func hasTerms(_ wanted: UnsafeBufferPointer<Term>, _ identifier: Int32) -> Bool {
    let record = constraints[Int(identifier)]
    let count = Int(record.count) - (record.flags.contains(.parametric) ? 1 : 0)
    guard record.isAlive, count == wanted.count else { return false }
    let base = terms.base + Int(record.start)
    for index in 0..<count {
      guard base[index].column == wanted[index].variable.index, base[index].coefficient == wanted[index].coefficient
      else { return false }
    }
    return true
  }

  mutating func setConstant(_ constant: Double, of identifier: Int32) {
    let record = constraints[Int(identifier)]
    guard record.isAlive, record.constant != constant else { return }
    constraints[Int(identifier)].constant = constant
    guard record.component >= 0 else { return }
    defer { if record.isRequired { retryBroken(record.component) } }
    let isStale = !components[Int(record.component)].flags.isDisjoint(with: [.rebuild, .regroup])
    if isStale || record.flags.contains(.broken) {
      if record.flags.contains(.parametric) { columns[Int(record.column)].x = constant }
      mark(record.component, .rebuild)
    } else if record.flags.contains(.claimed) {
      let coefficient = terms[Int(record.start)].coefficient
      moveKink(record.column, to: -constant / coefficient)
    } else if record.flags.contains(.parametric) {
      shift(record.column, by: constant - record.constant)
      columns[Int(record.column)].x = constant
    } else if record.isRequiredEquality {
      makeParametric(identifier)
      mark(record.component, .rebuild)
    } else {
      moveKink(record.column, to: -constant)
    }
  }

  /// Turns the constant of an equality into a fixed column, so that the next change is only a shift.
  private mutating func makeParametric(_ identifier: Int32) {
    var record = constraints[Int(identifier)]
    let count = Int(record.count)
    let column = record.column >= 0 ? record.column : makeColumn(.auxiliary)
    columns[Int(column)].flags = [.auxiliary, .fixed]
    columns[Int(column)].x = record.constant
    columns[Int(column)].component = record.component
    let start = freeTerms.take(count + 1) ?? Int32(truncatingIfNeeded: terms.extend(by: count + 1))
    (terms.base + Int(start)).update(from: terms.base + Int(record.start), count: count)
    terms[Int(start) + count] = RowTerm(coefficient: 1, column: column)
    freeTerms.put(record.start, count: count)
    record.start = start
    record.count += 1
    record.column = column
    record.flags.insert(.parametric)
    constraints[Int(identifier)] = record
    components[Int(record.component)].columns.append(column, &pool)
  }

  /// Undoes ``makeParametric(_:)``.
  mutating func dropParameter(_ identifier: Int32) {
    let record = constraints[Int(identifier)]
    freeTerms.put(record.start + record.count - 1, count: 1)
    constraints[Int(identifier)].count -= 1
    constraints[Int(identifier)].flags.remove(.parametric)
    columns[Int(record.column)].flags = .auxiliary
    columns[Int(record.column)].x = 0
  }

  mutating func setPriority(_ priority: Float, of identifier: Int32) {
    let record = constraints[Int(identifier)]
    guard record.isAlive, record.priority != priority else { return }
    constraints[Int(identifier)].priority = priority
    guard record.component >= 0 else { return }
    if record.flags.contains(.parametric) { dropParameter(identifier) }
    if record.isRequired || priority >= 1000 || record.column < 0 {
      mark(record.component, .rebuild)
      return
    }
    let column = Int(record.column)
    if columns[column].below > 0 { columns[column].below = priority }
    if columns[column].above > 0 { columns[column].above = priority }
    mark(record.component, [.optimize, .evaluate])
  }
}
