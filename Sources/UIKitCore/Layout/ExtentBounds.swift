internal import ConstraintSolver

/// Keeps views from having negative extents.
///
/// Hardly any layout comes to that, so that the bounds are not there from the start: what a solve makes negative gets
/// its bound then, and another solve.
///
/// UIKIT: width and height are variables of the engine that cannot be negative; where too little room would make one
/// so, other wishes yield (published logs: margins in conflict with an encapsulated width of 0).
/// DEVIATION: required constraints that demand a negative extent get it, instead of one of them being broken.
@MainActor
enum ExtentBounds {
  private static let strength = Strength.required

  static func apply(to changed: [Int32], in engine: LayoutEngine) {
    for index in changed {
      let item = engine.items[Int(index)]
      guard case .view = item.owner else { continue }
      if !item.isBounded.width, isNegative(item.width, engine) {
        bound(item.width, engine)
        engine.items[Int(index)].isBounded.width = true
      }
      if !item.isBounded.height, isNegative(item.height, engine) {
        bound(item.height, engine)
        engine.items[Int(index)].isBounded.height = true
      }
    }
  }

  private static func isNegative(_ extent: Variable, _ engine: LayoutEngine) -> Bool {
    engine.solver.value(of: extent) < -0.01
  }

  private static func bound(_ extent: Variable, _ engine: LayoutEngine) {
    _ = engine.solver.add(
      [Term(variable: extent, coefficient: 1)], constant: 0, relation: .greaterThanOrEqual, strength: strength)
    engine.markDirty()
  }
}
