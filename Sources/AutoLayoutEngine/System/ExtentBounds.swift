internal import ConstraintSolver

/// Keeps views from having negative extents.
///
/// Hardly any layout comes to that, so that the bounds are not there from the start: what a solve makes negative gets
/// its bound then, and another solve.
///
/// UIKIT: width and height are variables of the engine that cannot be negative; where too little room would make one
/// so, other wishes yield, or a required constraint breaks (published logs: margins in conflict with an encapsulated
/// width of 0; stored frames).
struct ExtentBounds {
  /// By variable.
  private var bounds: [Int32: ConstraintID] = [:]

  /// Bounds `extent` where it is negative; answers whether it was.
  mutating func bound(_ extent: Variable, in solver: Solver) -> Bool {
    guard solver.value(of: extent) < -0.01, bounds[extent.index] == nil else { return false }
    bounds[extent.index] = solver.add(
      [Term(variable: extent, coefficient: 1)], constant: 0, relation: .greaterThanOrEqual, strength: .required)
    return true
  }

  /// The variable goes.
  mutating func clear(_ extent: Variable, in solver: Solver) {
    guard !bounds.isEmpty, let id = bounds.removeValue(forKey: extent.index) else { return }
    solver.remove(id)
  }
}
