internal import SwiftSyntax

extension FileRewriter {
  /// `String(format: NSLocalizedString(…), count)`: formats of tables of strings may have words that depend on numbers.
  func adaptPluralFormat(_ node: FunctionCallExprSyntax) {
    guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self), type.baseName.text == "String",
      let format = node.arguments.first, format.label?.text == "format",
      format.expression.tokens(viewMode: .sourceAccurate).contains(where: {
        ["NSLocalizedString", "localizedString"].contains($0.text)
      }) || format.expression.is(DeclReferenceExprSyntax.self) || format.expression.is(MemberAccessExprSyntax.self)
    else { return }
    file.edits.insert("._deviceFormat", at: Edits.range(of: type).upperBound)
    file.needsShims = true
    file.note(.rewritten, .foundationInitializer, node, "the words of the format may depend on numbers")
  }

  /// What a formatter makes of a text: Foundation on Linux has no such method to override; it is found by its selector.
  func adaptFormatterOverride(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    guard node.name.text == "getObjectValue",
      node.labels == ["_", "for", "errorDescription"] || node.labels == ["_", "for", "range"],
      let modifier = node.modifiers.modifier("override"), node.body != nil
    else { return false }
    let isOverridden = file.index.ancestry(of: type.name).dropFirst().contains { ancestor in
      ancestor.members.contains { $0.name == "getObjectValue" && $0.labels == node.labels }
    }
    if isOverridden { return true }
    remove(modifier)
    let last = node.labels.last == "range" ? "range:error:" : "errorDescription:"
    if type.canRegister, let call = callSource(node) {
      register("c.method(\"getObjectValue:forString:\(last)\") { \(call) }")
    }
    file.needsShims = true
    file.note(.rewritten, .foundationInitializer, node, "getObjectValue is called by its selector")
    return true
  }
}
