extension Engine {
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

  var rebuildTables: ExpansionTables {
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

  mutating func resolveSupport(constant: Double, through tables: ExpansionTables) -> Double {
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
