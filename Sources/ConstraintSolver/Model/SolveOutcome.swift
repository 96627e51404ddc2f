/// What one ``Solver/solve()`` came to.
public struct SolveOutcome: Sendable, Equatable {
  /// Required constraints that this solve gave up because they contradict others. They stay in the solver, hold as nearly as the
  /// others let them, and are tried again when a required constraint of their group changes or goes.
  public internal(set) var broken: [ConstraintID] = []
  /// Constraints given up earlier that hold again.
  public internal(set) var restored: [ConstraintID] = []
  /// Whether the iteration limit stopped the optimisation. The required constraints hold nevertheless; a weaker preference may not be
  /// met as well as it could be.
  public internal(set) var isStalled = false

  /// Whether every required constraint that was not given up before holds.
  public var isSatisfied: Bool { broken.isEmpty }
}
