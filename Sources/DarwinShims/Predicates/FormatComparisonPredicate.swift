public import Foundation

/// A comparison of two expressions.
///
/// Foundation on Linux has an `NSComparisonPredicate` that cannot be made. A module whose sources make predicates or take
/// them apart gets this under that name.
///
/// Source: <https://developer.apple.com/documentation/foundation/nscomparisonpredicate>
open class FormatComparisonPredicate: NSPredicate {
  /// Whether the left side is compared, or all or any of its elements.
  public enum Modifier: UInt, Sendable { case direct = 0, all, any }

  public enum Operator: UInt, Sendable {
    case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`, customSelector
    case contains = 99, between
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are compared as they are, without locale.
    public static let normalized = Options(rawValue: 4)
  }

  private let comparison: PredicateComparison

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init { object, variables in comparison.holds(for: object, variables ?? [:]) }
  }

  /// Compares two expressions.
  ///
  /// Traps for `customSelector`, which has an initializer of its own, as Apple's does.
  public convenience init(
    leftExpression lhs: FormatExpression, rightExpression rhs: FormatExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    guard let operation = PredicateOperation(type) else {
      fatalError("NSCustomSelectorPredicateOperatorType must be used with a selector")
    }
    self.init(
      PredicateComparison(
        left: lhs.node, operation: operation, options: options.compared, right: rhs.node,
        quantifier: modifier == .direct ? nil : modifier == .all ? .all : .any))
  }

  public required init?(coder: NSCoder) { nil }

  /// Comparisons that say the same are equal, as on Apple's systems.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? FormatComparisonPredicate)?.comparison else { return super.isEqual(object) }
    return comparison.operation == other.operation && comparison.options == other.options
      && comparison.quantifier == other.quantifier && comparison.left.isSame(as: other.left)
      && comparison.right.isSame(as: other.right)
  }
  open override var hash: Int { comparison.operation.hashValue }

  open var leftExpression: FormatExpression { FormatExpression(comparison.left) }
  open var rightExpression: FormatExpression { FormatExpression(comparison.right) }
  open var predicateOperatorType: Operator { comparison.operation.type }
  open var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case nil: .direct
    case .all: .all
    // `NONE` is a negation of `ANY`.
    case .any, .some(.none): .any
    }
  }
  open var options: Options {
    var found: Options = []
    if comparison.options.contains(.caseInsensitive) { found.insert(.caseInsensitive) }
    if comparison.options.contains(.diacriticInsensitive) { found.insert(.diacriticInsensitive) }
    return found
  }
}

extension FormatComparisonPredicate.Options {
  fileprivate var compared: String.CompareOptions {
    var compared: String.CompareOptions = []
    if contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    return compared
  }
}

extension PredicateOperation {
  private static let types: [(PredicateOperation, FormatComparisonPredicate.Operator)] = [
    (.less, .lessThan), (.lessOrEqual, .lessThanOrEqualTo), (.greater, .greaterThan),
    (.greaterOrEqual, .greaterThanOrEqualTo), (.equal, .equalTo), (.notEqual, .notEqualTo), (.matches, .matches),
    (.like, .like), (.begins, .beginsWith), (.ends, .endsWith), (.within, .in), (.contains, .contains),
    (.between, .between),
  ]

  fileprivate init?(_ type: FormatComparisonPredicate.Operator) {
    guard let found = Self.types.first(where: { $0.1 == type }) else { return nil }
    self = found.0
  }
  fileprivate var type: FormatComparisonPredicate.Operator {
    Self.types.first { $0.0 == self }?.1 ?? .customSelector
  }
}
