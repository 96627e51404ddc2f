/// How the two sides of a constraint compare. The raw values are those of `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Sendable, Hashable, CaseIterable {
  /// At most.
  case lessThanOrEqual = -1
  /// Equal.
  case equal = 0
  /// At least.
  case greaterThanOrEqual = 1

  /// The sign that the visual format and Apple's descriptions use.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its sides exchanged.
  public var flipped: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
