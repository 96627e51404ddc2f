import ConstraintSolver
import Testing

/// Components in which much is contradicted at once.
struct ManyConflictsTests {
  /// A chain of boxes; the constraints between them, and what contradicts each box.
  private struct Chain {
    let solver = Solver()
    let start: Variable
    var constraints: [ConstraintID: (terms: [Term], constant: Double, relation: Relation)] = [:]

    init(_ count: Int, _ random: inout RandomSource) {
      start = solver.makeVariable()
      solver.fix(start, 0)
      var last = start
      for _ in 0..<count {
        let (left, width, right) = (
          solver.makeVariable(.position), solver.makeVariable(.extent), solver.makeVariable(.position)
        )
        add([Term(left), Term(last, -1)], -8, .equal)
        add([Term(right), Term(left, -1), Term(width, -1)], 0, .equal)
        let size = Double(Int.random(in: 10...40, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          add([Term(width)], -size, .equal)
          add([Term(width)], -size - 5, .equal)
        case 1:
          add([Term(width)], -size, .greaterThanOrEqual)
          add([Term(right), Term(last, -1)], -size, .lessThanOrEqual)
        default:
          add([Term(width), Term(left, -1)], 0, .equal)
          add([Term(width), Term(left, -1), Term(right)], -1 - size, .lessThanOrEqual)
          add([Term(right), Term(width)], -1e5, .greaterThanOrEqual)
        }
        last = right
      }
    }

    @discardableResult
    mutating func add(_ terms: [Term], _ constant: Double, _ relation: Relation) -> ConstraintID {
      let identifier = solver.add(terms, constant: constant, relation: relation, strength: .required)
      constraints[identifier] = (terms, constant, relation)
      return identifier
    }

    /// How far a constraint is from holding.
    func violation(_ identifier: ConstraintID) -> Double {
      guard let (terms, constant, relation) = constraints[identifier] else { return 0 }
      let value = terms.reduce(constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return value
      case .greaterThanOrEqual: return -value
      }
    }

    /// Whether these constraints can hold together, asked of a solver of their own.
    func canHold(_ identifiers: [ConstraintID]) -> Bool {
      let other = Solver()
      var variables = [start: other.makeVariable()]
      variables[start].map { other.fix($0, solver.value(of: start)) }
      for identifier in identifiers {
        guard let (terms, constant, relation) = constraints[identifier] else { continue }
        let copies = terms.map { term in
          let variable = variables[term.variable] ?? other.makeVariable()
          variables[term.variable] = variable
          return Term(variable, term.coefficient)
        }
        other.add(copies, constant: constant, relation: relation, strength: .required)
      }
      return other.solve().broken.isEmpty
    }
  }

  @Test(arguments: [12, 40])
  func everyContradictionIsMinimalAndTheRestHolds(count: Int) {
    for seed in 0..<3 {
      var random = RandomSource(seed: UInt64(seed))
      let chain = Chain(count, &random)
      var conflicts: [[ConstraintID]] = []
      chain.solver.conflictHandler = { conflict in
        conflicts.append(conflict)
        return conflict.max { $0.rawValue < $1.rawValue } ?? conflict[0]
      }
      let outcome = chain.solver.solve()
      #expect(outcome.broken.count == conflicts.count && outcome.broken.count >= count && !outcome.isStalled)
      for conflict in conflicts.prefix(12) {
        let canHold = chain.canHold(conflict)
        #expect(!canHold, "the reported set can hold")
        for left in conflict.indices {
          var rest = conflict
          rest.remove(at: left)
          let canHold = chain.canHold(rest)
          #expect(canHold, "one of the set is not needed")
        }
      }
      for identifier in chain.constraints.keys where !chain.solver.isBroken(identifier) {
        #expect(chain.violation(identifier) < 1e-6)
      }
    }
  }

  @Test func whatFitsAgainIsTakenBackAndTheRestStaysGivenUp() {
    let solver = Solver()
    var last = solver.makeVariable()
    solver.fix(last, 0)
    var pairs: [(ConstraintID, ConstraintID)] = []
    for _ in 0..<30 {
      let next = solver.makeVariable()
      let first = solver.add(Term(next), Term(last, -1), constant: -10, relation: .equal, strength: .required)
      pairs.append(
        (first, solver.add(Term(next), Term(last, -1), constant: -20, relation: .equal, strength: .required)))
      last = next
    }
    #expect(solver.solve().broken == pairs.map(\.1))
    #expect(solver.value(of: last) == 300)
    solver.remove(pairs[7].0)
    #expect(solver.solve().restored == [pairs[7].1])
    #expect(solver.value(of: last) == 310)
    // A constraint's own change frees it, too.
    solver.setConstant(-10, of: pairs[3].1)
    #expect(solver.solve().restored == [pairs[3].1])
    #expect(pairs.indices.filter { solver.isBroken(pairs[$0].1) }.count == 28)
  }
}
