extension Engine {
  /// How far a required constraint may be from holding, in the units of the problem.
  static let feasibilityTolerance = 1e-6
  /// A direction improves when its derivative is below minus this.
  static let priceTolerance = 1e-9
  /// The stages after all strengths, which make the choice among equally good solutions: first between what has a strength, then
  /// between variables without a preference. What is free has no say in what is not.
  static let tieBreaks: [Float] = [0, -1]

  /// How an optimisation ended.
  enum OptimizeResult {
    case optimal
    case infeasible
    case stalled
  }

  /// Moves a component to its optimum, strength by strength.
  ///
  /// 1. List the strengths in use, the strongest first. 2. At each, let columns enter while that lowers the violations of this strength;
  /// no direction that raises those of a stronger one is open. 3. Close the directions that raise this strength's violations, go on with
  /// the next. 4. Break ties: among solutions that are equally good, hinges of variables created first give way first, constraints
  /// created last give way before older ones, variables without a preference stay at zero, positions excepted, and inequalities leave
  /// as little room as that allows, those created first the least.
  mutating func optimize(_ index: Int32) -> OptimizeResult {
    components[Int(index)].flags.remove(.optimize)
    components[Int(index)].flags.insert(.evaluate)
    // 1. Strengths.
    var isUnique = collectTiers(index)
    defer { if isUnique { components[Int(index)].flags.insert(.unique) } }
    components[Int(index)].flags.remove(.unique)
    let rows = components[Int(index)].rows
    guard !rows.isEmpty else { return .optimal }
    var limit = 200 + 40 * (rows.count + components[Int(index)].core.count)
    var pivots: Int32 = 0
    defer { components[Int(index)].pivots += pivots }
    var isStalled = false
    // 2. and 3.
    for tier in 0..<scratch.tiers.count {
      let priority = scratch.tiers[tier]
      if !runStage(priority, rows, &limit, &pivots) { isStalled = true }
      if priority >= 1000, !isFeasible(rows) {
        clearCandidates()
        isUnique = false
        return .infeasible
      }
    }
    // 4. Ties. Where every direction is closed there are none.
    if !scratch.candidates.isEmpty || isStalled { isUnique = false }
    for stage in Engine.tieBreaks where !runStage(stage, rows, &limit, &pivots) { isStalled = true }
    clearCandidates()
    return isStalled ? .stalled : .optimal
  }

  /// Runs the first stage alone: whether the required constraints can hold.
  mutating func requiredStageSucceeds(_ index: Int32) -> Bool {
    collectTiers(index)
    let rows = components[Int(index)].rows
    var limit = 200 + 40 * (rows.count + components[Int(index)].core.count)
    var pivots: Int32 = 0
    if !rows.isEmpty, scratch.tiers.count > 0, scratch.tiers[0] >= 1000 {
      _ = runStage(scratch.tiers[0], rows, &limit, &pivots)
    }
    clearCandidates()
    return isFeasible(rows)
  }

  /// Lists the strengths of the component, strongest first, and its independent columns as candidates. Answers whether the columns that
  /// are in no row are held from both sides.
  @discardableResult
  mutating func collectTiers(_ index: Int32) -> Bool {
    var isHeld = true
    scratch.tiers.removeAll()
    scratch.candidates.removeAll()
    let core = components[Int(index)].core
    let columns = self.columns.base
    var last: (Float, Float) = (0, 0)
    for position in 0..<core.count {
      let column = core.base[position]
      let base = columns + Int(column)
      if base.pointee.below != last.0 || base.pointee.above != last.1 {
        last = (base.pointee.below, base.pointee.above)
        insertTier(last.0)
        insertTier(last.1)
      }
      base.pointee.locks = 0
      guard base.pointee.state == .nonbasic else { continue }
      if !base.pointee.rows.isEmpty {
        base.pointee.flags.insert(.candidate)
        scratch.candidates.append(column)
      } else if base.pointee.below == 0 || base.pointee.above == 0 {
        isHeld = false
      }
    }
    let list = components[Int(index)].rows
    for position in 0..<list.count {
      let basic = columns[Int(list.base[position].basic)]
      insertTier(basic.below)
      insertTier(basic.above)
    }
    return isHeld
  }

  private mutating func insertTier(_ priority: Float) {
    guard priority > 0 else { return }
    var place = scratch.tiers.count
    while place > 0 {
      let other = scratch.tiers[place - 1]
      if other == priority { return }
      if other > priority { break }
      place -= 1
    }
    scratch.tiers.append(priority)
    var position = scratch.tiers.count - 1
    while position > place {
      scratch.tiers[position] = scratch.tiers[position - 1]
      position -= 1
    }
    scratch.tiers[place] = priority
  }

  mutating func clearCandidates() {
    for position in 0..<scratch.candidates.count {
      columns[Int(scratch.candidates[position])].flags.remove(.candidate)
    }
    scratch.candidates.removeAll()
  }

  private func isFeasible(_ rows: PoolArray<Row>) -> Bool {
    for position in 0..<rows.count {
      let column = columns[Int(rows.base[position].basic)]
      let distance = column.x - column.kink
      if column.above >= 1000, distance > Engine.feasibilityTolerance { return false }
      if column.below >= 1000, distance < -Engine.feasibilityTolerance { return false }
    }
    return true
  }

  // MARK: One stage

  /// Lowers the violations of one strength as far as the open directions allow; false when the limit stopped it.
  mutating func runStage(
    _ priority: Float, _ rows: PoolArray<Row>, _ limit: inout Int, _ pivots: inout Int32
  ) -> Bool {
    if scratch.candidates.isEmpty { return true }
    var progress = StageProgress()
    while true {
      let isActive = price(priority, rows)
      scratch.entering.removeAll()
      for position in 0..<scratch.candidates.count {
        let index = scratch.candidates[position]
        if columns[Int(index)].state == .nonbasic, improves(index, priority) != 0 { scratch.entering.append(index) }
      }
      if scratch.entering.isEmpty {
        close(priority)
        if isActive { unprice(priority, rows) }
        return true
      }
      unprice(priority, rows)
      var moved = false
      for position in 0..<scratch.entering.count {
        let index = scratch.entering[position]
        guard columns[Int(index)].state == .nonbasic else { continue }
        guard enter(index, priority, rows, &progress) else { continue }
        moved = true
        pivots += 1
        limit -= 1
        if limit <= 0 { return false }
        if progress.isCareful { break }
      }
      // Rounding can promise what no column can give.
      if !moved {
        _ = price(priority, rows)
        close(priority)
        unprice(priority, rows)
        return true
      }
    }
  }

  /// Steps without progress, which call for a rule that cannot cycle.
  struct StageProgress {
    var idleSteps = 0
    /// The first column in order enters, the first kink in order stops it (Bland's rule).
    var isCareful: Bool { idleSteps > 24 }
  }

  /// The slope of a basic column's cost in this stage, on the side where it counts as being.
  @inline(__always)
  static func slope(_ column: Column, _ index: Int32, _ priority: Float, _ span: Double) -> Double {
    let pull = column.side > 0 ? column.above : column.below
    if priority > 0 {
      if pull != priority { return 0 }
      return column.side > 0 ? 1 : -1
    }
    let weight = tieWeight(column, index, span, pull: pull, priority)
    return column.side > 0 ? weight : -weight
  }

  /// What slack counts beside variables: a thousand inequalities do not push one.
  private static let slackWeight = 1e-3

  /// How unwilling a column is to leave its kink on the side of `pull` when all strengths are equal: see ``optimize(_:)``. Slack
  /// (the free side of an inequality) cares least, positions do not care.
  @inline(__always)
  static func tieWeight(_ column: Column, _ index: Int32, _ span: Double, pull: Float, _ stage: Float) -> Double {
    let rank = Double(index) * span
    if pull > 0 { return stage < 0 ? 0 : column.isVariable ? 1 + rank : 5 - rank }
    guard stage < 0 else { return 0 }
    // A position does not care, but the limit that it rests at leaves room as any other does.
    if column.kind == .position { return column.flags.contains(.claimed) ? slackWeight * (4 - rank) : 0 }
    if column.isVariable || !column.isCosted { return 4 - rank }
    return slackWeight * (4 - rank)
  }

  var span: Double { 1 / Double(columns.count + 1) }

  /// Puts the derivative of the stage's cost with respect to each independent column into ``dense``.
  private mutating func price(_ priority: Float, _ rows: PoolArray<Row>) -> Bool {
    let span = self.span
    let columns = self.columns.base
    let dense = self.dense.base
    var isActive = false
    for position in 0..<rows.count {
      let row = rows.base + position
      let slope = Engine.slope(columns[Int(row.pointee.basic)], row.pointee.basic, priority, span)
      let count = row.pointee.terms.count
      guard slope != 0, count > 0 else { continue }
      isActive = true
      let terms = row.pointee.terms.base
      for offset in 0..<count { dense[Int(terms[offset].column)] += slope * terms[offset].coefficient }
    }
    return isActive
  }

  private mutating func unprice(_ priority: Float, _ rows: PoolArray<Row>) {
    let span = self.span
    let columns = self.columns.base
    let dense = self.dense.base
    for position in 0..<rows.count {
      let row = rows.base + position
      let slope = Engine.slope(columns[Int(row.pointee.basic)], row.pointee.basic, priority, span)
      let count = row.pointee.terms.count
      guard slope != 0, count > 0 else { continue }
      let terms = row.pointee.terms.base
      for offset in 0..<count { dense[Int(terms[offset].column)] = 0 }
    }
  }

  /// What leaving the kink costs an independent column itself in this stage; infinite when a direction is closed.
  @inline(__always)
  func ownSlopes(_ column: Column, _ index: Int32, _ priority: Float) -> (up: Double, down: Double) {
    var up = 0.0
    var down = 0.0
    if priority > 0 {
      up = column.above == priority ? 1 : 0
      down = column.below == priority ? 1 : 0
    } else {
      up = Engine.tieWeight(column, index, span, pull: column.above, priority)
      down = Engine.tieWeight(column, index, span, pull: column.below, priority)
    }
    if column.locks & 1 != 0 { up = .infinity }
    if column.locks & 2 != 0 { down = .infinity }
    return (up, down)
  }

  /// +1 or −1 when moving the priced column up or down lowers the stage's cost, else 0.
  @inline(__always)
  private func improves(_ index: Int32, _ priority: Float) -> Int {
    let column = columns.base[Int(index)]
    let own = ownSlopes(column, index, priority)
    let derivative = dense.base[Int(index)]
    if own.up + derivative < -Engine.priceTolerance { return 1 }
    if own.down - derivative < -Engine.priceTolerance { return -1 }
    return 0
  }

  /// Closes what raises the cost of a stage that is at its optimum; false when something would still lower it.
  mutating func closeIfOptimal(_ priority: Float, _ rows: PoolArray<Row>) -> Bool {
    let isActive = price(priority, rows)
    defer { if isActive { unprice(priority, rows) } }
    for position in 0..<scratch.candidates.count where improves(scratch.candidates[position], priority) != 0 {
      return false
    }
    close(priority)
    return true
  }

  /// Closes the directions that raise the stage's cost, and forgets candidates with no direction left.
  private mutating func close(_ priority: Float) {
    var kept = 0
    for position in 0..<scratch.candidates.count {
      let index = scratch.candidates[position]
      let column = columns.base + Int(index)
      guard column.pointee.state == .nonbasic else {
        column.pointee.flags.remove(.candidate)
        continue
      }
      let own = ownSlopes(column.pointee, index, priority)
      let derivative = dense.base[Int(index)]
      if own.up + derivative > Engine.priceTolerance { column.pointee.locks |= 1 }
      if own.down - derivative > Engine.priceTolerance { column.pointee.locks |= 2 }
      if column.pointee.locks == 3 {
        column.pointee.flags.remove(.candidate)
      } else {
        scratch.candidates[kept] = index
        kept += 1
      }
    }
    while scratch.candidates.count > kept { _ = scratch.candidates.removeLast() }
  }
}
