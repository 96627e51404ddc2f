extension Engine {
  mutating func makeColumn(_ flags: Column.Flags) -> Int32 {
    var column = Column()
    column.flags = flags
    let index: Int32
    if freeColumns.isEmpty {
      index = Int32(truncatingIfNeeded: columns.count)
      columns.append(column)
      values.append(0)
      dense.append(0)
    } else {
      index = freeColumns.removeLast()
      columns[Int(index)] = column
      values[Int(index)] = 0
    }
    return index
  }

  /// Marks a variable's value as to be published.
  @inline(__always)
  mutating func touch(_ column: Int32) {
    let base = columns.base + Int(column)
    if !base.pointee.flags.contains(.touched) {
      base.pointee.flags.insert(.touched)
      touched.append(column)
    }
  }

  /// Marks a component as having something to do.
  @inline(__always)
  mutating func mark(_ component: Int32, _ flags: Component.Flags) {
    guard component >= 0 else { return }
    let base = components.base + Int(component)
    if !base.pointee.flags.contains(.queued) {
      base.pointee.flags.insert(.queued)
      queue.append(component)
    }
    base.pointee.flags.formUnion(flags)
    if flags.contains(.regroup) { needsGrouping = true }
  }

  /// Moves an independent or fixed column, and with it the basic columns that depend on it.
  mutating func shift(_ index: Int32, by delta: Double) {
    guard delta != 0 else { return }
    let columns = self.columns.base
    columns[Int(index)].x += delta
    touch(index)
    let component = columns[Int(index)].component
    guard component >= 0 else { return }
    mark(component, .evaluate)
    // What is to be rebuilt is computed anew; until then its rows may speak of columns that were fixed since.
    guard components[Int(component)].flags.isDisjoint(with: [.rebuild, .regroup]) else { return }
    let rows = components[Int(component)].rows
    let list = columns[Int(index)].rows
    var crossed = false
    for position in 0..<list.count {
      let row = rows.base + Int(list.base[position])
      let basic = row.pointee.basic
      columns[Int(basic)].x += delta * Engine.coefficient(in: row.pointee, of: index)
      if columns[Int(basic)].updateSide() { crossed = true }
      touch(basic)
    }
    components[Int(component)].shifts += 1
    if crossed { mark(component, .optimize) }
  }

  /// The coefficient of a column that occurs in the row.
  @inline(__always)
  static func coefficient(in row: Row, of column: Int32) -> Double {
    let terms = row.terms
    guard !terms.isEmpty else { return 0 }
    let base = terms.base
    for index in 0..<terms.count where base[index].column == column { return base[index].coefficient }
    return 0
  }

  /// Moves the kink of a column's cost.
  mutating func moveKink(_ index: Int32, to kink: Double) {
    let column = columns[Int(index)]
    columns[Int(index)].kink = kink
    // A fixed column keeps its value, also before the rebuild that takes note of it.
    guard !column.isFixed else { return }
    switch column.state {
    case .nonbasic:
      shift(index, by: kink - column.x)
      columns[Int(index)].x = kink
    case .basic:
      if columns[Int(index)].updateSide() { mark(column.component, .optimize) }
    case .isolated:
      placeIsolated(index)
    case .unknown, .defined, .fixed:
      break
    }
  }

  /// Puts a variable without constraints where its hinge wants it, or at zero.
  mutating func placeIsolated(_ index: Int32) {
    let column = columns[Int(index)]
    guard column.component < 0, !column.flags.contains(.auxiliary) else { return }
    if !column.isFixed { columns[Int(index)].x = column.flags.contains(.hinge) ? column.kink : 0 }
    touch(index)
  }
}
