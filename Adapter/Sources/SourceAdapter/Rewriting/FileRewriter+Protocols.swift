internal import SwiftSyntax

extension FileRewriter {
  /// Protocols of Objective-C are for classes; optional requirements may throw that they are absent.
  func adaptProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.has("objc") else { return }
    if let inheritance = node.inheritanceClause {
      if !inheritance.plainNames.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }) {
        file.edits.insert(" AnyObject,", at: Edits.range(of: inheritance.colon).upperBound)
      }
    } else {
      file.edits.insert(
        ": AnyObject",
        at: Edits.range(of: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name)).upperBound)
    }
    let access = node.modifiers.has("public") ? "public " : ""
    var defaults: [String] = []
    for member in node.memberBlock.members { adaptRequirement(member.decl, access, &defaults) }
    if !defaults.isEmpty {
      let name = qualified(node.name.text)
      file.appended.append(
        (conditions.map { "#if \($0)" } + ["extension \(name) {"] + defaults + ["}"] + conditions.map { _ in "#endif" })
          .joined(separator: "\n"))
    }
  }

  private func adaptRequirement(_ declaration: DeclSyntax, _ access: String, _ defaults: inout [String]) {
    // A property of Objective-C says how it holds its object; one of Swift's protocols may not.
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for modifier in variable.modifiers where ["weak", "unowned"].contains(modifier.name.text) { remove(modifier) }
    }
    if let function = declaration.as(FunctionDeclSyntax.self), let optional = function.modifiers.modifier("optional") {
      remove(optional)
      file.note(.rewritten, .optionalRequirement, function, "\(function.name.text) may be absent")
      let isThrowing = function.isThrowing
      if !isThrowing {
        let end = function.signature.effectSpecifiers?.asyncSpecifier.map { Edits.range(of: $0).upperBound }
        file.edits.insert(" throws", at: end ?? Edits.range(of: function.signature.parameterClause).upperBound)
      }
      let parameters = Self.named(function.signature.parameterClause).trimmedDescription.split(
        whereSeparator: \.isNewline
      )
      .map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }.joined(separator: " ")
      file.needsShims = true
      let isStatic = function.modifiers.has("static") ? "static " : ""
      let asynchronous = function.isAsync ? "async " : ""
      let result = function.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
      let answer = isStatic.isEmpty && asynchronous.isEmpty ? subclassAnswer(function) : ""
      defaults.append(
        "  \(access)\(isStatic)func \(function.name.text)\(parameters) \(asynchronous)throws\(result) { \(answer)throw AbsentRequirement() }"
      )
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let optional = variable.modifiers.modifier("optional")
    {
      remove(optional)
      file.note(.rewritten, .optionalRequirement, variable, "the property may be absent")
      file.needsShims = true
      for binding in variable.bindings {
        guard let type = binding.typeAnnotation?.trimmedDescription, let block = binding.accessorBlock else { continue }
        file.edits.replace(block, with: "{ get throws }")
        let isStatic = variable.modifiers.has("static") ? "static " : ""
        let name = binding.pattern.trimmedDescription
        let answer =
          isStatic.isEmpty ? subclassAnswer(name, [], type.drop { $0 == ":" || $0 == " " }.description) : ""
        defaults.append(
          "  \(access)\(isStatic)var \(name)\(type) { get throws { \(answer)throw AbsentRequirement() } }"
        )
      }
    }
  }

  /// What a subclass of a conforming class adds: the conformance knows nothing of it, since it stands above.
  private func subclassAnswer(_ function: FunctionDeclSyntax) -> String {
    let parameters = function.signature.parameterClause.parameters
    let canPass = parameters.allSatisfy { parameter in
      parameter.ellipsis == nil && !parameter.type.is(FunctionTypeSyntax.self)
        && !parameter.type.trimmedDescription.hasPrefix("inout ")
    }
    guard canPass, function.genericParameterClause == nil else { return "" }
    return subclassAnswer(
      function.attributes.objcName ?? function.selectorName,
      Self.named(function.signature.parameterClause).parameters.map { ($0.secondName ?? $0.firstName).text },
      function.signature.returnClause?.type.trimmedDescription ?? "Void")
  }

  /// With a name for each parameter: `_: Any?` has none to hand it on by.
  private static func named(_ clause: FunctionParameterClauseSyntax) -> FunctionParameterClauseSyntax {
    var clause = clause
    for (index, parameter) in zip(clause.parameters.indices, clause.parameters).reversed()
    where parameter.secondName == nil && parameter.firstName.text == "_" {
      let count = clause.parameters.distance(from: clause.parameters.startIndex, to: index)
      clause.parameters[index] =
        parameter.with(\.firstName, .wildcardToken(trailingTrivia: .space))
        .with(\.secondName, .identifier("_\(count)"))
    }
    return clause
  }

  private func subclassAnswer(_ selector: String, _ arguments: [String], _ result: String) -> String {
    guard !result.contains("Self") else { return "" }
    let list = arguments.isEmpty ? "" : ", [\(arguments.joined(separator: ", "))]"
    return
      "if let o = ObjectRuntime.override(\"\(selector)\", of: self, below: NSObject.self\(list)) as (\(result))? { return o }; "
  }

  /// The selector of the optional requirement of the modules' own protocols that a member fulfils for a superclass
  /// which leaves it out.
  func selector(ofAddedRequirement key: MemberKey, _ modifiers: DeclModifierListSyntax, _ type: TypeScope) -> String? {
    guard !modifiers.has("override"), !modifiers.has("private"), !modifiers.has("fileprivate"),
      let entry = file.index.types[type.name], entry.kind == .classType, let parent = entry.inherited.first
    else { return nil }
    let ancestry = file.index.ancestry(of: file.index.resolve(parent, from: type.name) ?? parent)
    guard ancestry.first?.kind == .classType,
      !ancestry.contains(where: { $0.kind == .classType && $0.members.contains { MemberKey($0) == key } })
    else { return nil }
    return ancestry.lazy.filter { $0.kind == .protocolType }.flatMap(\.members)
      .first { $0.isOptional && MemberKey($0) == key }?.selector
  }

  /// `delegate?.property` of the module's own optional requirements.
  func adaptOptionalProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, file.index.optionalProperties[node.declName.baseName.text] != nil else { return }
    var object = base
    while true {
      if let chain = object.as(OptionalChainingExprSyntax.self) {
        object = chain.expression
      } else if let force = object.as(ForceUnwrapExprSyntax.self) {
        object = force.expression
      } else {
        break
      }
    }
    let name =
      object.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, file.index.isOptionalProperty(node.declName.baseName.text, of: name) else { return }
    let range = Edits.range(of: node)
    file.edits.insert("(try? ", at: range.lowerBound)
    file.edits.insert(")", at: range.upperBound)
    file.note(.rewritten, .optionalCall, node, "\(node.declName.baseName.text) is asked for if it is there")
  }

  // MARK: Calls

  /// `base.method?(…)` and `base.method!(…)` of optional requirements.
  func adaptOptionalCall(_ node: FunctionCallExprSyntax) {
    let (callee, mark, forces): (ExprSyntax, TokenSyntax, Bool)
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark, forces) = (chain.expression, chain.questionMark, false)
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark, forces) = (force.expression, force.exclamationMark, true)
    } else {
      return
    }
    let name: DeclReferenceExprSyntax
    if let member = callee.as(MemberAccessExprSyntax.self), member.base != nil {
      if ownOwner(of: member) != nil { return }
      name = member.declName
    } else if let reference = callee.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else {
      return
    }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    if let names = name.argumentNames { labels = names.arguments.map { $0.name.text } }
    let fullName = "\(name.baseName.text)(\(labels.map { $0 + ":" }.joined()))"
    let isOwn = isOwnRequirement(name.baseName.text, fullName, hasClosure: node.trailingClosure != nil)
    let isVariable = !isOwn && file.index.hasProperty(name.baseName.text, besides: fullName)
    guard isOwn || UIKitProtocols.methods.contains(fullName) && !isVariable || labels.contains(where: { $0 != "_" })
    else { return }
    let top = outermostChain(of: node)
    if let names = name.argumentNames { file.edits.replace(names, with: "") }
    file.edits.replace(mark, with: "")
    file.note(.rewritten, .optionalCall, node, "\(fullName) is called if it is there")
    let range = Edits.range(of: top)
    if isOwn {
      let nests = !forces && file.settings.nestsOptionalTries && !isStatement(top)
      file.edits.insert(forces ? "(try! " : "(try? ", at: range.lowerBound)
      file.edits.insert(nests ? ").flatMap { $0 }" : ")", at: range.upperBound)
    } else if !forces, !isStatement(top) {
      file.needsUIKit = true
      file.edits.insert("_optionalAnswer(", at: range.lowerBound)
      file.edits.insert(")", at: range.upperBound)
    }
  }

  private func isOwnRequirement(_ name: String, _ fullName: String, hasClosure: Bool) -> Bool {
    if file.index.optionalRequirements.contains(fullName) { return true }
    // A trailing closure hides its label.
    return hasClosure && file.index.optionalRequirements.contains { $0.hasPrefix(name + "(") }
  }

  private func isStatement(_ node: Syntax) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true && !isImplicitResult(node)
  }

  /// The only expression of a closure or accessor may be its result.
  private func isImplicitResult(_ node: Syntax) -> Bool {
    guard let item = node.parent, let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    if let closure = list.parent?.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause?.type.trimmedDescription != "Void"
    }
    if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    return list.parent?.is(AccessorBlockSyntax.self) == true || list.parent?.parent?.is(AccessorDeclSyntax.self) == true
  }

  /// The whole chain of accesses and calls that the call begins or continues.
  private func outermostChain(of node: FunctionCallExprSyntax) -> Syntax {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.as(MemberAccessExprSyntax.self)?.base.map({ Syntax($0) }) == current
        || parent.as(FunctionCallExprSyntax.self).map({ Syntax($0.calledExpression) }) == current
        || parent.as(SubscriptCallExprSyntax.self).map({ Syntax($0.calledExpression) }) == current
        || parent.is(OptionalChainingExprSyntax.self)
      {
        current = parent
      } else {
        break
      }
    }
    return current
  }

  // MARK: Presence

  /// `if let function = delegate?.method { function(self) }`.
  func adaptMethodBinding(_ node: OptionalBindingConditionSyntax) {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self), let base = member.base,
      let (selector, name, labels) = optionalMethod(member.declName)
    else { return }
    if member.declName.argumentNames == nil, file.index.members(name).contains(where: { $0.kind == .property }) {
      return
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$\($0)" }.joined(separator: ", ")
    // Conditions take no trailing closures.
    let call = "{ o in { try! o.\(name)(\(arguments)) } }"
    file.edits.replace(
      member, with: "ObjectRuntime.function(of: \(object.trimmedDescription), \"\(selector)\", \(call))")
    file.needsShims = true
    file.note(.rewritten, .optionalCall, member, "\(name) is taken as a function if it is there")
  }

  /// The module's own optional requirement that is named, with its selector and labels.
  private func optionalMethod(_ name: DeclReferenceExprSyntax) -> (selector: String, name: String, labels: [String])? {
    let base = name.baseName.text
    let labels: [String]
    if let arguments = name.argumentNames {
      labels = arguments.arguments.map { $0.name.text }
    } else {
      let known = file.index.optionalRequirements.filter { $0.hasPrefix(base + "(") }
      guard known.count == 1, let only = known.first else { return nil }
      labels = only.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    }
    let fullName = MemberKey(name: base, labels: labels, isMethod: true).fullName
    guard file.index.optionalRequirements.contains(fullName) else { return nil }
    return (ObjectiveCName.selector(base, labels: labels), base, labels)
  }

  /// `delegate?.method != nil`.
  func adaptPresenceTest(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return }
    for index in 1..<(elements.count - 1) {
      let sign = elements[index].trimmedDescription
      guard sign == "!=" || sign == "==", elements[index + 1].is(NilLiteralExprSyntax.self),
        let member = elements[index - 1].as(MemberAccessExprSyntax.self), let base = member.base,
        let selector = optionalSelector(of: member.declName)
      else { continue }
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      let test = "ObjectRuntime.responds(\(object.trimmedDescription), to: \"\(selector)\")"
      file.edits.replace(
        Edits.range(of: elements[index - 1]).lowerBound..<Edits.range(of: elements[index + 1]).upperBound,
        with: sign == "==" ? "!\(test)" : test)
      file.note(.rewritten, .optionalCall, member, "asks whether \(selector) is there")
    }
  }

  private func optionalSelector(of name: DeclReferenceExprSyntax) -> String? {
    let base = name.baseName.text
    if let arguments = name.argumentNames {
      let labels = arguments.arguments.map { $0.name.text }
      let fullName = MemberKey(name: base, labels: labels, isMethod: true).fullName
      guard file.index.optionalRequirements.contains(fullName) || UIKitProtocols.methods.contains(fullName) else {
        return nil
      }
      return ObjectiveCName.selector(base, labels: labels)
    }
    let known = file.index.optionalRequirements.union(UIKitProtocols.methods).filter { $0.hasPrefix(base + "(") }
    guard known.count == 1, let fullName = known.first else { return nil }
    let labels = fullName.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    return ObjectiveCName.selector(base, labels: labels)
  }
}
