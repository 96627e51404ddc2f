internal import ConstraintSolver

/// Keeps views from having negative extents.
///
/// Hardly any layout comes to that, so that the bounds are not there from the start: what a solve makes negative gets
/// its bound then, and another solve.
///
/// UIKIT: width and height are variables of the engine that cannot be negative; where too little room would make one
/// so, other wishes yield, or a required constraint breaks (published logs: margins in conflict with an encapsulated
/// width of 0; stored frames).
@MainActor
enum ExtentBounds {
  private static let strength = Strength.required

  /// Bounds what is negative among the changed items; answers whether anything was.
  static func apply(to changed: [Int32], in engine: LayoutEngine) -> Bool {
    var isBounded = false
    for index in changed {
      let item = engine.items[Int(index)]
      guard case .view = item.owner else { continue }
      if bound(item.width, engine) { isBounded = true }
      if bound(item.height, engine) { isBounded = true }
    }
    return isBounded
  }

  /// The item goes, or nothing is wanted of it any more.
  static func clear(_ index: Int32, in engine: LayoutEngine) {
    guard !engine.extentBounds.isEmpty else { return }
    let item = engine.items[Int(index)]
    for variable in [item.width, item.height] {
      if let id = engine.extentBounds.removeValue(forKey: variable.index) { engine.solver.remove(id) }
    }
  }

  private static func bound(_ extent: Variable, _ engine: LayoutEngine) -> Bool {
    guard engine.solver.value(of: extent) < -0.01, engine.extentBounds[extent.index] == nil else { return false }
    engine.extentBounds[extent.index] = engine.solver.add(
      [Term(variable: extent, coefficient: 1)], constant: 0, relation: .greaterThanOrEqual, strength: strength)
    engine.markDirty()
    return true
  }
}
