/// Many contradictions at once: each is looked for among the constraints around it, in an engine of its own, so that it costs
/// what its surroundings have instead of what the whole component has.
extension Engine {
  /// From how many violated constraints on, contradictions are looked for in their surroundings. Below it, the whole component
  /// is asked, one contradiction after the other.
  private static var manyConflicts: Int { 8 }
  /// How many constraints the surroundings have at first, and at most.
  private static var reach: ClosedRange<Int> { 8...128 }

  /// The required constraints of a component, by the variables in which they meet.
  struct Meetings {
    fileprivate var constraints: [Int32: [Int32]] = [:]
  }

  private func meetings(_ index: Int32) -> Meetings {
    var result = Meetings()
    forEachRequired(index) { identifier in
      forEachOpenColumn(identifier) { result.constraints[$0, default: []].append(identifier) }
    }
    return result
  }

  private func forEachRequired(_ index: Int32, _ body: (Int32) -> Void) {
    let list = components[Int(index)].constraints
    for position in 0..<list.count {
      let record = constraints[Int(list.base[position])]
      if record.isRequired, record.isAlive, !record.flags.contains(.suspended) { body(list.base[position]) }
    }
  }

  /// The variables of a constraint that can move.
  private func forEachOpenColumn(_ identifier: Int32, _ body: (Int32) -> Void) {
    let record = constraints[Int(identifier)]
    for place in Int(record.start)..<Int(record.start + record.count) {
      if !columns[Int(terms[place].column)].isFixed { body(terms[place].column) }
    }
  }

  /// Gives up one constraint of every contradiction that is found around a violated constraint. Answers whether there was one;
  /// false also where few are violated.
  mutating func breakNeighborhoods(_ index: Int32, _ outcome: inout SolveOutcome, _ choose: ConflictChoice) -> Bool {
    let violated = violatedConstraints(index)
    guard violated.count > Engine.manyConflicts else { return false }
    let meetings = meetings(index)
    var found = false
    for seed in violated where constraints[Int(seed)].isActive {
      let conflict = conflict(around: seed, meetings)
      guard !conflict.isEmpty else { continue }
      giveUp(conflict, &outcome, choose)
      found = true
    }
    return found
  }

  /// Tries the constraints that were given up, one by one; what contradicts its surroundings needs no test of the component.
  mutating func restoreOneByOne(_ broken: [Int32], _ index: Int32, _ outcome: inout SolveOutcome) {
    let meetings = broken.count > Engine.manyConflicts ? meetings(index) : nil
    for identifier in broken {
      constraints[Int(identifier)].flags.remove(.broken)
      let isHopeless = meetings.map { !conflict(around: identifier, $0).isEmpty } ?? false
      if !isHopeless, isFeasible(index) {
        outcome.restored.append(ConstraintID(rawValue: identifier))
      } else {
        constraints[Int(identifier)].flags.insert(.broken)
      }
    }
  }

  /// The active required constraints that do not hold where the optimisation ended, oldest first.
  private func violatedConstraints(_ index: Int32) -> [Int32] {
    let point = point(of: index)
    var result: [Int32] = []
    forEachRequired(index) { identifier in
      let record = constraints[Int(identifier)]
      guard record.isActive else { return }
      var sum = record.flags.contains(.parametric) ? 0 : record.constant
      for place in Int(record.start)..<Int(record.start + record.count) {
        sum += terms[place].coefficient * (point[terms[place].column] ?? columns[Int(terms[place].column)].x)
      }
      let distance =
        switch record.relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: sum
        case .greaterThanOrEqual: -sum
        }
      if distance > Engine.feasibilityTolerance { result.append(identifier) }
    }
    return result.sorted()
  }

  /// The values of the component's defined columns.
  private func point(of index: Int32) -> [Int32: Double] {
    let component = components[Int(index)]
    var result: [Int32: Double] = [:]
    for position in 0..<component.definitions.count {
      let definition = component.definitions.base[position]
      var sum = definition.constant
      for offset in Int(definition.start)..<Int(definition.start + definition.count) {
        let term = component.terms.base[offset]
        sum += term.coefficient * (result[term.column] ?? columns[Int(term.column)].x)
      }
      result[definition.column] = sum
    }
    return result
  }

  /// A minimal contradicting set among the constraints around `seed`, itself included; none when they can hold together.
  private func conflict(around seed: Int32, _ meetings: Meetings) -> [Int32] {
    var members = [seed]
    var seen: Set<Int32> = [seed]
    var explored = 0
    var wanted = Engine.reach.lowerBound
    while true {
      while members.count < wanted, explored < members.count {
        forEachOpenColumn(members[explored]) { column in
          for other in meetings.constraints[column] ?? []
          where constraints[Int(other)].isActive && seen.insert(other).inserted { members.append(other) }
        }
        explored += 1
      }
      let conflict = conflict(among: members.sorted())
      if !conflict.isEmpty || members.count < wanted || wanted >= Engine.reach.upperBound { return conflict }
      wanted *= 4
    }
  }

  /// A minimal contradicting set of these constraints, in an engine that knows no others.
  private func conflict(among members: [Int32]) -> [Int32] {
    var engine = Engine()
    var numbers: [Int32: Int32] = [:]
    for identifier in members {
      let record = constraints[Int(identifier)]
      let count = Int(record.count) - (record.flags.contains(.parametric) ? 1 : 0)
      let copies = (0..<count).map { offset in
        let term = terms[Int(record.start) + offset]
        let number = numbers[term.column] ?? engine.copy(columns[Int(term.column)])
        numbers[term.column] = number
        return Term(Variable(index: number), term.coefficient)
      }
      _ = copies.withUnsafeBufferPointer {
        engine.add($0, constant: record.constant, relation: record.relation, priority: record.priority)
      }
    }
    engine.regroup()
    for index in 0..<engine.components.count where engine.components[index].flags.contains(.alive) {
      let conflict = engine.minimalConflict(Int32(index))
      if !conflict.isEmpty { return conflict.map { members[Int($0)] } }
    }
    return []
  }

  /// A column of the same kind, fixed where the other is.
  private mutating func copy(_ column: Column) -> Int32 {
    let index = makeColumn([])
    columns[Int(index)].kind = column.kind
    if column.isFixed { fix(index, at: column.x) }
    return index
  }
}
