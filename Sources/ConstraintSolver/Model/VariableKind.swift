/// What a variable stands for, which decides where it goes as far as no constraint and no preference says.
///
/// The kinds are those of a layout engine that enters positions as free unknowns and extents as unknowns that cannot be negative: a
/// free unknown takes up the first inequality that mentions it, which then holds with equality; an extent stays at nothing until
/// something pushes it.
public enum VariableKind: UInt8, Sendable {
  /// Stays at zero unless something moves it.
  case plain = 0
  /// Costs nothing wherever it is, and goes where the fewest inequalities have room left.
  case position = 1
  /// Stays at zero unless something pushes it, also below an upper limit, and leaves what has to move to positions.
  case extent = 2
}
