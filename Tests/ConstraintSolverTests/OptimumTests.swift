import ConstraintSolver
import Testing

/// The solver against an enumeration of vertices (derived: see ``LinearSystem/bestCost()``).
struct OptimumTests {
  private static let tolerance = 1e-5

  @Test(arguments: 0..<400)
  func reachesTheBestCostTierByTier(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let system = LinearSystem.random(
      &random, variables: 1 + seed % 4, constraints: Int.random(in: 1...8, using: &random))
    let loaded = LoadedSystem(system)
    let outcome = loaded.solver.solve()
    #expect(outcome.isSatisfied && !outcome.isStalled)
    let cost = system.cost(at: loaded.values)
    let best = system.bestCost()
    #expect(
      LinearSystem.isNoWorse(cost, than: best, tolerance: OptimumTests.tolerance), "\(cost) instead of \(best)")
  }

  @Test(arguments: 0..<100)
  func staysBestThroughRandomChanges(seed: Int) {
    var random = RandomSource(seed: UInt64(1000 + seed))
    var system = LinearSystem.random(&random, variables: 3, constraints: 5)
    // Soft throughout, so that every change is allowed.
    for index in system.constraints.indices where system.constraints[index].priority >= 1000 {
      system.constraints[index].priority = 999
    }
    var loaded = LoadedSystem(system)
    for step in 0..<30 {
      let place = Int.random(in: 0..<system.constraints.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        system.constraints[place].constant = Double(Int.random(in: -100...100, using: &random))
        loaded.solver.setConstant(system.constraints[place].constant, of: loaded.identifiers[place])
      case 1:
        system.constraints[place].priority = [49, 250, 750, 999].randomElement(using: &random) ?? 49
        loaded.solver.setStrength(Strength(system.constraints[place].priority), of: loaded.identifiers[place])
      case 2 where system.constraints.count < 8:
        var extra = LinearSystem.random(&random, variables: 3, constraints: 1).constraints[0]
        extra.priority = min(extra.priority, 999)
        system.constraints.append(extra)
        loaded.identifiers.append(loaded.add(extra))
      default:
        guard system.constraints.count > 2 else { continue }
        loaded.solver.remove(loaded.identifiers.remove(at: place))
        system.constraints.remove(at: place)
      }
      loaded.solver.solve()
      let cost = system.cost(at: loaded.values)
      let best = system.bestCost()
      #expect(
        LinearSystem.isNoWorse(cost, than: best, tolerance: OptimumTests.tolerance),
        "step \(step): \(cost) instead of \(best)")
    }
  }

  @Test(arguments: 0..<80)
  func agreesWithAFreshSolverAfterChanges(seed: Int) {
    var random = RandomSource(seed: UInt64(5000 + seed))
    let count = Int.random(in: 5...14, using: &random)
    var system = LinearSystem.random(&random, variables: count, constraints: 2 * count)
    var loaded = LoadedSystem(system)
    for step in 0..<8 {
      loaded.solver.solve()
      let fresh = LoadedSystem(system)
      fresh.solver.solve()
      let (cost, other) = (system.cost(at: loaded.values), system.cost(at: fresh.values))
      let tolerance = 1e-6 * (1 + (cost + other).reduce(0, +))
      #expect(LinearSystem.isNoWorse(cost, than: other, tolerance: tolerance), "step \(step): \(cost), \(other)")
      #expect(LinearSystem.isNoWorse(other, than: cost, tolerance: tolerance), "step \(step): \(cost), \(other)")
      for _ in 0..<3 {
        let place = Int.random(in: 0..<system.constraints.count, using: &random)
        if system.constraints[place].priority < 1000 {
          system.constraints[place].constant = Double(Int.random(in: -100...100, using: &random))
          loaded.solver.setConstant(system.constraints[place].constant, of: loaded.identifiers[place])
        } else if system.constraints.count > 4 {
          loaded.solver.remove(loaded.identifiers.remove(at: place))
          system.constraints.remove(at: place)
        }
      }
    }
  }
}
