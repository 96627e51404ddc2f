extension Engine {
  /// Forms the components again where constraints came or went.
  ///
  /// 1. Take the components concerned apart. 2. Join the columns of each constraint, old or new. 3. Give every joined set a component,
  /// and list its constraints and columns; what no constraint mentions is isolated.
  mutating func regroup() {
    guard needsGrouping else { return }
    needsGrouping = false
    scratch.constraints.removeAll()
    scratch.columns.removeAll()
    // 1. Take apart.
    for index in 0..<queue.count where components[Int(queue[index])].flags.contains(.regroup) { dissolve(queue[index]) }
    let oldColumns = scratch.columns.count
    for index in 0..<oldColumns { columns[Int(scratch.columns[index])].definition = scratch.columns[index] }
    // 2. Join.
    let oldConstraints = scratch.constraints.count
    for index in 0..<oldConstraints { join(scratch.constraints[index]) }
    for index in 0..<pending.count where constraints[Int(pending[index])].isAlive {
      scratch.constraints.append(pending[index])
      join(pending[index])
    }
    pending.removeAll()
    // 3. Form.
    sortCollectedColumns()
    for index in 0..<scratch.constraints.count { form(scratch.constraints[index]) }
    for index in 0..<scratch.columns.count { place(scratch.columns[index]) }
    retire()
  }

  /// Takes a component apart: its constraints and columns are collected.
  private mutating func dissolve(_ index: Int32) {
    var component = components[Int(index)]
    for position in 0..<component.columns.count {
      let column = component.columns.base[position]
      let base = columns.base + Int(column)
      base.pointee.rows.release(to: &pool)
      if base.pointee.state == .basic { base.pointee.flags.insert(.wasBasic) }
      base.pointee.component = -1
      base.pointee.row = -1
      base.pointee.definition = -1
      base.pointee.state = .isolated
      if base.pointee.flags.contains(.claimed) { unclaim(column) }
      if base.pointee.flags.isDisjoint(with: [.removed, .auxiliary]) { scratch.columns.append(column) }
    }
    for position in 0..<component.constraints.count {
      let identifier = component.constraints.base[position]
      if constraints[Int(identifier)].isAlive { scratch.constraints.append(identifier) }
    }
    releaseChecks(index)
    component.checks.release(to: &pool)
    for position in 0..<component.rows.count { component.rows.base[position].terms.release(to: &pool) }
    component.constraints.release(to: &pool)
    component.columns.release(to: &pool)
    component.core.release(to: &pool)
    component.definitions.release(to: &pool)
    component.terms.release(to: &pool)
    component.rows.release(to: &pool)
    components[Int(index)] = Component()
    components[Int(index)].flags = .queued
  }

  /// The order of columns follows their creation, not the order of the constraints.
  private mutating func sortCollectedColumns() {
    let count = scratch.columns.count
    if count * 8 > columns.count {
      scratch.columns.removeAll()
      for index in 0..<columns.count where columns[index].definition >= 0 && columns[index].component < 0 {
        scratch.columns.append(Int32(index))
      }
    } else {
      var collected = UnsafeMutableBufferPointer(start: scratch.columns.base, count: count)
      collected.sort()
    }
  }

  /// Collects the columns of a constraint and makes them one set; while this goes on, `definition` is the parent in the set.
  private mutating func join(_ identifier: Int32) {
    let record = constraints.base[Int(identifier)]
    guard record.count > 0 else { return }
    let base = terms.base + Int(record.start)
    let columns = self.columns.base
    var root: Int32 = -1
    for offset in 0..<Int(record.count) {
      let column = base[offset].column
      #if SOLVER_CHECKS
        precondition(!columns[Int(column)].flags.contains(.removed), "constraint \(identifier) outlives a variable")
      #endif
      if columns[Int(column)].definition < 0 {
        columns[Int(column)].definition = column
        columns[Int(column)].row = -1
        scratch.columns.append(column)
      }
      let other = find(column)
      if root < 0 {
        root = other
      } else if other != root {
        columns[Int(max(root, other))].definition = min(root, other)
        root = min(root, other)
      }
    }
  }

  @inline(__always)
  private func find(_ column: Int32) -> Int32 {
    let columns = self.columns.base
    var index = column
    while columns[Int(index)].definition != index {
      let parent = columns[Int(index)].definition
      columns[Int(index)].definition = columns[Int(parent)].definition
      index = columns[Int(index)].definition
    }
    return index
  }

  private mutating func form(_ identifier: Int32) {
    let record = constraints[Int(identifier)]
    let component: Int32
    if record.count == 0 {
      component = makeComponent()
    } else {
      let root = Int(find(terms[Int(record.start)].column))
      if columns[root].row < 0 { columns[root].row = makeComponent() }
      component = columns[root].row
    }
    constraints[Int(identifier)].component = component
    components[Int(component)].constraints.append(identifier, &pool)
  }

  private mutating func makeComponent() -> Int32 {
    var component = Component()
    component.flags = .alive
    component.constraints.reserve(8, &pool)
    component.columns.reserve(8, &pool)
    let index: Int32
    if freeComponents.isEmpty {
      index = Int32(truncatingIfNeeded: components.count)
      components.append(component)
    } else {
      index = freeComponents.removeLast()
      components[Int(index)] = component
    }
    mark(index, [.rebuild, .evaluate])
    return index
  }

  private mutating func place(_ column: Int32) {
    let component = columns[Int(find(column))].row
    columns[Int(column)].component = component
    if component >= 0 {
      components[Int(component)].columns.append(column, &pool)
    } else {
      // No constraint speaks about it.
      columns[Int(column)].definition = -1
      columns[Int(column)].state = .isolated
      columns[Int(column)].flags.remove(.wasBasic)
      placeIsolated(column)
    }
  }

  /// A claimed cost goes back to its constraint.
  mutating func unclaim(_ column: Int32) {
    let base = columns.base + Int(column)
    base.pointee.flags.remove(.claimed)
    base.pointee.below = 0
    base.pointee.above = 0
    base.pointee.kink = 0
  }

  /// Numbers that no list mentions any more are given out again.
  private mutating func retire() {
    for index in 0..<retiredConstraints.count {
      let identifier = retiredConstraints[index]
      let record = constraints[Int(identifier)]
      freeTerms.put(record.start, count: Int(record.count))
      if record.column >= 0, columns[Int(record.column)].flags.contains(.auxiliary) {
        columns[Int(record.column)].rows.release(to: &pool)
        columns[Int(record.column)].component = -1
        freeColumns.append(record.column)
      }
      constraints[Int(identifier)].column = -1
      freeConstraints.append(identifier)
    }
    retiredConstraints.removeAll()
    for index in 0..<retiredColumns.count {
      let column = retiredColumns[index]
      columns[Int(column)].component = -1
      columns[Int(column)].below = 0
      columns[Int(column)].above = 0
      freeColumns.append(column)
    }
    retiredColumns.removeAll()
  }
}
