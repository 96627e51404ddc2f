import ConstraintSolver
import Testing

/// Hinges, edits, strengths and the choice among equals.
struct PreferenceTests {
  private let solver = Solver()

  /// Widths in a row between fixed ends.
  private func row(_ targets: [Double?], total: Double, hugging: [Float]? = nil) -> [Variable] {
    let widths = targets.map { _ in solver.makeVariable() }
    for (index, target) in targets.enumerated() {
      guard let target else { continue }
      solver.setHinge(
        widths[index], target: target, hugging: Strength(hugging?[index] ?? 250), compression: Strength(750))
    }
    solver.add(widths.map { Term($0, 1) }, constant: -total, relation: .equal, strength: .required)
    solver.solve()
    return widths
  }

  /// measured: UIKit gives surplus and overflow to the first view of a chain of equals.
  @Test(arguments: [(400, [200, 100, 100]), (250, [50, 100, 100])] as [(Double, [Double])])
  func theFirstOfEqualsTakesSurplusAndOverflow(total: Double, expected: [Double]) {
    #expect(row([100, 100, 100], total: total).map(solver.value(of:)) == expected)
  }

  /// measured: among views without an intrinsic size the last takes all.
  @Test func theLastWithoutAPreferenceTakesAll() {
    #expect(row([nil, nil, nil], total: 300).map(solver.value(of:)) == [0, 0, 300])
    #expect(row([nil, 50, nil], total: 300).map(solver.value(of:)) == [0, 50, 250])
  }

  @Test func theWeakestHuggingTakesTheSurplus() {
    #expect(row([100, 100, 100], total: 400, hugging: [250, 251, 249]).map(solver.value(of:)) == [100, 100, 200])
  }

  @Test func theChoiceDoesNotDependOnHistory() {
    let widths = row([100, 100, 100], total: 400)
    solver.setHinge(widths[0], target: 100, hugging: Strength(300), compression: Strength(750))
    solver.solve()
    #expect(widths.map(solver.value(of:)) == [100, 200, 100])
    solver.setHinge(widths[0], target: 100, hugging: Strength(250), compression: Strength(750))
    solver.solve()
    #expect(widths.map(solver.value(of:)) == [200, 100, 100])
  }

  @Test func manyWeakConstraintsDoNotOutvoteAStrongerOne() {
    let x = solver.makeVariable()
    solver.add(Term(x), constant: -10, relation: .equal, strength: Strength(500))
    for _ in 0..<1000 { solver.add(Term(x), constant: -20, relation: .equal, strength: Strength(499)) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func strengthsCrossRequiredInPlace() {
    let x = solver.makeVariable()
    let weak = solver.add(Term(x), constant: -10, relation: .equal, strength: Strength(100))
    let strong = solver.add(Term(x), constant: -20, relation: .equal, strength: Strength(200))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setStrength(.required, of: weak)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.setConstant(-12, of: weak)
    solver.solve()
    solver.setConstant(-13, of: weak)
    solver.solve()
    #expect(solver.value(of: x) == 13)
    solver.setStrength(Strength(100), of: weak)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setStrength(Strength(50), of: strong)
    solver.solve()
    #expect(solver.value(of: x) == 13)
  }

  @Test func editsPullWithTheirStrength() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Term(y), Term(x, -1), constant: -10, relation: .greaterThanOrEqual, strength: .required)
    solver.add(Term(y), constant: -100, relation: .lessThanOrEqual, strength: .required)
    solver.beginEdit(x, strength: Strength(500))
    for (value, expected) in [(30, 30), (95, 90), (-5, -5)] as [(Double, Double)] {
      solver.suggest(x, value: value)
      solver.solve()
      #expect(abs(solver.value(of: x) - expected) < 1e-9)
    }
    solver.endEdit(x)
    solver.solve()
    #expect(solver.value(of: y) >= solver.value(of: x) + 10 - 1e-9)
  }

  @Test func fixedVariablesCanBeLetGo() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.fix(x, 3)
    solver.add(Term(y), Term(x, -1), constant: -4, relation: .equal, strength: .required)
    solver.setHinge(y, target: 20, hugging: Strength(250), compression: Strength(750))
    solver.solve()
    #expect(solver.value(of: y) == 7)
    solver.fix(x, 5)
    solver.solve()
    #expect(solver.value(of: y) == 9)
    solver.unfix(x)
    solver.solve()
    #expect(solver.value(of: y) == 20 && solver.value(of: x) == 16)
  }

  @Test func tinyAndAwkwardCoefficientsAreSolved() {
    let variables = (0..<6).map { _ in solver.makeVariable() }
    for (a, b) in zip(variables, variables.dropFirst()) {
      solver.add(Term(b), Term(a, -1.0 / 3), constant: -0.1, relation: .equal, strength: .required)
    }
    solver.add(Term(variables[5], 0.0001), constant: -0.0002, relation: .equal, strength: .required)
    #expect(solver.solve().isSatisfied)
    var expected = 2.0
    for variable in variables.reversed() {
      #expect(abs(solver.value(of: variable) - expected) < 1e-6 * max(1, abs(expected)))
      expected = (expected - 0.1) * 3
    }
  }

  /// derived: Beale's example, on which the simplex method cycles with the usual rule.
  @Test func degenerateSystemsEnd() {
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { solver.add(Term(variable), constant: 0, relation: .greaterThanOrEqual, strength: .required) }
    solver.add(
      [Term(x[0], 0.25), Term(x[1], -60), Term(x[2], -0.04), Term(x[3], 9)], constant: 0,
      relation: .lessThanOrEqual, strength: .required)
    solver.add(
      [Term(x[0], 0.5), Term(x[1], -90), Term(x[2], -0.02), Term(x[3], 3)], constant: 0,
      relation: .lessThanOrEqual, strength: .required)
    solver.add(Term(x[2]), constant: -1, relation: .lessThanOrEqual, strength: .required)
    let goal = [Term(x[0], 0.75), Term(x[1], -150), Term(x[2], 0.02), Term(x[3], -6)]
    solver.add(goal, constant: -1000, relation: .equal, strength: Strength(500))
    let outcome = solver.solve()
    #expect(outcome.isSatisfied && !outcome.isStalled)
    let reached = goal.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    #expect(abs(reached - 0.05) < 1e-6)
  }

  @Test func ambiguityIsFoundAndExercised() {
    let total = solver.makeVariable()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.fix(total, 100)
    for variable in [a, b] {
      solver.add(Term(variable), constant: 0, relation: .greaterThanOrEqual, strength: .required)
    }
    solver.add(Term(a), Term(b), Term(total, -1), constant: 0, relation: .equal, strength: .required)
    solver.add(Term(c), Term(total, -0.5), constant: 0, relation: .equal, strength: .required)
    #expect(solver.isAmbiguous(a) && solver.isAmbiguous(b) && !solver.isAmbiguous(c))
    #expect(Set(solver.ambiguousVariables()) == [a, b])
    #expect(solver.optimalRange(of: a).map { abs($0.lowerBound) < 1e-6 && abs($0.upperBound - 100) < 1e-6 } == true)
    solver.solve()
    let before = solver.value(of: a)
    #expect(solver.exerciseAmbiguity(a))
    let after = solver.value(of: a)
    #expect(abs(after - before) > 1 && abs(after + solver.value(of: b) - 100) < 1e-6)
    solver.solve()
    #expect(solver.value(of: a) == after)
    solver.add(Term(a), constant: -30, relation: .equal, strength: Strength(10))
    solver.solve()
    #expect(abs(solver.value(of: a) - 30) < 1e-6 && !solver.isAmbiguous(a))
  }

  /// Two that are open in groups of their own move together, one that is not stays; the next time both move back.
  @Test func severalAreExercisedAtOnce() {
    let variables = (0..<3).map { _ in solver.makeVariable() }
    for (variable, most) in zip(variables, [50.0, 80]) {
      solver.add(Term(variable), constant: 0, relation: .greaterThanOrEqual, strength: .required)
      solver.add(Term(variable), constant: -most, relation: .lessThanOrEqual, strength: .required)
    }
    solver.add(Term(variables[2]), constant: -7, relation: .equal, strength: .required)
    solver.solve()
    let before = variables.map(solver.value(of:))
    #expect(solver.exerciseAmbiguity(of: variables))
    let after = variables.map(solver.value(of:))
    #expect(before[0] != after[0] && before[1] != after[1] && after[2] == 7)
    #expect(solver.exerciseAmbiguity(of: variables))
    let again = variables.map(solver.value(of:))
    #expect(again[0] != after[0] && again[1] != after[1] && again[2] == 7)
    #expect(!solver.exerciseAmbiguity(of: [variables[2]]))
  }

  /// derived: a variable is ambiguous exactly when its least and greatest optimal values differ.
  @Test(arguments: 0..<60)
  func ambiguityAgreesWithTheOptimalRange(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let loaded = LoadedSystem(LinearSystem.random(&random, variables: 3, constraints: 5))
    for variable in loaded.variables {
      let isAmbiguous = loaded.solver.isAmbiguous(variable)
      let range = loaded.solver.optimalRange(of: variable)
      let width = range.map { $0.upperBound - $0.lowerBound } ?? .infinity
      #expect(isAmbiguous == (width > 1e-3), "range \(String(describing: range))")
    }
  }
}
