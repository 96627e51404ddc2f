/// A variable times a coefficient: a summand of a constraint's expression.
public struct Term: Sendable {
  /// The factor of the variable.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  /// Makes the summand `coefficient · variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// Makes the summand `coefficient · variable`.
  public init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
