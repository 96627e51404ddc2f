public import ConstraintSolver

/// A sum of variables and a constant, being put together.
public struct LinearForm {
  /// One term for each variable.
  public var terms: [Term] = []
  /// In points.
  public var constant = 0.0
  /// Items that the constraint does not mention: ancestors whose coordinates the form passes through, views whose
  /// baseline stands for another's.
  public var crossed: [Int32] = []

  /// The empty sum.
  public init() {}

  /// Adds `coefficient · variable`.
  @inlinable
  public mutating func add(_ variable: Variable, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    for i in terms.indices where terms[i].variable == variable {
      terms[i].coefficient += coefficient
      if abs(terms[i].coefficient) < 1e-12 { terms.remove(at: i) }
      return
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }
}
