extension Engine {
  // MARK: 2. Determine

  /// Counts the unknowns of each equation and chains the occurrences of each column; `Column.row` is the head of the chain.
  mutating func linkEquations() {
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

  mutating func determine() {
    var position = 0
    while position < scratch.ready.count {
      let index = Int(scratch.ready[position])
      position += 1
      guard !scratch.equations[index].isUsed, scratch.equations[index].undetermined == 1 else { continue }
      guard let column = soleColumn(of: index, accepting: { $0 != .fixed && $0 != .defined }) else { continue }
      // A bound on it must go on being watched: the equation becomes a row.
      if columns[Int(column)].isBounded { continue }
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

  mutating func define(_ index: Int32) {
    scratch.ready.removeAll()
    for equation in 0..<scratch.equations.count where !scratch.equations[equation].isUsed {
      if scratch.equations[equation].unknown == 1 { scratch.ready.append(Int32(truncatingIfNeeded: equation)) }
      if scratch.equations[equation].unknown == 0 { scratch.core.append(Int32(truncatingIfNeeded: equation)) }
    }
    var position = 0
    let list = components[Int(index)].columns
    // A column that nothing defines is a root: independent until an equation eliminates it. Extents become roots before
    // positions, which what is left then defines.
    for positionsToo in [false, true] {
      for next in 0..<list.count {
        propagate(from: &position)
        let column = list.base[next]
        guard columns[Int(column)].state == .unknown, positionsToo || columns[Int(column)].kind != .position else {
          continue
        }
        columns[Int(column)].state = .nonbasic
        columns[Int(column)].kink = 0
        leave(column)
      }
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
}
