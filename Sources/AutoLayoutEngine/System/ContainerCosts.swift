internal import ConstraintSolver

/// What the extents of a container cost that arranges its contents without constraints, as a hinge of its width and its
/// height.
///
/// The solver is told the slopes next to the natural extent, which is all it needs as long as its answer stays where they
/// hold (`holds`); where it does not, the container falls back to its constraints.
struct ContainerCosts {
  private let width: Extent
  private let height: Extent

  /// Tells `solver` what `width` and `height` cost.
  init(_ width: Variable, _ widthCost: ExtentCost, _ height: Variable, _ heightCost: ExtentCost, in solver: Solver) {
    self.width = Extent(width, widthCost, solver)
    self.height = Extent(height, heightCost, solver)
  }

  /// Takes the costs back.
  func remove(from solver: Solver) {
    for extent in [width, height] {
      for id in extent.constraints { solver.remove(id) }
      solver.removeHinge(extent.variable)
    }
  }

  /// Whether the extents that the solver found are where the lowered slopes hold.
  func holds(in solver: Solver) -> Bool { width.holds(in: solver) && height.holds(in: solver) }
}

extension ContainerCosts {
  /// One of the two extents.
  private struct Extent {
    let variable: Variable
    private(set) var constraints: [ConstraintID] = []
    private var range = 0.0...0.0

    /// Adds the slopes on both sides of the natural extent.
    ///
    /// The strongest priorities, where they count once, make the hinge; what is left becomes constraints. A slope that is
    /// negative at some priority (shrinking relieves others) is a pull from the far end of its stretch, as far as the
    /// other side has that much.
    init(_ variable: Variable, _ cost: ExtentCost, _ solver: Solver) {
      self.variable = variable
      let natural = cost.natural
      let (up, down) = (cost.up.first, cost.down.first)
      let (low, high) = (natural - down.length, natural + up.length)
      var (over, under) = (up.slope, down.slope)
      for (priority, amount) in down.slope.entries where amount < 0 {
        under.add(priority, -amount)
        let relief = min(-amount, max(0, up.slope.amount(at: priority)))
        guard relief > 0, low.isFinite else { continue }
        over.add(priority, -relief)
        pull(down: true, from: low, priority, Double(relief), solver)
      }
      for (priority, amount) in up.slope.entries where amount < 0 {
        over.add(priority, -amount)
        let relief = min(-amount, max(0, down.slope.amount(at: priority)))
        guard relief > 0, high.isFinite else { continue }
        under.add(priority, -relief)
        pull(down: false, from: high, priority, Double(relief), solver)
      }
      let hugging = over.entries.first { $0.amount == 1 }
      let compression = under.entries.first { $0.amount == 1 && $0.priority < 1000 }
      solver.setHinge(
        variable, target: natural, hugging: hugging.map { Strength($0.priority) },
        compression: compression.map { Strength($0.priority) })
      for (priority, amount) in over.entries where priority != hugging?.priority && amount > 0 {
        pull(down: true, from: natural, priority, Double(amount), solver)
      }
      for (priority, amount) in under.entries where priority != compression?.priority && amount > 0 {
        pull(down: false, from: natural, priority, Double(amount), solver)
      }
      // Less than what is required calls for the constraints, and for a report of their conflict.
      let isFirm = down.slope.entries.first.map { $0.priority >= 1000 } ?? false
      range = (isFirm ? natural : low)...high
    }

    private mutating func pull(
      down: Bool, from target: Double, _ priority: Float, _ amount: Double, _ solver: Solver
    ) {
      constraints.append(
        solver.add(
          Term(variable: variable, coefficient: amount), constant: -amount * target,
          relation: down ? .lessThanOrEqual : .greaterThanOrEqual,
          strength: Strength(min(priority, Float(1000).nextDown))))
    }

    func holds(in solver: Solver) -> Bool {
      let (value, slack) = (solver.value(of: variable), 1e-6)
      return value >= range.lowerBound - slack && value <= range.upperBound + slack
    }
  }
}
