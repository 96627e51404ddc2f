/// An unknown of a ``Solver``: a number that constraints speak about.
///
/// A variable belongs to the solver that made it. Its `index` addresses the buffer of ``Solver/withValues(_:)`` and is given to a
/// new variable after ``Solver/removeVariable(_:)``.
public struct Variable: Hashable, Sendable {
  /// The place of the variable's value in ``Solver/withValues(_:)``.
  public let index: Int32

  /// Names the variable at `index`; only indices that a solver gave out are meaningful.
  public init(index: Int32) {
    self.index = index
  }
}
