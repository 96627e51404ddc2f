extension Engine {
  /// Exchanges the entering column with the basic one that reached its kink.
  mutating func pivot(
    _ stop: Event, entering: Int32, direction: Double, _ priority: Float, _ rows: PoolArray<Row>
  ) {
    let rowIndex = stop.row
    let leaving = rows.base[Int(rowIndex)].basic
    // The leaving column must not go on where a stronger cost rises.
    let beyond: UInt8 = stop.rate > 0 ? 1 : 2
    let column = columns[Int(leaving)]
    columns[Int(leaving)].x = column.kink
    columns[Int(leaving)].locks = max(column.below, column.above) > priority ? beyond : 0
    columns[Int(leaving)].state = .nonbasic
    columns[Int(leaving)].row = -1
    columns[Int(entering)].state = .basic
    columns[Int(entering)].row = rowIndex
    columns[Int(entering)].side = direction > 0 ? 1 : -1
    if !column.flags.contains(.candidate) {
      columns[Int(leaving)].flags.insert(.candidate)
      scratch.candidates.append(leaving)
    }

    exchange(entering, leaving, inRow: rowIndex, rows)
  }

  /// Solves a row for another of its columns and substitutes it in the other rows.
  mutating func exchange(_ entering: Int32, _ leaving: Int32, inRow rowIndex: Int32, _ rows: PoolArray<Row>) {
    let row = rows.base + Int(rowIndex)
    let terms = row.pointee.terms.base
    let count = row.pointee.terms.count
    var coefficient = 1.0
    for offset in 0..<count where terms[offset].column == entering {
      coefficient = terms[offset].coefficient
      terms[offset] = RowTerm(coefficient: -1, column: leaving)
      break
    }
    let factor = -1 / coefficient
    for offset in 0..<count { terms[offset].coefficient *= factor }
    row.pointee.constant *= factor
    row.pointee.basic = entering
    var users = columns[Int(entering)].rows
    columns[Int(entering)].rows = PoolArray()
    columns[Int(leaving)].rows.append(rowIndex, &pool)
    let copy = row.pointee
    for position in 0..<users.count where users.base[position] != rowIndex {
      substitute(copy, forColumn: entering, inRow: users.base[position], of: rows.base)
    }
    users.release(to: &pool)
  }

  /// Replaces a column by the expression of `source` in the row `target`.
  mutating func substitute(
    _ source: Row, forColumn column: Int32, inRow target: Int32, of rows: UnsafeMutablePointer<Row>
  ) {
    let row = rows + Int(target)
    let dense = self.dense.base
    // Scatter.
    var factor = 0.0
    var count = row.pointee.terms.count
    guard count > 0 else { return }
    let terms = row.pointee.terms.base
    var place = 0
    while place < count {
      if terms[place].column == column {
        factor = terms[place].coefficient
        count -= 1
        terms[place] = terms[count]
        continue
      }
      dense[Int(terms[place].column)] = terms[place].coefficient
      place += 1
    }
    row.pointee.terms.setCount(count)
    row.pointee.constant += factor * source.constant
    // Add; a column that was not there joins the row.
    for offset in 0..<source.terms.count {
      let term = source.terms.base[offset]
      let value = dense + Int(term.column)
      if value.pointee == 0 {
        row.pointee.terms.append(RowTerm(coefficient: 0, column: term.column), &pool)
        columns[Int(term.column)].rows.append(target, &pool)
      }
      value.pointee += factor * term.coefficient
    }
    // Gather; what cancelled leaves.
    place = 0
    count = row.pointee.terms.count
    while place < count {
      let terms = row.pointee.terms.base
      let index = Int(terms[place].column)
      let coefficient = dense[index]
      dense[index] = 0
      if abs(coefficient) > 1e-11 {
        terms[place].coefficient = coefficient
        place += 1
      } else {
        forget(target, ofColumn: index)
        count -= 1
        terms[place] = terms[count]
      }
    }
    row.pointee.terms.setCount(count)
  }

  /// The column has no coefficient in the row any more.
  private mutating func forget(_ row: Int32, ofColumn column: Int) {
    var list = columns[column].rows
    for position in 0..<list.count where list.base[position] == row {
      let last = list.removeLast()
      if position < list.count { list.base[position] = last }
      break
    }
    columns[column].rows = list
  }
}
