extension Engine {
  /// Whether a solve would do anything.
  var hasWork: Bool { needsGrouping || !queue.isEmpty || !pending.isEmpty || !touched.isEmpty }

  #if SOLVER_CHECKS
    /// Stops when a table contradicts another. Compiled with `-D SOLVER_CHECKS` only.
    func checkInvariants() {
      for index in 0..<dense.count { precondition(dense[index] == 0, "dense vector in use at \(index)") }
      for index in 0..<components.count where components[index].flags.contains(.alive) {
        let rows = components[index].rows
        for position in 0..<rows.count { checkRow(rows.base[position], Int32(position)) }
      }
    }

    private func checkRow(_ row: Row, _ number: Int32) {
      let basic = columns[Int(row.basic)]
      precondition(basic.state == .basic && basic.row == number, "basic column \(row.basic) does not know its row")
      var sum = row.constant
      var scale = 1 + abs(sum)
      for offset in 0..<row.terms.count {
        let term = row.terms.base[offset]
        let column = columns[Int(term.column)]
        precondition(column.state == .nonbasic || column.state == .fixed, "dependent column in a row")
        precondition((0..<column.rows.count).contains { column.rows.base[$0] == number }, "row missing in column list")
        sum += term.coefficient * column.x
        scale = max(scale, abs(term.coefficient * column.x))
      }
      precondition(abs(sum - basic.x) <= 1e-6 * scale, "row \(number) has drifted by \(sum - basic.x)")
    }
  #endif
}
