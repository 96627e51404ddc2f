import ConstraintSolver
import Testing

/// Hinges and fixed variables mean the same as the constraints that they stand for, through any changes (derived: their definition).
struct HingeAgreementTests {
  /// A system with hinges and fixed variables, and the solver that has followed its changes.
  private struct Model {
    var system: LinearSystem
    var loaded: LoadedSystem
    var hinges: [Int: (target: Double, hugging: Float, compression: Float)] = [:]
    var fixed: [Int: Double] = [:]

    /// Everything as constraints.
    var spelledOut: LinearSystem {
      var result = system
      func add(_ variable: Int, _ value: Double, _ relation: Relation, _ priority: Float) {
        let row = (0..<system.variableCount).map { $0 == variable ? 1.0 : 0 }
        result.constraints.append(
          .init(coefficients: row, constant: -value, relation: relation, priority: priority))
      }
      for (variable, hinge) in hinges.sorted(by: { $0.key < $1.key }) {
        add(variable, hinge.target, .lessThanOrEqual, hinge.hugging)
        add(variable, hinge.target, .greaterThanOrEqual, hinge.compression)
      }
      for (variable, value) in fixed.sorted(by: { $0.key < $1.key }) { add(variable, value, .equal, 1000) }
      return result
    }

    mutating func change(_ random: inout RandomSource) {
      let place = Int.random(in: 0..<system.variableCount, using: &random)
      let variable = loaded.variables[place]
      let value = Double(Int.random(in: -50...50, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        let priorities: [Float] = [100, 250, 251, 749, 750].shuffled(using: &random)
        hinges[place] = (value, priorities[0], priorities[1])
        loaded.solver.setHinge(
          variable, target: value, hugging: Strength(priorities[0]), compression: Strength(priorities[1]))
      case 2:
        hinges[place] = nil
        loaded.solver.removeHinge(variable)
      case 3 where fixed.isEmpty || fixed[place] != nil:
        fixed[place] = value
        loaded.solver.fix(variable, value)
      case 4:
        fixed[place] = nil
        loaded.solver.unfix(variable)
      case 5 where system.constraints.count > 2:
        let index = Int.random(in: 0..<system.constraints.count, using: &random)
        system.constraints.remove(at: index)
        loaded.solver.remove(loaded.identifiers.remove(at: index))
      default:
        let index = Int.random(in: 0..<system.constraints.count, using: &random)
        if system.constraints[index].priority >= 1000 { return }
        system.constraints[index].constant = value
        loaded.solver.setConstant(value, of: loaded.identifiers[index])
      }
    }
  }

  @Test(arguments: 0..<120)
  func agreeThroughRandomChanges(seed: Int) {
    var random = RandomSource(seed: UInt64(9000 + seed))
    let count = Int.random(in: 3...10, using: &random)
    let system = LinearSystem.random(&random, variables: count, constraints: count + 1)
    var model = Model(system: system, loaded: LoadedSystem(system))
    for step in 0..<10 {
      guard model.loaded.solver.solve().isSatisfied else { return }
      let reference = model.spelledOut
      let fresh = LoadedSystem(reference)
      #expect(fresh.solver.solve().isSatisfied)
      let (cost, other) = (reference.cost(at: model.loaded.values), reference.cost(at: fresh.values))
      let tolerance = 1e-6 * (1 + (cost + other).reduce(0, +))
      #expect(LinearSystem.isNoWorse(cost, than: other, tolerance: tolerance), "step \(step): \(cost), \(other)")
      #expect(LinearSystem.isNoWorse(other, than: cost, tolerance: tolerance), "step \(step): \(cost), \(other)")
      for _ in 0..<3 { model.change(&random) }
    }
  }
}
