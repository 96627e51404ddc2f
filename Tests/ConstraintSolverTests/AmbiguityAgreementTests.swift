import ConstraintSolver
import Testing

/// Whether a variable is open is told from the optimum at hand; the range of its values in optimal solutions, found by solving, says the same.
struct AmbiguityAgreementTests {
  @Test func tellsTheSameAsTheRange() {
    var open = 0
    for seed in 0..<400 {
      var random = RandomSource(seed: UInt64(seed))
      let (solver, variables) = AmbiguityAgreementTests.system(&random)
      // Before anything is solved again, and after.
      let told = variables.map(solver.isAmbiguous)
      for (variable, isOpen) in zip(variables, told) {
        let present = solver.value(of: variable)
        let range = solver.optimalRange(of: variable)
        let hasRoom = range.map { $0.upperBound - $0.lowerBound > 1e-4 * max(1, abs(present)) } ?? true
        #expect(isOpen == hasRoom, "variable \(variable.index) of system \(seed): \(String(describing: range))")
        #expect(solver.isAmbiguous(variable) == isOpen)
        open += isOpen ? 1 : 0
      }
      // A constraint that is added is heard of.
      guard let first = told.firstIndex(of: true) else { continue }
      solver.add(
        Term(variables[first]), constant: -solver.value(of: variables[first]), relation: .equal, strength: Strength(10))
      #expect(!solver.isAmbiguous(variables[first]))
    }
    #expect(open > 400)
  }

  private static func system(_ random: inout RandomSource) -> (Solver, [Variable]) {
    let solver = Solver()
    let kinds: [VariableKind] = [.plain, .position, .extent]
    let variables = (0..<Int.random(in: 2...10, using: &random)).map { index in
      solver.makeVariable(kinds[(index + Int.random(in: 0...2, using: &random)) % 3])
    }
    if Bool.random(using: &random) { solver.fix(variables[0], 20) }
    for variable in variables where Int.random(in: 0..<3, using: &random) == 0 {
      solver.setHinge(
        variable, target: Double(Int.random(in: 0...50, using: &random)),
        hugging: Bool.random(using: &random) ? Strength(250) : nil,
        compression: Bool.random(using: &random) ? Strength(750) : nil)
    }
    let system = LinearSystem.random(
      &random, variables: variables.count, constraints: Int.random(in: 1...14, using: &random))
    for constraint in system.constraints {
      let terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
      solver.add(
        terms, constant: constraint.constant, relation: constraint.relation, strength: Strength(constraint.priority))
    }
    return (solver, variables)
  }
}
