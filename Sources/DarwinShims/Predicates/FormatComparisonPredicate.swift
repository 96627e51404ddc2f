public import Foundation

/// A comparison that was read from a format.
///
/// Foundation on Linux has an `NSComparisonPredicate` that cannot be made. A module whose sources take predicates apart
/// gets this under that name.
///
/// Source: <https://developer.apple.com/documentation/foundation/nscomparisonpredicate>
open class FormatComparisonPredicate: NSPredicate {
  private let comparison: PredicateComparison

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init { object, variables in comparison.holds(for: object, variables ?? [:]) }
  }

  public required init?(coder: NSCoder) { nil }

  open var leftExpression: FormatExpression { FormatExpression(comparison.left) }
  open var rightExpression: FormatExpression { FormatExpression(comparison.right) }
}
