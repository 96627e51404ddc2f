internal import ConstraintSolver
public import UIGeometry

/// A constraint, as a `LayoutSystem` knows it.
struct LayoutRecord {
  /// Nil while the solver has no such constraint: it has not been lowered, or one of its items has left the tree.
  var id: ConstraintID?
  var items: (Int32, Int32) = (-1, -1)
  /// The next record of the first and of the second item.
  var next: (Int32, Int32) = (-1, -1)
  /// The one before; with it a record leaves a list at once, however long that is.
  var previous: (Int32, Int32) = (-1, -1)
  var isDirty = false
  /// The constant that the solver would have if the constraint's own were zero.
  var base = 0.0
}

/// What stands behind a constraint in the solver.
public enum LayoutOwner {
  /// A constraint, by its number.
  case constraint(Int32)
  /// Frame and autoresizing mask of an item.
  case placement(Int32)
  /// A natural extent that is required.
  case extent(Int32, LayoutAxis)
}
