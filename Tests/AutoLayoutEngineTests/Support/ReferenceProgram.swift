/// A small linear program, solved by the textbook: a yardstick for rules, not for speed.
///
/// Variables are not negative. Soft rows carry a tier; tiers are satisfied from the highest to the lowest, each as well
/// as the higher ones allow (least sum of deviations).
struct ReferenceProgram {
  enum Relation { case equal, atMost, atLeast }

  struct Row {
    var terms: [(variable: Int, factor: Double)]
    var relation: Relation
    var value: Double
    /// `nil` for a row that must hold.
    var tier: Double?
  }

  private(set) var variables = 0
  private(set) var rows: [Row] = []

  mutating func makeVariable() -> Int {
    variables += 1
    return variables - 1
  }

  mutating func add(_ terms: [(Int, Double)], _ relation: Relation, _ value: Double, tier: Double? = nil) {
    rows.append(Row(terms: terms.map { ($0.0, $0.1) }, relation: relation, value: value, tier: tier))
  }

  /// How far `values` miss each tier's rows in sum, and how far at most a row that must hold.
  func deviations(_ values: [Double]) -> (tiers: [Double: Double], required: Double) {
    var (tiers, required) = ([Double: Double](), values.map { max(-$0, 0) }.max() ?? 0)
    for row in rows {
      let sum = row.terms.reduce(0) { $0 + $1.factor * values[$1.variable] } - row.value
      let miss: Double
      switch row.relation {
      case .equal: miss = abs(sum)
      case .atMost: miss = max(sum, 0)
      case .atLeast: miss = max(-sum, 0)
      }
      if let tier = row.tier { tiers[tier, default: 0] += miss } else { required = max(required, miss) }
    }
    return (tiers, required)
  }

  /// The least deviation of each tier; `nil` when the rows that must hold contradict each other.
  func optimum() -> [Double: Double]? {
    var tableau = Tableau(columns: variables)
    var errors: [Double: [Int]] = [:]
    for row in rows {
      var terms = row.terms.map { ($0.variable, $0.factor) }
      if let tier = row.tier {
        // The row's own slack in the direction that it may miss.
        if row.relation != .atLeast {
          let over = tableau.addColumn()
          terms.append((over, -1))
          errors[tier, default: []].append(over)
        }
        if row.relation != .atMost {
          let under = tableau.addColumn()
          terms.append((under, 1))
          errors[tier, default: []].append(under)
        }
      }
      tableau.add(terms, row.relation, row.value)
    }
    guard tableau.minimize([]) != nil else { return nil }
    var result: [Double: Double] = [:]
    for tier in errors.keys.sorted(by: >) {
      let columns = errors[tier] ?? []
      guard let least = tableau.minimize(columns) else { return nil }
      result[tier] = least
      tableau.add(columns.map { ($0, 1) }, .atMost, least + 1e-7)
    }
    return result
  }
}

/// Rows in normal form, solved from scratch each time by the two-phase simplex method with Bland's rule.
private struct Tableau {
  var columns: Int
  private var rows: [([(Int, Double)], ReferenceProgram.Relation, Double)] = []

  init(columns: Int) { self.columns = columns }

  mutating func addColumn() -> Int {
    columns += 1
    return columns - 1
  }

  mutating func add(_ terms: [(Int, Double)], _ relation: ReferenceProgram.Relation, _ value: Double) {
    rows.append((terms, relation, value))
  }

  /// The least sum of the given columns; `nil` if no point satisfies the rows.
  func minimize(_ objective: [Int]) -> Double? {
    let slacks = rows.count { $0.1 != .equal }
    let (height, width) = (rows.count, columns + slacks + rows.count + 1)
    let firstArtificial = columns + slacks
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: width), count: height)
    var basis = [Int](repeating: 0, count: height)
    var slack = columns
    for (index, row) in rows.enumerated() {
      for (column, factor) in row.0 { matrix[index][column] += factor }
      if row.1 != .equal {
        matrix[index][slack] = row.1 == .atMost ? 1 : -1
        slack += 1
      }
      matrix[index][width - 1] = row.2
      if row.2 < 0 { for column in 0..<width { matrix[index][column].negate() } }
      matrix[index][firstArtificial + index] = 1
      basis[index] = firstArtificial + index
    }
    let artificial = Array(firstArtificial..<(width - 1))
    guard Self.run(&matrix, &basis, cost: artificial, limit: width - 1) < 1e-6 else { return nil }
    return Self.run(&matrix, &basis, cost: objective, limit: firstArtificial)
  }

  private static func run(_ matrix: inout [[Double]], _ basis: inout [Int], cost: [Int], limit: Int) -> Double {
    let width = matrix.first?.count ?? 1
    var reduced = [Double](repeating: 0, count: width)
    for column in cost { reduced[column] = 1 }
    for (row, column) in basis.enumerated() where reduced[column] != 0 {
      let factor = reduced[column]
      for position in 0..<width { reduced[position] -= factor * matrix[row][position] }
    }
    for _ in 0..<5_000 {
      guard let entering = (0..<limit).first(where: { reduced[$0] < -1e-9 }) else { break }
      var (leaving, best) = (-1, Double.infinity)
      for row in matrix.indices where matrix[row][entering] > 1e-9 {
        let ratio = matrix[row][width - 1] / matrix[row][entering]
        if ratio < best - 1e-12 || (abs(ratio - best) <= 1e-12 && basis[row] < basis[leaving]) {
          (leaving, best) = (row, ratio)
        }
      }
      guard leaving >= 0 else { return -.infinity }
      pivot(&matrix, &reduced, leaving, entering)
      basis[leaving] = entering
    }
    return -reduced[width - 1]
  }

  private static func pivot(_ matrix: inout [[Double]], _ reduced: inout [Double], _ row: Int, _ column: Int) {
    let factor = matrix[row][column]
    for position in matrix[row].indices { matrix[row][position] /= factor }
    for other in matrix.indices where other != row && matrix[other][column] != 0 {
      let multiple = matrix[other][column]
      for position in matrix[other].indices { matrix[other][position] -= multiple * matrix[row][position] }
    }
    let multiple = reduced[column]
    for position in reduced.indices { reduced[position] -= multiple * matrix[row][position] }
  }
}
