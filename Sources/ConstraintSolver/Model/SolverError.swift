/// Why a constraint could not be added.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints contradict each other.
  ///
  /// `conflict` is minimal: without any one of them the rest can hold. It contains the constraint that was to be added, under the name
  /// that it would have had.
  case unsatisfiable(conflict: [ConstraintID])
}
