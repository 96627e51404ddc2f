public import ConstraintSolver

/// A constraint as a linear relation between the variables of items.
public struct LayoutConstraint {
  /// All but the constraint's own constant, which counts against it: `form − constant (relation) 0`.
  public var form: LinearForm
  /// The constraint's own constant, in points.
  public var constant: Double
  /// How the form compares with the constant.
  public var relation: Relation
  /// The constraint's priority.
  public var strength: Strength
  /// The items that the constraint mentions; −1 for none.
  public var items: (Int32, Int32)

  /// A relation between the items' variables.
  public init(
    form: LinearForm, constant: Double, relation: Relation, strength: Strength, items: (Int32, Int32)
  ) {
    self.form = form
    self.constant = constant
    self.relation = relation
    self.strength = strength
    self.items = items
  }
}
