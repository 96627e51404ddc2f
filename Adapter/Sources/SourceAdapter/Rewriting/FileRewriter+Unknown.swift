internal import SwiftSyntax

// What the compiler did not find stands in, and gives values of whatever type is wanted: but a binding wants none.
extension FileRewriter {
  /// `if let token = AccessToken.current`: nothing is bound.
  func adaptUnknownBinding(_ node: OptionalBindingConditionSyntax) {
    guard !file.settings.unknown.isEmpty, let value = node.initializer?.value,
      !value.is(AsExprSyntax.self), !value.is(SequenceExprSyntax.self), let root = Self.root(of: value),
      file.settings.unknown.types.contains(root), file.index.types[root]?.file == nil
    else { return }
    let range = Edits.range(of: value)
    file.edits.insert("AbsentValue.none(", at: range.lowerBound)
    file.edits.insert(")", at: range.upperBound)
    file.needsShims = true
    file.note(.rewritten, .standIn, node, "\(root) is absent: nothing is bound")
  }

  /// `X` of `X.shared.value(1)`.
  private static func root(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.flatMap(root) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // What is made is there.
      return call.calledExpression.is(DeclReferenceExprSyntax.self) ? nil : root(of: call.calledExpression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return root(of: chain.expression) }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
