internal import SwiftSyntax

/// What a `#selector` names.
struct SelectorTarget {
  /// What stands before the name: a type, `self`, an expression; nil for a bare name.
  let owner: String?
  let name: String
  /// The argument labels, when they are written.
  let labels: [String]?
  /// The number of parameters of the type that it is cast to.
  private let parameterCount: Int?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var count: Int?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
        expression = first.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { count = Self.parameterCount(of: type) }
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        count = Self.parameterCount(of: cast.type)
        expression = cast.expression
      } else if let force = expression.as(ForceUnwrapExprSyntax.self) {
        expression = force.expression
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else {
        break
      }
    }
    parameterCount = count
    if let member = expression.as(MemberAccessExprSyntax.self) {
      owner = member.base.map { Self.ownerName($0) }
      name = member.declName.baseName.text.trimmingBackticks
      labels = member.declName.argumentNames?.arguments.map { $0.name.text }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      owner = nil
      name = reference.baseName.text.trimmingBackticks
      labels = reference.argumentNames?.arguments.map { $0.name.text }
    } else {
      return nil
    }
  }

  /// The owner, when it is written as a type.
  var ownerOrNil: String? { owner.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil } }

  private static func ownerName(_ base: ExprSyntax) -> String {
    base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
  }

  private static func parameterCount(of type: TypeSyntax) -> Int? {
    if let optional = type.as(OptionalTypeSyntax.self) { return parameterCount(of: optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
      return parameterCount(of: first.type)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    // `(Type) -> (Argument) -> Result` takes its object first.
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { return inner.parameters.count }
    return function.parameters.count
  }

  func accepts(_ candidate: [String]) -> Bool {
    if let labels { return labels == candidate }
    return parameterCount.map { $0 == candidate.count } ?? true
  }
}
