/// The name of a constraint inside one ``Solver``.
///
/// The name is given to a new constraint after the old one was removed and the solver solved.
public struct ConstraintID: Hashable, Sendable {
  /// A dense number, starting at zero.
  public let rawValue: Int32

  /// Names the constraint numbered `rawValue`; only numbers that a solver gave out are meaningful.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}
