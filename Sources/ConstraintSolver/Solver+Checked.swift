extension Solver {
  /// Adds a constraint unless it is required and contradicts the required constraints that are there.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` with a minimal contradicting set; the solver is then as it was before.
  /// - Complexity: in proportion to the group that the constraint belongs to, for a required one; else as `add`.
  @discardableResult
  public func addChecked(
    _ terms: [Term], constant: Double, relation: Relation, strength: Strength
  ) throws(SolverError) -> ConstraintID {
    let constraint = add(terms, constant: constant, relation: relation, strength: strength)
    guard strength.isRequired else { return constraint }
    let conflict = engine.conflict(adding: constraint.rawValue)
    guard conflict.contains(constraint.rawValue) else { return constraint }
    engine.remove(constraint.rawValue)
    throw .unsatisfiable(conflict: conflict.map(ConstraintID.init(rawValue:)))
  }
}
