/// What can be said of a variable at an optimum.
enum Openness {
  /// Every optimal solution has this value.
  case settled
  /// Another optimal solution has another value.
  case open
  /// A basic column rests at its kink: only another solve can tell.
  case unknown
}

extension Engine {
  /// Tells of all variables of an optimal component which of them other optimal solutions move.
  ///
  /// 1. Close, strength by strength, the directions that would raise a violation: what is left spans the optimal solutions. 2. A direction
  /// in which nothing rests at its kink can be gone for a while. 3. A variable is open when one of these moves it, and settled when none
  /// of the others does either. The directions are added up with factors that nothing but chance could make cancel.
  mutating func openness(_ index: Int32) -> [Int32: Openness] {
    // 1. Directions.
    guard closeStrengths(index) else { return [:] }
    defer { clearCandidates() }
    // 2. Steps.
    var sure: [Int32: Double] = [:]
    var possible: [Int32: Double] = [:]
    let component = components[Int(index)]
    for position in 0..<component.core.count {
      let column = component.core.base[position]
      let record = columns[Int(column)]
      guard record.state == .nonbasic else { continue }
      let directions: [Double]
      if record.rows.isEmpty {
        directions = (record.above == 0 ? [1] : []) + (record.below == 0 ? [-1] : [])
      } else {
        guard record.flags.contains(.candidate) else { continue }
        directions = (record.locks & 1 == 0 ? [1] : []) + (record.locks & 2 == 0 ? [-1] : [])
      }
      guard !directions.isEmpty else { continue }
      let factor = Engine.generalFactor(column)
      possible[column] = factor
      if directions.contains(where: { canMove(column, $0, component.rows) }) { sure[column] = factor }
    }
    // 3. Variables.
    spread(&sure, component)
    spread(&possible, component)
    var result: [Int32: Openness] = [:]
    for position in 0..<component.columns.count {
      let column = component.columns.base[position]
      guard columns[Int(column)].isVariable else { continue }
      let isOpen = abs(sure[column] ?? 0) > Engine.leastRate
      result[column] = isOpen ? .open : abs(possible[column] ?? 0) > Engine.leastRate ? .unknown : .settled
    }
    return result
  }

  /// Closes what would raise a violation of any strength; false when the component is not at its optimum as far as its sides tell.
  private mutating func closeStrengths(_ index: Int32) -> Bool {
    collectTiers(index)
    let rows = components[Int(index)].rows
    for position in 0..<scratch.tiers.count where !closeIfOptimal(scratch.tiers[position], rows) {
      clearCandidates()
      return false
    }
    return true
  }

  /// Whether the column can leave its place in a direction, by more than what counts as nothing, before a basic column's cost rises.
  private mutating func canMove(_ column: Int32, _ direction: Double, _ rows: PoolArray<Row>) -> Bool {
    loadEntries(column, rows)
    for position in 0..<scratch.entries.count {
      let entry = scratch.entries[position]
      let basic = columns[Int(rows.base[Int(entry.row)].basic)]
      let rate = entry.coefficient * direction
      guard basic.isCosted, abs(rate) > Engine.leastRate else { continue }
      let distance = (basic.kink - basic.x) / rate
      // It moves away from its kink, or reaches it late.
      if distance < -Engine.leastStep || distance > Engine.leastStep { continue }
      return false
    }
    return true
  }

  /// From the rates of independent columns to those of all others.
  private func spread(_ rates: inout [Int32: Double], _ component: Component) {
    guard !rates.isEmpty else { return }
    for position in 0..<component.rows.count {
      let row = component.rows.base[position]
      var sum = 0.0
      for offset in 0..<row.terms.count {
        let term = row.terms.base[offset]
        if columns[Int(term.column)].state == .nonbasic { sum += term.coefficient * (rates[term.column] ?? 0) }
      }
      if sum != 0 { rates[row.basic] = sum }
    }
    for position in 0..<component.definitions.count {
      let definition = component.definitions.base[position]
      var sum = 0.0
      for offset in Int(definition.start)..<Int(definition.start + definition.count) {
        let term = component.terms.base[offset]
        sum += term.coefficient * (rates[term.column] ?? 0)
      }
      if sum != 0 { rates[definition.column] = sum }
    }
  }

  private static var leastRate: Double { 1e-7 }
  /// In the units of the problem.
  private static var leastStep: Double { 1e-2 }

  /// A factor between one and two that belongs to the column, and has no simple relation to those of others (SplitMix64).
  private static func generalFactor(_ column: Int32) -> Double {
    var bits = UInt64(column.magnitude) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
