internal import SwiftSyntax

extension FileRewriter {
  /// `objects.first?.priority` of `[AnyObject]`: with the Objective-C runtime every class's properties are found there.
  func adaptAnyObjectMember(_ node: MemberAccessExprSyntax) {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } == Syntax(node)
    if adaptOwnMember(node) { return }
    guard let base = node.base, node.declName.argumentNames == nil,
      isCalled ? isMessage(node.declName, to: base) : isAnyObject(base) || isValue(node.declName, of: base)
    else { return }
    lookUp(in: base)
    file.note(
      .rewritten, .anyObject, node, "\(node.declName.baseName.text) of AnyObject is looked up in UIKit's classes")
  }

  /// `item["name"]` of an `AnyObject`: with the Objective-C runtime those of dictionaries and arrays are found there.
  func adaptAnyObjectSubscript(_ node: SubscriptCallExprSyntax) {
    guard node.arguments.count == 1, node.arguments.first?.label == nil, isCertainlyAnyObject(node.calledExpression)
    else { return }
    lookUp(in: node.calledExpression)
    file.note(.rewritten, .anyObject, node, "a subscript of AnyObject is that of a dictionary or an array")
  }

  /// An `AnyObject` by what declares it, not by a name that another class has for an array of such.
  private func isCertainlyAnyObject(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isCertainlyAnyObject(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return isCertainlyAnyObject(force.expression) }
    if let element = expression.as(SubscriptCallExprSyntax.self) { return isCertainlyArray(element.calledExpression) }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    let loop = sequence(first: Syntax(expression), next: \.parent).lazy.compactMap { $0.as(ForStmtSyntax.self) }
      .first { $0.pattern.trimmedDescription == name }
    return loop.map { isCertainlyArray($0.sequence) } ?? isAnyObject(expression)
  }

  private func isCertainlyArray(_ expression: ExprSyntax) -> Bool { isCertainly(expression, Self.isArray) }
  private func isCertainlyDictionary(_ expression: ExprSyntax) -> Bool { isCertainly(expression, Self.isDictionary) }

  /// Whether the type that the nearest declaration says, or casts the value to, is such.
  private func isCertainly(_ expression: ExprSyntax, _ isSuch: (String) -> Bool) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isCertainly(chain.expression, isSuch) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return isCertainly(force.expression, isSuch) }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var current: Syntax? = Syntax(expression)
    while let next = current, !next.is(MemberBlockSyntax.self) {
      if let type = next.as(FunctionDeclSyntax.self)?.signature.parameterClause.type(of: name) {
        return isSuch(type.trimmedDescription)
      }
      if let found = binding(of: name, in: next) {
        if let type = found.type { return isSuch(type.trimmedDescription) }
        let cast = found.value?.trimmedDescription.firstMatch(of: /as[?!]? (\[[^\[\]]+\])(\s|$)/)
        return cast.map { isSuch(String($0.1)) } ?? false
      }
      current = next.parent
    }
    let property = currentType.flatMap { file.index.members(name, of: $0).first }
    return property?.type.map(isSuch) ?? false
  }

  private static func isArray(_ type: String) -> Bool { type.filter { !"?! ".contains($0) } == "[AnyObject]" }

  private static func isDictionary(_ type: String) -> Bool {
    type.filter { !"?! ".contains($0) }.wholeMatch(of: /\[[\w.]+:AnyObject\]/) != nil
  }

  private func lookUp(in base: ExprSyntax) {
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let range = Edits.range(of: object)
    file.edits.insert("_AnyObjectMembers(", at: range.lowerBound)
    file.edits.insert(")", at: range.upperBound)
    if let chain = base.as(OptionalChainingExprSyntax.self) { file.edits.replace(chain.questionMark, with: "") }
    file.usesAnyObjectMembers = true
  }

  /// `object.reload?()`, `object.title` of an `AnyObject`, where one class or protocol of the modules has the member.
  private func adaptOwnMember(_ node: MemberAccessExprSyntax) -> Bool {
    guard let owner = ownOwner(of: node), let base = node.base else { return false }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    var isForced = false
    if let force = node.parent?.as(ForceUnwrapExprSyntax.self), isCall(Syntax(force)) {
      isForced = true
      file.edits.replace(force.exclamationMark, with: "")
    } else if let chain = node.parent?.as(OptionalChainingExprSyntax.self), isCall(Syntax(chain)) {
      file.edits.replace(chain.questionMark, with: "")
    } else if isCall(Syntax(node)) {
      isForced = !base.is(OptionalChainingExprSyntax.self)
    }
    file.edits.insert("(", at: Edits.range(of: object).lowerBound)
    file.edits.insert(isForced ? " as! \(owner))" : " as? \(owner))?", at: Edits.range(of: object).upperBound)
    if let chain = base.as(OptionalChainingExprSyntax.self) { file.edits.replace(chain.questionMark, with: "") }
    file.note(.rewritten, .anyObject, node, "\(node.declName.baseName.text) of AnyObject is that of \(owner)")
    return true
  }

  /// The class or protocol that has the member which is asked of an `AnyObject`.
  func ownOwner(of node: MemberAccessExprSyntax) -> String? {
    guard let base = node.base, isAnyObject(base) else { return nil }
    let call = [node.parent, node.parent?.parent].lazy.compactMap { $0?.as(FunctionCallExprSyntax.self) }.first {
      $0.calledExpression.tokens(viewMode: .sourceAccurate).contains(node.declName.baseName)
    }
    let labels = call.map { $0.arguments.map { $0.label?.text ?? "_" } + ($0.trailingClosure == nil ? [] : ["_"]) }
    return file.index.onlyOwner(
      ofExposed: MemberKey(name: node.declName.baseName.text, labels: labels ?? [], isMethod: labels != nil))
  }

  private func isCall(_ callee: Syntax) -> Bool {
    callee.parent?.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } == callee
  }

  /// `(userInfo[key] as AnyObject).cgRectValue`, `userInfo[key].map { $0 as AnyObject }?.cgRectValue`: what numbers, boxes
  /// and strings hold.
  private func isValue(_ name: DeclReferenceExprSyntax, of base: ExprSyntax) -> Bool {
    guard AnyObjectMembers.values.contains(name.baseName.text) else { return false }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    if let call = object.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "unsafeBitCast" {
      return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }
    let value: Syntax?
    if let tuple = object.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      value = tuple.elements.first.map { Syntax($0.expression) }
    } else if let call = object.as(FunctionCallExprSyntax.self), let statements = call.trailingClosure?.statements,
      ["map", "flatMap"].contains(call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text)
    {
      value = statements.last.map { Syntax($0) }
    } else {
      value = nil
    }
    let words = value?.tokens(viewMode: .sourceAccurate).suffix(3).map(\.text) ?? []
    return ["as AnyObject", "as AnyObject ?", "as ? AnyObject"].contains { words.joined(separator: " ").hasSuffix($0) }
  }

  /// `target?.perform(action)` of an `AnyObject`.
  private func isMessage(_ name: DeclReferenceExprSyntax, to base: ExprSyntax) -> Bool {
    let messages: Set = ["responds", "perform", "performSelector", "isEqual", "isKind", "value"]
    guard messages.contains(name.baseName.text) else { return false }
    if isAnyObject(base) || isCastToAnyObject(base) { return true }
    if name.baseName.text == "isEqual" || name.baseName.text == "value" { return false }
    var object = base
    if let chain = object.as(OptionalChainingExprSyntax.self) { object = chain.expression }
    if let force = object.as(ForceUnwrapExprSyntax.self) { object = force.expression }
    if let member = object.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription != "self",
      name.baseName.text != "isKind"
    {
      let property = member.declName.baseName.text
      return Self.anyObjectsOfUIKit.contains(property) && file.index.members(property).isEmpty
    }
    let variable =
      object.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let variable else { return false }
    // In an extension of UIKit's class its own.
    if Self.anyObjectsOfUIKit.contains(variable), let type = currentType, ModuleIndex.isOpenObject(type),
      file.index.members(variable).isEmpty, !isLocal(variable, at: Syntax(object))
    {
      return true
    }
    return file.index.isAlwaysAnyObject(variable)
  }

  /// Whether a parameter or variable of the functions around has the name.
  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }.contains {
      $0.as(FunctionDeclSyntax.self)?.signature.parameterClause.type(of: name) != nil
        || $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.type(of: name) != nil
        || $0.as(ClosureExprSyntax.self)?.binds(name) == true || binding(of: name, in: $0) != nil
    }
  }

  /// UIKit's properties that may hold an object of any class: of bar button items, and of constraints.
  private static let anyObjectsOfUIKit: Set<String> = ["target", "firstItem", "secondItem"]

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
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return isArray(element.calledExpression) || isCertainlyDictionary(element.calledExpression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return isAnyObjectName(reference.baseName.text, at: Syntax(expression))
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      return isAnyObjectProperty(member.declName.baseName.text)
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

  /// Whether the nearest declaration of the name says that it is an `AnyObject`.
  private func isAnyObjectName(_ name: String, at node: Syntax) -> Bool {
    var current: Syntax? = node
    while let next = current, !next.is(MemberBlockSyntax.self) {
      if let function = next.as(FunctionDeclSyntax.self) {
        if let type = function.signature.parameterClause.type(of: name) {
          return Self.isAnyObject(type) && !isBound(name, in: function)
        }
      } else if let initializer = next.as(InitializerDeclSyntax.self) {
        if let type = initializer.signature.parameterClause.type(of: name) { return Self.isAnyObject(type) }
      } else if let closure = next.as(ClosureExprSyntax.self), closure.binds(name) {
        return false
      } else if let loop = next.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
        return isArray(loop.sequence) || Self.isCastToAnyObjects(loop.sequence.trimmedDescription)
      } else if let found = binding(of: name, in: next), found.type != nil || found.value != nil {
        if let type = found.type { return Self.isAnyObject(type) }
        guard let value = found.value, value.trimmedDescription != name else {
          current = next.parent
          continue
        }
        return isAnyObject(value)
      }
      current = next.parent
    }
    return isAnyObjectProperty(name)
  }

  /// `values as [AnyObject]`, `values.compactMap { $0 as AnyObject }`.
  private static func isCastToAnyObjects(_ sequence: String) -> Bool {
    let mapping = /\.(?:compactMap|flatMap|map) ?\(? ?\{[^{}]* as[?!]? AnyObject ?\} ?\)?$/
    return sequence.hasSuffix(" as [AnyObject]") || sequence.contains(mapping)
  }

  /// Whether the type around the node has a property of the name that is an `AnyObject`.
  private func isAnyObjectProperty(_ name: String) -> Bool {
    guard let type = currentType, let member = file.index.members(name, of: type).first else { return false }
    return member.kind == .property && member.type.map(Self.isAnyObject) ?? false
  }

  private static func isAnyObject(_ type: TypeSyntax) -> Bool { isAnyObject(type.trimmedDescription) }

  private static func isAnyObject(_ type: String) -> Bool {
    type.replacing("any ", with: "").filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" } == "AnyObject"
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

extension FunctionParameterClauseSyntax {
  /// The type of the parameter that the body calls `name`.
  fileprivate func type(of name: String) -> TypeSyntax? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
  }
}

extension ClosureExprSyntax {
  /// Whether a parameter of the closure has the name.
  fileprivate func binds(_ name: String) -> Bool {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text == name }
    case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: false
    }
  }
}
