import ConstraintSolver
import Testing

/// What stays the same when constraints come, go and change (derived: consequences of the contract in ``Solver``).
struct ChangeTests {
  @Test(arguments: 0..<80)
  func addingThenRemovingRestoresTheValues(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let system = LinearSystem.random(&random, variables: 4, constraints: 7)
    let loaded = LoadedSystem(system)
    loaded.solver.solve()
    let before = loaded.values
    let extra = LinearSystem.random(&random, variables: 4, constraints: 3).constraints
    let added = extra.map { loaded.add($0) }
    loaded.solver.solve()
    added.forEach(loaded.solver.remove)
    loaded.solver.solve()
    for (a, b) in zip(before, loaded.values) { #expect(abs(a - b) < 1e-6) }
  }

  @Test(arguments: 0..<80)
  func theOrderOfInsertionDoesNotMatter(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let system = ChangeTests.chain(&random)
    let first = LoadedSystem(system)
    let second = LoadedSystem(system, order: Array(system.constraints.indices).shuffled(using: &random))
    first.solver.solve()
    second.solver.solve()
    for (a, b) in zip(first.values, second.values) { #expect(abs(a - b) < 1e-6) }
  }

  /// Widths in a row that fill a container, each with a preference of its own strength: the optimum is unique.
  private static func chain(_ random: inout RandomSource) -> LinearSystem {
    let count = Int.random(in: 2...6, using: &random)
    var system = LinearSystem(variableCount: count)
    func row(_ index: Int) -> [Double] { (0..<count).map { $0 == index ? 1 : 0 } }
    for index in 0..<count {
      system.constraints.append(
        .init(
          coefficients: row(index), constant: -Double(Int.random(in: 10...90, using: &random)), relation: .equal,
          priority: Float(200 + 10 * index)))
      system.constraints.append(
        .init(coefficients: row(index), constant: 0, relation: .greaterThanOrEqual, priority: 1000))
    }
    system.constraints.append(
      .init(
        coefficients: Array(repeating: 1, count: count), constant: -Double(Int.random(in: 50...500, using: &random)),
        relation: .equal, priority: 1000))
    return system
  }

  /// 12,000 edits: the values are computed anew after 4,096 of them, the tableau after some hundred pivots. Both happen
  /// several times, and errors that added up beyond that would show.
  @Test func nothingDriftsThroughThousandsOfChanges() {
    var random = RandomSource(seed: 7)
    let solver = Solver()
    let total = solver.makeVariable()
    solver.fix(total, 1000)
    let widths = (0..<6).map { _ in solver.makeVariable() }
    for (index, width) in widths.enumerated() {
      solver.setHinge(
        width, target: 100, hugging: Strength(Float(250 - index)), compression: Strength(Float(750 - index)))
      solver.add(Term(width), constant: 0, relation: .greaterThanOrEqual, strength: .required)
    }
    solver.add(
      widths.map { Term($0, 1) } + [Term(total, -1)], constant: 0, relation: .equal, strength: .required)
    let thirds = solver.add(
      [Term(widths[0], 1), Term(widths[1], -1.0 / 3)], constant: 0, relation: .equal, strength: Strength(300))
    solver.solve()
    let before = widths.map(solver.value(of:))
    var worst = 0.0
    for _ in 0..<4_000 {
      let index = Int.random(in: 0..<6, using: &random)
      solver.setHinge(
        widths[index], target: Double.random(in: 0...200, using: &random),
        hugging: Strength(Float(250 - index)), compression: Strength(Float(750 - index)))
      solver.fix(total, Double.random(in: 100...1500, using: &random))
      solver.setConstant(Double.random(in: -20...20, using: &random), of: thirds)
      solver.solve()
      worst = max(worst, abs(widths.reduce(0) { $0 + solver.value(of: $1) } - solver.value(of: total)))
    }
    #expect(worst < 1e-6)
    for (index, width) in widths.enumerated() {
      solver.setHinge(
        width, target: 100, hugging: Strength(Float(250 - index)), compression: Strength(Float(750 - index)))
    }
    solver.fix(total, 1000)
    solver.setConstant(0, of: thirds)
    solver.solve()
    for (a, b) in zip(before, widths.map(solver.value(of:))) { #expect(abs(a - b) < 1e-6) }
  }

  @Test func reportsOnlyWhatChanged() {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(Term(a), constant: -10, relation: .equal, strength: .required)
    solver.add(Term(b), Term(a, -2), constant: 0, relation: .equal, strength: .required)
    solver.setHinge(c, target: 5, hugging: Strength(250), compression: Strength(750))
    solver.solve()
    #expect(Set(solver.changedVariables) == [a, b, c])
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
    solver.setConstant(-11, of: first)
    solver.solve()
    #expect(Set(solver.changedVariables) == [a, b])
    #expect(solver.value(of: b) == 22)
    #expect(solver.withValues { $0[Int(c.index)] } == 5)
  }

  @Test func groupsComeTogetherAndFallApart() {
    let solver = Solver()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      solver.setHinge(variable, target: Double(index), hugging: Strength(250), compression: Strength(750))
    }
    var links: [ConstraintID] = []
    for (a, b) in zip(variables, variables.dropFirst()) {
      links.append(solver.add(Term(a), Term(b, -1), constant: 0, relation: .equal, strength: .required))
    }
    solver.solve()
    #expect(Set(variables.map(solver.value(of:))).count == 1)
    links.forEach(solver.remove)
    solver.solve()
    #expect(variables.map(solver.value(of:)) == (0..<40).map(Double.init))
  }

  @Test func variablesAndConstraintsAreReused() {
    let solver = Solver()
    var greatest: Int32 = 0
    for round in 0..<50 {
      let x = solver.makeVariable()
      let y = solver.makeVariable()
      let a = solver.add(Term(x), constant: -Double(round), relation: .equal, strength: .required)
      let b = solver.add(Term(y), Term(x, -1), constant: -1, relation: .equal, strength: .required)
      solver.solve()
      #expect(solver.value(of: y) == Double(round + 1))
      greatest = max(greatest, y.index)
      solver.remove(a)
      solver.remove(b)
      solver.removeVariable(x)
      solver.removeVariable(y)
      solver.solve()
    }
    #expect(greatest < 8)
  }
}
