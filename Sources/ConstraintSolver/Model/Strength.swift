/// How much a constraint matters: a priority from 1 to 1000, where 1000 means *required*.
///
/// Strengths are ordered strictly. No number of weaker constraints outvotes a stronger one: the solver first minimises the violations
/// of the strongest strength in use, then, among the solutions that are left, those of the next one, and so on.
public struct Strength: Hashable, Comparable, Sendable {
  /// The priority, from 1 to 1000.
  public let priority: Float

  /// Makes a strength; a priority outside 1…1000 (or not a number) is moved to the nearest end.
  public init(_ priority: Float) {
    self.priority = priority >= 1 ? min(priority, 1000) : 1
  }

  /// The constraint must hold.
  public static let required = Strength(1000)

  /// Weaker than every priority: decides what nothing else decides.
  public static let least = Strength(unchecked: 0.5)

  private init(unchecked priority: Float) { self.priority = priority }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority >= 1000 }

  public static func < (lhs: Strength, rhs: Strength) -> Bool {
    lhs.priority < rhs.priority
  }
}
