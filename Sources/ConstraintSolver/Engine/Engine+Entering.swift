extension Engine {
  // MARK: Entering

  /// Moves an independent column in the direction that lowers the stage's cost, through kinks as long as that pays, and makes it basic in
  /// the row where it stops.
  mutating func enter(
    _ index: Int32, _ priority: Float, _ rows: PoolArray<Row>, _ progress: inout StageProgress
  ) -> Bool {
    loadEntries(index, rows)
    let span = self.span
    let own = ownSlopes(columns[Int(index)], index, priority)
    var slope = 0.0
    for position in 0..<scratch.entries.count {
      let entry = scratch.entries[position]
      let basic = rows.base[Int(entry.row)].basic
      slope += Engine.slope(columns[Int(basic)], basic, priority, span) * entry.coefficient
    }
    var direction = 0.0
    var derivative = 0.0
    if own.up + slope < -Engine.priceTolerance {
      direction = 1
      derivative = own.up + slope
    } else if own.down - slope < -Engine.priceTolerance {
      direction = -1
      derivative = own.down - slope
    } else {
      return false
    }
    collectEvents(direction, rows)
    guard let stop = walk(derivative, priority, rows, isCareful: progress.isCareful) else { return false }
    if stop.step > 1e-12 { progress.idleSteps = 0 } else { progress.idleSteps += 1 }

    columns[Int(index)].x += direction * stop.step
    touch(index)
    for position in 0..<scratch.entries.count {
      let entry = scratch.entries[position]
      let basic = rows.base[Int(entry.row)].basic
      columns[Int(basic)].x += direction * stop.step * entry.coefficient
      touch(basic)
    }
    pivot(stop, entering: index, direction: direction, priority, rows)
    return true
  }

  /// The column's coefficients, by row.
  mutating func loadEntries(_ index: Int32, _ rows: PoolArray<Row>) {
    scratch.entries.removeAll()
    let list = columns[Int(index)].rows
    for position in 0..<list.count {
      let row = list.base[position]
      let coefficient = Engine.coefficient(in: rows.base[Int(row)], of: index)
      if coefficient != 0 { scratch.entries.append(Entry(coefficient: coefficient, row: row)) }
    }
  }

  /// The kinks ahead of the basic columns.
  private mutating func collectEvents(_ direction: Double, _ rows: PoolArray<Row>) {
    scratch.events.removeAll()
    for position in 0..<scratch.entries.count {
      let entry = scratch.entries[position]
      let rate = entry.coefficient * direction
      guard abs(rate) > 1e-9 else { continue }
      let column = columns[Int(rows.base[Int(entry.row)].basic)]
      guard (column.side < 0) == (rate > 0) else { continue }
      scratch.events.append(Event(step: max(0, (column.kink - column.x) / rate), rate: rate, row: entry.row))
    }
  }

  /// Passes kinks in order until going on does not pay; answers the kink that stops.
  private mutating func walk(
    _ derivative: Double, _ priority: Float, _ rows: PoolArray<Row>, isCareful: Bool
  ) -> Event? {
    var derivative = derivative
    while true {
      guard let nearest = takeNearestEvent(rows, priority, isCareful) else {
        // Nothing stops it, which only rounding can bring about: leave everything where it is.
        for position in 0..<scratch.entries.count {
          _ = columns[Int(rows.base[Int(scratch.entries[position].row)].basic)].updateSide()
        }
        return nil
      }
      let basic = rows.base[Int(nearest.row)].basic
      let column = columns[Int(basic)]
      let jump = jump(column, basic, priority)
      derivative += jump * abs(nearest.rate)
      if derivative >= -Engine.priceTolerance || (isCareful && jump > 0) { return nearest }
      columns[Int(basic)].side = nearest.rate > 0 ? 1 : -1
    }
  }

  /// By how much the slope of a column rises at its kink in this stage; infinite when a stronger strength rises.
  @inline(__always)
  private func jump(_ column: Column, _ index: Int32, _ priority: Float) -> Double {
    if max(column.below, column.above) > priority { return .infinity }
    if priority > 0 { return (column.below == priority ? 1 : 0) + (column.above == priority ? 1 : 0) }
    return 2 * Engine.tieWeight(column, index, span, pull: 0, priority)
  }

  /// Removes the event with the smallest step. Among equals: the largest rate, which keeps the numbers sound; or, to be safe from
  /// cycles, the first column.
  private mutating func takeNearestEvent(_ rows: PoolArray<Row>, _ priority: Float, _ isCareful: Bool) -> Event? {
    guard !scratch.events.isEmpty else { return nil }
    var best = 0
    for position in 1..<max(1, scratch.events.count) {
      let event = scratch.events[position]
      let other = scratch.events[best]
      if event.step < other.step - 1e-12 {
        best = position
      } else if event.step <= other.step + 1e-12 {
        let better =
          isCareful
          ? rows.base[Int(event.row)].basic < rows.base[Int(other.row)].basic : abs(event.rate) > abs(other.rate)
        if better { best = position }
      }
    }
    let result = scratch.events[best]
    let last = scratch.events.removeLast()
    if best < scratch.events.count { scratch.events[best] = last }
    return result
  }
}
