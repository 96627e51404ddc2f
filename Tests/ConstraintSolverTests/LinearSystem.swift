import ConstraintSolver

/// Constraints as plain values, to be given to the solver and to the reference.
struct LinearSystem {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Float

    func violation(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  var variableCount: Int
  var constraints: [Constraint] = []

  /// The priorities in use, strongest first.
  var tiers: [Float] { Set(constraints.map(\.priority)).sorted(by: >) }

  /// The violations of each priority, strongest first.
  func cost(at point: [Double]) -> [Double] {
    tiers.map { tier in
      constraints.filter { $0.priority == tier }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  /// Whether `a` is at least as good as `b`, strength by strength.
  static func isNoWorse(_ a: [Double], than b: [Double], tolerance: Double) -> Bool {
    for (x, y) in zip(a, b) {
      if x > y + tolerance { return false }
      if x < y - tolerance { return true }
    }
    return true
  }

  /// The best cost, found by looking at every vertex.
  ///
  /// derived: a convex piecewise linear cost that has a minimum has one at a vertex of the arrangement of its kinks, once the coordinate
  /// planes are added so that every face has a vertex.
  func bestCost() -> [Double] {
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for index in 0..<variableCount {
      planes.append(((0..<variableCount).map { $0 == index ? 1 : 0 }, 0))
    }
    var best: [Double]?
    forEachSubset(of: planes.count, size: variableCount) { subset in
      guard let point = LinearSystem.intersection(subset.map { planes[$0] }) else { return }
      let cost = cost(at: point)
      guard let present = best else {
        best = cost
        return
      }
      if !LinearSystem.isNoWorse(present, than: cost, tolerance: 1e-9) { best = cost }
    }
    return best ?? []
  }

  private func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    var subset = Array(0..<size)
    guard size <= count else { return }
    while true {
      body(subset)
      var position = size - 1
      while position >= 0, subset[position] == count - size + position { position -= 1 }
      if position < 0 { return }
      subset[position] += 1
      for next in position + 1..<max(position + 1, size) { subset[next] = subset[next - 1] + 1 }
    }
  }

  /// The common point of as many planes as there are dimensions (Gauss with pivoting).
  private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
    let size = planes.count
    var matrix = planes.map { $0.0 + [-$0.1] }
    for column in 0..<size {
      guard let pivot = (column..<size).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        if factor == 0 { continue }
        for index in column...size { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<size).map { matrix[$0][size] / matrix[$0][$0] }
  }

  /// A random system; its required constraints hold at a hidden point.
  static func random(_ random: inout RandomSource, variables: Int, constraints: Int) -> LinearSystem {
    var system = LinearSystem(variableCount: variables)
    let hidden = (0..<variables).map { _ in Double(Int.random(in: -50...50, using: &random)) }
    let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -3, 1.0 / 3, 0.0625]
    let priorities: [Float] = [1000, 1000, 750, 750, 250, 250, 49]
    for _ in 0..<constraints {
      let size = min(variables, Int.random(in: 1...3, using: &random))
      var row = [Double](repeating: 0, count: variables)
      for place in Array(0..<variables).shuffled(using: &random).prefix(size) {
        row[place] = coefficients.randomElement(using: &random) ?? 1
      }
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let priority = priorities.randomElement(using: &random) ?? 1000
      var constant = Double(Int.random(in: -100...100, using: &random))
      if priority >= 1000 {
        let value = zip(row, hidden).reduce(0) { $0 + $1.0 * $1.1 }
        let slack = relation == .equal ? 0 : Double(Int.random(in: 0...40, using: &random))
        constant = -value + (relation == .lessThanOrEqual ? -slack : slack)
      }
      system.constraints.append(
        Constraint(coefficients: row, constant: constant, relation: relation, priority: priority))
    }
    return system
  }
}

/// A solver with the variables of a linear system.
struct LoadedSystem {
  let solver = Solver()
  let variables: [Variable]
  var identifiers: [ConstraintID] = []

  init(_ system: LinearSystem, order: [Int]? = nil) {
    let solver = self.solver
    variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    var byIndex: [Int: ConstraintID] = [:]
    for index in order ?? Array(system.constraints.indices) { byIndex[index] = add(system.constraints[index]) }
    identifiers = system.constraints.indices.compactMap { byIndex[$0] }
  }

  @discardableResult
  func add(_ constraint: LinearSystem.Constraint) -> ConstraintID {
    let terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
    return solver.add(
      terms, constant: constraint.constant, relation: constraint.relation, strength: Strength(constraint.priority))
  }

  var values: [Double] { variables.map(solver.value(of:)) }
}
