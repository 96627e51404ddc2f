internal import AutoLayoutEngine
internal import ConstraintSolver
internal import UIGeometry

/// What the extents of a directly placed stack cost, as a hinge of its width and its height.
///
/// The solver is told the slopes next to the natural extent, which is all it needs as long as its answer stays where they
/// hold; where it does not, the stack falls back to its constraints (`check`).
struct StackLowering {
  private var constraints: [ConstraintID] = []
  private var width = 0.0...0.0
  private var height = 0.0...0.0

  /// 1. Take the old costs back. 2. Ask the container. 3. Lower each axis.
  @MainActor
  static func lower(_ index: Int32, _ container: UIView, in engine: LayoutEngine) {
    // 1.
    clear(index, in: engine)
    // 2.
    guard let horizontal = container.placementCost(.horizontal), let vertical = container.placementCost(.vertical)
    else {
      return
    }
    // 3.
    let item = engine.items[Int(index)]
    var lowering = StackLowering()
    lowering.width = lowering.add(horizontal, to: item.width, engine)
    lowering.height = lowering.add(vertical, to: item.height, engine)
    engine.items[Int(index)].hasHinge = (true, true)
    engine.stackLowerings[index] = lowering
    engine.freshStacks.append(index)
  }

  @MainActor
  static func clear(_ index: Int32, in engine: LayoutEngine) {
    guard let old = engine.stackLowerings.removeValue(forKey: index) else { return }
    for id in old.constraints { engine.solver.remove(id) }
    let item = engine.items[Int(index)]
    engine.solver.removeHinge(item.width)
    engine.solver.removeHinge(item.height)
    engine.items[Int(index)].hasHinge = (false, false)
  }

  /// Adds the slopes on both sides of the natural extent; answers where they hold.
  ///
  /// The strongest priorities, where they count once, make the hinge; what is left becomes constraints. A slope that is
  /// negative at some priority (shrinking relieves others) is a pull from the far end of its stretch, as far as the other
  /// side has that much.
  @MainActor
  private mutating func add(
    _ cost: ExtentCost, to variable: Variable, _ engine: LayoutEngine
  ) -> ClosedRange<Double> {
    let natural = cost.natural
    let (up, down) = (cost.up.first, cost.down.first)
    let (low, high) = (natural - down.length, natural + up.length)
    var (over, under) = (up.slope, down.slope)
    for (priority, amount) in down.slope.entries where amount < 0 {
      under.add(priority, -amount)
      let relief = min(-amount, max(0, up.slope.amount(at: priority)))
      guard relief > 0, low.isFinite else { continue }
      over.add(priority, -relief)
      pull(variable, down: true, from: low, priority, Double(relief), engine)
    }
    for (priority, amount) in up.slope.entries where amount < 0 {
      over.add(priority, -amount)
      let relief = min(-amount, max(0, down.slope.amount(at: priority)))
      guard relief > 0, high.isFinite else { continue }
      under.add(priority, -relief)
      pull(variable, down: false, from: high, priority, Double(relief), engine)
    }
    let hugging = over.entries.first { $0.amount == 1 }
    let compression = under.entries.first { $0.amount == 1 && $0.priority < 1000 }
    engine.solver.setHinge(
      variable, target: natural, hugging: hugging.map { Strength($0.priority) },
      compression: compression.map { Strength($0.priority) })
    for (priority, amount) in over.entries where priority != hugging?.priority && amount > 0 {
      pull(variable, down: true, from: natural, priority, Double(amount), engine)
    }
    for (priority, amount) in under.entries where priority != compression?.priority && amount > 0 {
      pull(variable, down: false, from: natural, priority, Double(amount), engine)
    }
    // Less than what is required calls for the constraints, and for a report of their conflict.
    let isFirm = down.slope.entries.first.map { $0.priority >= 1000 } ?? false
    return (isFirm ? natural : low)...high
  }

  @MainActor
  private mutating func pull(
    _ variable: Variable, down: Bool, from target: Double, _ priority: Float, _ amount: Double, _ engine: LayoutEngine
  ) {
    constraints.append(
      engine.solver.add(
        Term(variable: variable, coefficient: amount), constant: -amount * target,
        relation: down ? .lessThanOrEqual : .greaterThanOrEqual,
        strength: Strength(min(priority, Float(1000).nextDown))))
  }

  /// Whether the extents that the solver found are where the lowered slopes hold.
  @MainActor
  static func holds(_ index: Int32, in engine: LayoutEngine) -> Bool {
    guard let lowering = engine.stackLowerings[index] else { return true }
    let item = engine.items[Int(index)]
    let (width, height) = (engine.solver.value(of: item.width), engine.solver.value(of: item.height))
    let slack = 1e-6
    return width >= lowering.width.lowerBound - slack && width <= lowering.width.upperBound + slack
      && height >= lowering.height.lowerBound - slack && height <= lowering.height.upperBound + slack
  }
}
