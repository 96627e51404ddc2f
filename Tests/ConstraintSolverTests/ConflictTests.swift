import ConstraintSolver
import Testing

/// Required constraints that contradict each other.
struct ConflictTests {
  private let solver = Solver()

  private func equal(_ variable: Variable, _ value: Double, _ strength: Strength = .required) -> ConstraintID {
    solver.add(Term(variable), constant: -value, relation: .equal, strength: strength)
  }

  @Test func givesUpTheConstraintAddedLastWithoutAHandler() {
    let x = solver.makeVariable()
    _ = equal(x, 10)
    let second = equal(x, 20)
    let outcome = solver.solve()
    #expect(outcome.broken == [second])
    #expect(solver.isBroken(second))
    #expect(solver.value(of: x) == 10)
  }

  @Test func asksTheHandlerWithAMinimalSet() {
    let (left, width, right, other) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let a = equal(left, 10)
    let b = solver.add(
      Term(right), Term(left, -1), Term(width, -1), constant: 0, relation: .equal, strength: .required)
    _ = solver.add(Term(other), Term(left, -1), constant: -5, relation: .equal, strength: .required)
    let c = equal(width, 50)
    let e = solver.add(Term(width), constant: -40, relation: .greaterThanOrEqual, strength: .required)
    let d = solver.add(Term(right), constant: -30, relation: .lessThanOrEqual, strength: .required)
    var asked: [[ConstraintID]] = []
    solver.conflictHandler = { conflict in
      asked.append(conflict)
      return conflict.contains(c) ? c : e
    }
    let outcome = solver.solve()
    // Without the width, its least value is in the way.
    #expect(Set(asked.map(Set.init)) == [[a, b, c, d], [a, b, d, e]])
    #expect(Set(outcome.broken) == [c, e])
    #expect(abs(solver.value(of: right) - 30) < 1e-6 || solver.value(of: right) < 30)
    #expect(abs(solver.value(of: other) - solver.value(of: left) - 5) < 1e-6)
  }

  /// What is given up of one variable pulls, stronger than any constraint that may fail.
  @Test func whatIsGivenUpIsAsNearAsItCanBe() {
    let width = solver.makeVariable()
    solver.add(Term(width), constant: -50, relation: .greaterThanOrEqual, strength: .required)
    _ = equal(width, 300, Strength(999))
    let forty = equal(width, 40)
    #expect(solver.solve().broken == [forty])
    #expect(solver.value(of: width) == 50)
    solver.setConstant(-20, of: forty)
    solver.solve()
    #expect(solver.isBroken(forty))
    #expect(solver.value(of: width) == 50)
    solver.setConstant(-70, of: forty)
    #expect(solver.solve().restored == [forty])
    #expect(solver.value(of: width) == 70)
  }

  /// An equality between several that is given up yields to all that may fail, and decides where nothing else does.
  ///
  /// Two views with 15 points between them and below, and 20 from the first to what the second ends above: the second
  /// keeps its natural size (stored frames).
  @Test(arguments: [(Double?.some(30), Double(30)), (nil, 0)])
  func whatIsGivenUpBetweenViewsYields(natural: Double?, height: Double) {
    let (first, top, extent, next) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(.extent), solver.makeVariable()
    )
    _ = equal(next, 637)
    solver.add(Term(extent), constant: 0, relation: .greaterThanOrEqual, strength: .required)
    solver.add(Term(top), Term(first, -1), constant: -15, relation: .equal, strength: .required)
    solver.add(
      [Term(next), Term(top, -1), Term(extent, -1)], constant: -15, relation: .equal, strength: .required)
    if let natural { solver.setHinge(extent, target: natural, hugging: Strength(250), compression: Strength(750)) }
    let gap = solver.add(Term(next), Term(first, -1), constant: -20, relation: .equal, strength: .required)
    solver.conflictHandler = { $0.contains(gap) ? gap : $0[0] }
    #expect(solver.solve().broken == [gap])
    #expect(solver.value(of: extent) == height)
  }

  /// An equality whose constant has changed is given up like any other.
  @Test func whatIsGivenUpAfterAChangePullsToo() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    solver.fix(width, 100)
    let limit = solver.add(Term(x), Term(width, -1), constant: 0, relation: .lessThanOrEqual, strength: .required)
    let second = solver.add(Term(x), Term(width, -1), constant: 30, relation: .equal, strength: .required)
    solver.solve()
    solver.setConstant(20, of: second)
    solver.solve()
    #expect(solver.value(of: x) == 80)
    solver.setConstant(-20, of: second)
    #expect(solver.solve().broken == [second])
    #expect(solver.value(of: x) == 100)
    solver.setConstant(40, of: limit)
    solver.solve()
    #expect(solver.value(of: x) == 60)
    solver.setConstant(-20, of: limit)
    #expect(solver.solve().restored == [second])
    #expect(solver.value(of: x) == 120)
  }

  @Test func triesAgainWhenTheOtherConstraintGoes() {
    let x = solver.makeVariable()
    let first = equal(x, 10)
    let second = equal(x, 20)
    solver.solve()
    solver.remove(first)
    let outcome = solver.solve()
    #expect(outcome.restored == [second])
    #expect(!solver.isBroken(second))
    #expect(solver.value(of: x) == 20)
  }

  @Test func triesAgainWhenAConstantChanges() {
    let x = solver.makeVariable()
    let limit = solver.add(Term(x), constant: -10, relation: .lessThanOrEqual, strength: .required)
    let second = equal(x, 20)
    #expect(solver.solve().broken == [second])
    solver.setConstant(-30, of: limit)
    #expect(solver.solve().restored == [second])
    #expect(abs(solver.value(of: x) - 20) < 1e-9)
  }

  @Test func triesAgainWhenAFixedVariableChanges() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    solver.fix(width, 100)
    let equality = solver.add(Term(x), Term(width, -1), constant: 0, relation: .equal, strength: .required)
    let other = equal(x, 50)
    #expect(solver.solve().broken == [other])
    #expect(solver.value(of: x) == 100)
    solver.fix(width, 50)
    #expect(solver.solve().restored == [other])
    #expect(!solver.isBroken(equality))
  }

  @Test func findsAConflictThatAResizeBringsAbout() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    solver.fix(width, 100)
    solver.add(Term(x), Term(width, -1), constant: 0, relation: .lessThanOrEqual, strength: .required)
    let minimum = solver.add(Term(x), constant: -60, relation: .greaterThanOrEqual, strength: .required)
    #expect(solver.solve().isSatisfied)
    solver.fix(width, 40)
    #expect(solver.solve().broken == [minimum])
    solver.fix(width, 100)
    #expect(solver.solve().restored == [minimum])
    #expect(solver.value(of: x) >= 60 - 1e-6)
  }

  @Test func aConstraintWithoutVariablesCanContradictItself() {
    let x = solver.makeVariable()
    let impossible = solver.add(
      [Term(x), Term(x, -1)], constant: 1, relation: .equal, strength: .required)
    #expect(solver.solve().broken == [impossible])
  }

  @Test(arguments: 0..<60)
  func conflictSetsAreMinimal(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var system = LinearSystem.random(&random, variables: 3, constraints: 5)
    system.constraints += LinearSystem.random(&random, variables: 3, constraints: 6).constraints
    let loaded = LoadedSystem(system)
    var conflicts: [[ConstraintID]] = []
    loaded.solver.conflictHandler = { conflict in
      conflicts.append(conflict)
      return conflict[0]
    }
    loaded.solver.solve()
    for conflict in conflicts {
      let members = conflict.compactMap { loaded.identifiers.firstIndex(of: $0) }.map { system.constraints[$0] }
      #expect(!ConflictTests.holds(members), "the reported set can hold")
      for left in members.indices {
        var rest = members
        rest.remove(at: left)
        #expect(ConflictTests.holds(rest), "one of the reported set is not needed for the conflict")
      }
    }
  }

  /// Whether required constraints can hold, by the enumeration of vertices.
  private static func holds(_ constraints: [LinearSystem.Constraint]) -> Bool {
    constraints.isEmpty
      || (LinearSystem(variableCount: 3, constraints: constraints).bestCost().first ?? 0) < 1e-6
  }

  @Test func addCheckedRefusesAndLeavesTheSolverAlone() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.addChecked([Term(x)], constant: -10, relation: .equal, strength: .required)
    let second = try solver.addChecked(
      [Term(y), Term(x, -1)], constant: -5, relation: .greaterThanOrEqual, strength: .required)
    solver.setHinge(y, target: 0, hugging: Strength(250), compression: Strength(750))
    solver.solve()
    let before = (solver.value(of: x), solver.value(of: y))
    #expect(before == (10, 15))
    var thrown: SolverError?
    do {
      try solver.addChecked([Term(y)], constant: -12, relation: .lessThanOrEqual, strength: .required)
    } catch {
      thrown = error
    }
    guard case .unsatisfiable(let conflict) = thrown else {
      Issue.record("the contradiction was accepted")
      return
    }
    #expect(conflict.count == 3 && conflict.contains(first) && conflict.contains(second))
    #expect(solver.solve().isSatisfied)
    #expect((solver.value(of: x), solver.value(of: y)) == before)
  }
}
