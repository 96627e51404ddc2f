/// A value suggested from outside, as a constraint.
struct Edit {
  var variable: Variable
  var constraint: ConstraintID
}

extension Solver {
  /// Makes `variable` editable: it keeps its present value with `strength` until ``suggest(_:value:)`` says otherwise.
  public func beginEdit(_ variable: Variable, strength: Strength) {
    guard edit(of: variable) == nil else { return }
    let constraint = add(Term(variable), constant: -value(of: variable), relation: .equal, strength: strength)
    edits.append(Edit(variable: variable, constraint: constraint))
  }

  /// Suggests a value for a variable that is being edited.
  public func suggest(_ variable: Variable, value: Double) {
    guard let edit = edit(of: variable) else { return }
    setConstant(-value, of: edit.constraint)
  }

  /// Suggests a value with `strength`; begins the edit if need be.
  public func suggest(_ variable: Variable, value: Double, strength: Strength) {
    if let edit = edit(of: variable) {
      setStrength(strength, of: edit.constraint)
    } else {
      beginEdit(variable, strength: strength)
    }
    suggest(variable, value: value)
  }

  /// Ends the edit; nothing holds the variable at the suggested value any more.
  public func endEdit(_ variable: Variable) {
    guard let index = edits.firstIndex(where: { $0.variable == variable }) else { return }
    remove(edits[index].constraint)
    edits.remove(at: index)
  }

  private func edit(of variable: Variable) -> Edit? {
    edits.first { $0.variable == variable }
  }
}
