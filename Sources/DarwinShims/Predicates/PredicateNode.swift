internal import Foundation

/// What a predicate's format says.
indirect enum PredicateNode {
  case value(Bool)
  case not(PredicateNode)
  case all([PredicateNode])
  case any([PredicateNode])
  case comparison(PredicateComparison)

  /// - Parameter variables: what the format names with a dollar sign.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .value(let value): value
    case .not(let node): !node.holds(for: object, variables)
    case .all(let nodes): nodes.allSatisfy { $0.holds(for: object, variables) }
    case .any(let nodes): nodes.contains { $0.holds(for: object, variables) }
    case .comparison(let comparison): comparison.holds(for: object, variables)
    }
  }

  /// The predicate as objects that can be taken apart.
  var predicate: NSPredicate {
    switch self {
    case .value(let value): NSPredicate(value: value)
    case .not(let node): NSCompoundPredicate(notPredicateWithSubpredicate: node.predicate)
    case .all(let nodes): NSCompoundPredicate(andPredicateWithSubpredicates: nodes.map(\.predicate))
    case .any(let nodes): NSCompoundPredicate(orPredicateWithSubpredicates: nodes.map(\.predicate))
    case .comparison(let comparison): FormatComparisonPredicate(comparison)
    }
  }
}

/// Two values and how they are compared.
struct PredicateComparison {
  enum Quantifier { case any, all, none }

  let left: ExpressionNode
  let operation: PredicateOperation
  let options: String.CompareOptions
  let right: ExpressionNode
  var quantifier: Quantifier?

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let value = left.value(of: object, variables)
    let other = right.value(of: object, variables)
    guard let quantifier else { return operation.holds(value, other, options) }
    let elements = KeyedValue.elements(of: value) ?? []
    return switch quantifier {
    case .any: elements.contains { operation.holds($0, other, options) }
    case .all: elements.allSatisfy { operation.holds($0, other, options) }
    case .none: !elements.contains { operation.holds($0, other, options) }
    }
  }
}
