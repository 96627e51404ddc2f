internal import SwiftSyntax

extension FileRewriter {
  /// `objects.first?.priority` of `[AnyObject]`: with the Objective-C runtime every class's properties are found there.
  func adaptAnyObjectMember(_ node: MemberAccessExprSyntax) {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } == Syntax(node)
    guard let base = node.base, node.declName.argumentNames == nil,
      isCalled ? isMessage(node.declName, to: base) : isAnyObject(base) || isValue(node.declName, of: base)
    else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let range = Edits.range(of: object)
    file.edits.insert("_AnyObjectMembers(", at: range.lowerBound)
    file.edits.insert(")", at: range.upperBound)
    if let chain = base.as(OptionalChainingExprSyntax.self) { file.edits.replace(chain.questionMark, with: "") }
    file.usesAnyObjectMembers = true
    file.note(
      .rewritten, .anyObject, node, "\(node.declName.baseName.text) of AnyObject is looked up in UIKit's classes")
  }

  /// `(userInfo[key] as AnyObject).cgRectValue`: what numbers, boxes and strings hold.
  private func isValue(_ name: DeclReferenceExprSyntax, of base: ExprSyntax) -> Bool {
    guard AnyObjectMembers.values.contains(name.baseName.text) else { return false }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard let tuple = object.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
    let words = tuple.elements.first?.expression.tokens(viewMode: .sourceAccurate).suffix(3).map(\.text) ?? []
    return ["as AnyObject", "as AnyObject ?", "as ? AnyObject"].contains { words.joined(separator: " ").hasSuffix($0) }
  }

  /// `target?.perform(action)` of an `AnyObject`.
  private func isMessage(_ name: DeclReferenceExprSyntax, to base: ExprSyntax) -> Bool {
    guard ["responds", "perform", "isEqual", "isKind", "value"].contains(name.baseName.text) else { return false }
    if isAnyObject(base) || isCastToAnyObject(base) { return true }
    if name.baseName.text == "isEqual" || name.baseName.text == "value" { return false }
    var object = base
    if let chain = object.as(OptionalChainingExprSyntax.self) { object = chain.expression }
    if let force = object.as(ForceUnwrapExprSyntax.self) { object = force.expression }
    if let member = object.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription != "self",
      name.baseName.text != "isKind"
    {
      return false
    }
    let variable =
      object.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return variable.map(file.index.isAlwaysAnyObject) ?? false
  }

  /// Whether this is `(value as AnyObject)`, or a name that is bound to such a value in the function or closure around it.
  private func isCastToAnyObject(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.tokens(viewMode: .sourceAccurate).suffix(2).map(\.text) == ["as", "AnyObject"]
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var current = expression.parent
    while let next = current, !next.is(ClosureExprSyntax.self), !next.is(FunctionDeclSyntax.self) {
      current = next.parent
    }
    guard let body = current else { return false }
    let finder = CastFinder(name)
    finder.walk(body)
    return finder.isFound
  }

  private func isAnyObject(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isAnyObject(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return isAnyObject(force.expression) }
    if let element = expression.as(SubscriptCallExprSyntax.self) { return isArray(element.calledExpression) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return isAnyObjectParameter(reference.baseName.text, at: Syntax(expression))
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    return ["first", "last"].contains(member.declName.baseName.text) && isArray(base)
  }

  private func isArray(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isArray(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return isArray(force.expression) }
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map(file.index.anyObjectArrays.contains) ?? false
  }

  /// Whether the name is a parameter of the function around the node, and nothing else in there.
  private func isAnyObjectParameter(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let next = current {
      if let function = next.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }
        let type = parameter?.type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        return type == "AnyObject" && !isBound(name, in: function)
      }
      current = next.parent
    }
    return false
  }

  private func isBound(_ name: String, in function: FunctionDeclSyntax) -> Bool {
    let finder = BindingFinder(name)
    if let body = function.body { finder.walk(body) }
    return finder.isFound
  }

  /// Looks for a name.
  private class NameFinder: SyntaxVisitor {
    let name: String
    var isFound = false

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }
  }

  private final class CastFinder: NameFinder {
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let tokens = node.initializer?.value.tokens(viewMode: .sourceAccurate).suffix(2).map(\.text)
      if node.pattern.trimmedDescription == name, tokens == ["as", "AnyObject"] { isFound = true }
      return .visitChildren
    }
  }

  private final class BindingFinder: NameFinder {
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if node.identifier.text == name { isFound = true }
      return .skipChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name { isFound = true }
      return .skipChildren
    }
  }
}
