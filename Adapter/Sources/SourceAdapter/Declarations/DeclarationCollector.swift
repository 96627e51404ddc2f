internal import SwiftSyntax

/// Reads the declarations of a file into the index.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var index: ModuleIndex
  private let file: Int
  private let evaluator: ConditionEvaluator
  private let notesTests: Bool
  private var scopes: [Scope] = []
  private var functionDepth = 0

  private struct Scope {
    let name: String
    let isExtension: Bool
    let isProtocol: Bool
    /// `@objc extension`, `@objc protocol`.
    let isObjC: Bool
  }

  /// - Parameter notesTests: whether the file has to do with tests, so that it matters which functions wait.
  static func collect(
    _ source: SourceFile, number: Int, _ evaluator: ConditionEvaluator, notesTests: Bool = false,
    into index: ModuleIndex
  ) -> ModuleIndex {
    let collector = DeclarationCollector(index, number, evaluator, notesTests)
    collector.walk(source.tree)
    return collector.index
  }

  private init(_ index: ModuleIndex, _ file: Int, _ evaluator: ConditionEvaluator, _ notesTests: Bool) {
    self.index = index
    self.notesTests = notesTests
    self.file = file
    self.evaluator = evaluator
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name.text, kind: .classType, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name.text, kind: .valueType, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name.text, kind: .valueType, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name.text, kind: .valueType, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let parameters = node.parameterClause?.parameters, parameters.count == 1, let only = parameters.first {
      index.noteCase(node.name.text, carrying: only.type.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    index.change(qualified(node.name.text)) { entry in
      for requirement in node.genericWhereClause?.requirements ?? [] {
        if case .conformanceRequirement(let bound) = requirement.requirement,
          bound.leftType.trimmedDescription == "Self"
        {
          entry.inherited.append(bound.rightType.plainName)
        }
      }
    }
    return enter(
      node, name: node.name.text, kind: .protocolType, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    index.change(name) { $0.inherited += node.inheritanceClause?.plainNames ?? [] }
    scopes.append(Scope(name: name, isExtension: true, isProtocol: false, isObjC: node.attributes.has("objc")))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    index.noteAssociatedType(node.name.text, bounds: node.inheritanceClause?.plainNames ?? [])
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = qualified(node.name.text)
    let value = node.initializer.value
    if scopes.isEmpty, node.modifiers.has("public") { index.noteScopedImport("typealias", of: name) }
    if node.genericParameterClause == nil, value.is(IdentifierTypeSyntax.self) || value.is(MemberTypeSyntax.self) {
      index.change(name) { $0.alias = value.plainName }
    } else if let composition = value.as(CompositionTypeSyntax.self) {
      // As a protocol that inherits from all of them.
      index.change(name) { entry in
        entry.kind = .protocolType
        entry.inherited += composition.elements.map { $0.type.plainName }
      }
    } else {
      // Of functions and the like: no framework's type is meant by the name.
      index.change(name) { $0.file = $0.file ?? file }
    }
    return .skipChildren
  }

  private func enter(
    _ node: some DeclSyntaxProtocol, name: String, kind: TypeEntry.Kind, _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ block: MemberBlockSyntax,
    isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty, modifiers.has("public") || modifiers.has("open") {
      let keyword = kind == .classType ? "class" : kind == .protocolType ? "protocol" : "struct"
      index.noteScopedImport(node.is(EnumDeclSyntax.self) ? "enum" : keyword, of: name)
    }
    let name = qualified(name)
    let isNestedInGeneric = scopes.last.flatMap { index.types[$0.name]?.isGeneric } ?? false
    index.change(name) { entry in
      entry.kind = kind
      entry.inherited = (inheritance?.plainNames ?? []) + entry.inherited
      entry.isGeneric = isGeneric || isNestedInGeneric
      entry.isLocal = functionDepth > 0
      entry.isPublic = modifiers.has("public") || modifiers.has("open")
      entry.hasObjCMembers = attributes.has("objcMembers")
      entry.isObjC = kind == .protocolType && attributes.has("objc")
      entry.isOnMainActor = attributes.has("MainActor")
      entry.objcName = attributes.objcName
      entry.file = file
      entry.closingBrace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    scopes.append(
      Scope(
        name: name, isExtension: false, isProtocol: kind == .protocolType,
        isObjC: kind == .protocolType && attributes.has("objc")))
    return .visitChildren
  }

  private func qualified(_ name: String) -> String { scopes.last.map { "\($0.name).\(name)" } ?? name }

  private func leave() { _ = scopes.popLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    if notesTests, let body = node.body { index.noteFunction(node.name.text, body: body) }
    guard functionDepth == 1, let scope = scopes.last else { return .visitChildren }
    let entry = MemberEntry(
      kind: .method, name: node.name.text, labels: node.labels, selector: node.attributes.objcName ?? node.selectorName,
      isObjC: isExposed(node.attributes, node.modifiers, scope), isOverride: node.modifiers.has("override"),
      isStatic: node.modifiers.has("static") || node.modifiers.has("class"), isOptional: node.modifiers.has("optional"),
      isInExtension: scope.isExtension, callsSuper: callsSuper(node, node.modifiers), file: file,
      range: Edits.range(of: node),
      parameterTypes: node.signature.parameterClause.parameters.map { $0.type.trimmedDescription })
    index.change(scope.name) { $0.members.append(entry) }
    if entry.isOptional { index.noteOptionalRequirement(entry.fullName) }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type.trimmedDescription ?? Self.emptyCollection(binding)
      if let type { index.note(binding.pattern.trimmedDescription, type: type) }
    }
    if functionDepth == 0, scopes.isEmpty {
      for binding in node.bindings { index.noteGlobal(binding.pattern.trimmedDescription) }
    }
    guard functionDepth == 0, let scope = scopes.last else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let entry = MemberEntry(
        kind: .property, name: name, labels: [], selector: node.attributes.objcName ?? name,
        isObjC: isExposed(node.attributes, node.modifiers, scope), isOverride: node.modifiers.has("override"),
        isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
        isOptional: node.modifiers.has("optional"), isInExtension: scope.isExtension,
        callsSuper: callsSuper(node, node.modifiers), file: file,
        range: Edits.range(of: node), type: binding.typeAnnotation?.type.trimmedDescription)
      index.change(scope.name) { $0.members.append(entry) }
      if entry.isOptional { index.noteOptionalProperty(name, of: scope.name) }
    }
    return .visitChildren
  }

  /// The type of what begins as an empty list: `[String: UIView.Type]()`.
  private static func emptyCollection(_ binding: PatternBindingSyntax) -> String? {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.is(DictionaryExprSyntax.self) || call.calledExpression.is(ArrayExprSyntax.self)
    else { return nil }
    return call.calledExpression.trimmedDescription
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    index.note((node.secondName ?? node.firstName).text, type: node.type.trimmedDescription)
    return .visitChildren
  }

  private func callsSuper(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.has("override")
      && node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
  }

  private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope) -> Bool
  {
    if attributes.has("nonobjc") { return false }
    if scope.isObjC || attributes.exposesToObjC { return true }
    return index.hasObjCMembers(scope.name) && !modifiers.has("private") && !modifiers.has("fileprivate")
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, let scope = scopes.last, scope.isProtocol || node.modifiers.has("required") {
      index.noteInitializer(node.signature.parameterClause.parameters.map { $0.firstName.text }, of: scope.name)
    }
    if functionDepth == 0, let scope = scopes.last, scope.isExtension, node.modifiers.has("convenience") {
      index.noteAddedInitializer(node.parameterTexts, to: scope.name)
    }
    return count()
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { count() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { count() }
  override func visitPost(_ node: SubscriptDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { count() }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { count() }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  private func count() -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let target = node.arguments.first.flatMap({ SelectorTarget($0.expression) }) {
      index.noteSelected(target.name)
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.possibleClauses(evaluator) { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }
}
