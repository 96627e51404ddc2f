internal import SwiftSyntax

/// Walks a file once and asks the rules about what it meets.
final class FileRewriter: SyntaxVisitor {
  var file: FileRewriting
  /// The types around the node, outermost first.
  var types: [TypeScope] = []
  var functionDepth = 0
  /// The conditions around the node, as they are written for Linux.
  var conditions: [String] = []
  /// Generic parameters in scope with the types that bound them.
  var generics: [[String: [String]]] = []

  struct TypeScope {
    /// The full name of the type or of the extended type.
    let name: String
    let isExtension: Bool
    let isProtocol: Bool
    let isObjC: Bool
    /// Where in `registrations` its members go.
    var registration: Int?
    let canRegister: Bool
    /// `public` when an extension gives its members that.
    let access: String
    /// How the function around the class calls it, when there is one.
    var localName: String?
    /// Whether a function is around the class, or around a class that it is nested in.
    var isLocal = false
    /// The number of functions around the class, up to the next class.
    var outerDepth: Int?
  }

  static func rewrite(_ file: FileRewriting) -> FileRewriting {
    if file.source.tree.hasError {
      var file = file
      file.note(.refused, .sourceSyntax, file.source.tree, "the file does not parse; it is left as it is")
      return file
    }
    let rewriter = FileRewriter(file)
    rewriter.walk(file.source.tree)
    rewriter.appendRegistrations()
    rewriter.addImports()
    return rewriter.file
  }

  private init(_ file: FileRewriting) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The class around the node whose members are declared here; nil outside of classes.
  var currentType: String? { types.last?.name }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    adaptEntryPoint(node)
    adaptSessionInitializer(node)
    adaptAttributeObject(node)
    generics.append(bounds(node.genericParameterClause, node.genericWhereClause))
    let name = qualified(node.name.text)
    let entry = file.index.types[name]
    let isLocal = functionDepth > 0 || types.last?.isLocal == true
    noteObjectTestCase(entry)
    renameLateNames(of: name, in: node.memberBlock)
    adaptSpecification(node, name)
    let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true && functionDepth > 0
    let canRegister = (!isLocal || isStatement) && entry?.isGeneric != true
    var registration: Int?
    if isLocal, canRegister {
      var entry = Registration(type: node.name.text, name: nil, conditions: conditions)
      entry.isLocal = true
      file.registrations.append(entry)
      registration = file.registrations.count - 1
    } else if canRegister {
      // Extensions at the end of the file name the class.
      if types.last != nil, !types.contains(where: { $0.isProtocol }),
        hasObjCMembers(node, name) || file.index.isObjectOfDocuments(name)
      {
        showInFile(node)
      }
      var entry = Registration(type: name, name: nil, conditions: conditions)
      if let objcName = node.attributes.objcName {
        entry.name = objcName
      } else if types.last != nil || node.modifiers.has("private") || node.modifiers.has("fileprivate") {
        if file.index.isObjectOfDocuments(name) { entry.name = node.name.text }
      }
      file.registrations.append(entry)
      registration = file.registrations.count - 1
    } else if hasObjCMembers(node, name) {
      noteUnregistered(node, name, isLocal: isLocal)
    }
    types.append(
      TypeScope(
        name: name, isExtension: false, isProtocol: false, isObjC: file.index.hasObjCMembers(name),
        registration: registration, canRegister: canRegister, access: "",
        localName: isLocal && canRegister ? node.name.text : nil, isLocal: isLocal, outerDepth: functionDepth))
    functionDepth = 0
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    if let type = types.last { declareLocally(type, after: node) }
    functionDepth = types.last?.outerDepth ?? functionDepth
    leaveType()
  }

  /// A class in a function says what it answers to when the function comes by.
  private func declareLocally(_ type: TypeScope, after node: ClassDeclSyntax) {
    guard type.localName != nil, let number = type.registration,
      let source = file.registrations[number].localSource(under: conditions)
    else { return }
    file.edits.insert("; \(source)", at: Edits.range(of: node).upperBound)
    file.needsShims = true
  }

  private func hasObjCMembers(_ node: ClassDeclSyntax, _ name: String) -> Bool {
    node.memberBlock.members.contains { member in
      (member.decl.asProtocol((any WithAttributesSyntax).self))?.attributes.exposesToObjC == true
    }
  }

  /// A class that is nested is seen in the whole file, and so is what it is nested in.
  private func showInFile(_ node: ClassDeclSyntax) {
    for type in sequence(first: Syntax(node), next: \.parent) {
      guard let group = type.asProtocol((any DeclGroupSyntax).self), !type.is(ExtensionDeclSyntax.self),
        type.parent?.is(MemberBlockItemSyntax.self) == true, let modifier = group.modifiers.modifier("private")
      else { continue }
      file.edits.replace(modifier, with: "fileprivate")
    }
  }

  private func noteUnregistered(_ node: ClassDeclSyntax, _ name: String, isLocal: Bool) {
    file.note(
      .rewritten, .registration, node,
      "\(isLocal ? "a class in a function" : "a generic class"): its methods answer to #selector only")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterValue(node.name.text, node.attributes, node.genericParameterClause, node.genericWhereClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterValue(node.name.text, node.attributes, node.genericParameterClause, node.genericWhereClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterValue(node.name.text, node.attributes, node.genericParameterClause, node.genericWhereClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

  private func enterValue(
    _ name: String, _ attributes: AttributeListSyntax, _ parameters: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    strip(attributes)
    generics.append(bounds(parameters, requirements))
    types.append(
      TypeScope(
        name: qualified(name), isExtension: false, isProtocol: false, isObjC: false, registration: nil,
        canRegister: false, access: ""))
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    adaptProtocol(node)
    strip(node.attributes)
    generics.append([:])
    types.append(
      TypeScope(
        name: qualified(node.name.text), isExtension: false, isProtocol: true, isObjC: node.attributes.has("objc"),
        registration: nil, canRegister: false, access: node.modifiers.has("public") ? "public " : ""))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    adaptReplacement(node)
    adaptRetroactive(node)
    adaptElements(node)
    var scope = bounds(nil, node.genericWhereClause)
    let name = file.index.canonical(node.extendedType.plainName)
    let entry = file.index.types[name]
    noteObjectTestCase(entry)
    renameLateNames(of: name, in: node.memberBlock)
    if entry?.kind == .classType || FileVocabulary.isUIKitName(name) { scope["Self", default: []].append(name) }
    generics.append(scope)
    let isClass = entry?.kind == .classType || entry == nil || entry?.kind == .unknown
    let canRegister =
      isClass && entry?.isGeneric != true && node.genericWhereClause == nil && functionDepth == 0
      && !name.contains("<") && !name.contains("[") && !FileVocabulary.genericClasses.contains(name)
    types.append(
      TypeScope(
        name: name, isExtension: true, isProtocol: false,
        isObjC: node.attributes.has("objc") || file.index.hasObjCMembers(name), registration: nil,
        canRegister: canRegister, access: node.modifiers.has("public") ? "public " : ""))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  private func leaveType() {
    _ = types.popLast()
    _ = generics.popLast()
  }

  /// Whether the modules declare a type that the name means here, in the types around the node or beside them.
  func declaresInScope(_ name: String) -> Bool {
    file.index.declares(file.index.resolve(name, from: currentType ?? "") ?? name)
  }

  func qualified(_ name: String) -> String { types.last.map { "\($0.name).\(name)" } ?? name }

  func inheritsFromUIKit(_ name: String) -> Bool {
    file.index.ancestry(of: name).contains { $0.inherited.contains(where: FileVocabulary.isUIKitName) }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    adaptManaged(node)
    // Without the Objective-C runtime the compiler wants one argument, no more, no less.
    if node.labels.count != 1, let action = node.attributes.attributes.first(where: { $0.name == "IBAction" }) {
      remove(action)
    }
    adaptNumberComparison(node)
    adaptPickerInfo(node)
    let isEmptied = emptiesTestList(node)
    if functionDepth == 0 { adaptMember(node) }
    functionDepth += 1
    generics.append(bounds(node.genericParameterClause, node.genericWhereClause))
    return isEmptied ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    functionDepth -= 1
    _ = generics.popLast()
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    adaptUnavailableStorage(node)
    adaptManaged(node)
    adaptOnce(node)
    if functionDepth == 0 { adaptMember(node) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    adaptDelegatingInitializer(node)
    adaptAddedInitializer(node)
    registerPlainInitializer(node)
    adaptCollectionViewInitializer(node)
    adaptSessionInitializer(node)
    adaptManagedInitializer(node)
    functionDepth += 1
    generics.append(bounds(node.genericParameterClause, node.genericWhereClause))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    functionDepth -= 1
    _ = generics.popLast()
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }
  /// `@objc(isShown) get`
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    strip(node.attributes)
    return adaptAliasOfAbsent(node) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    adaptConvention(node)
    return .visitChildren
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    adaptConditions(node)
    var former: [String] = []
    let possible = node.possibleClauses(file.evaluator)
    for clause in node.clauses {
      let own = clause.condition.map { condition(of: $0) }
      if possible.contains(clause), let elements = clause.elements {
        let all = former.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
        conditions.append(all.isEmpty ? "true" : all.joined(separator: " && "))
        walk(elements)
        conditions.removeLast()
      }
      if let own { former.append(own) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    adaptImport(node)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    adaptMacro(node) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    adaptOptionalTrait(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    adaptOptionalCall(node)
    adaptMetatypeInitializer(node)
    adaptObserverRemoval(node)
    adaptFoundationInitializer(node)
    adaptFoundationObject(node)
    adaptFormatter(node)
    adaptPluralFormat(node)
    adaptFormatted(node)
    adaptBundle(node)
    adaptCompiledDocument(node)
    adaptSceneFile(node)
    adaptClassDescription(node)
    adaptForwardingCall(node)
    adaptAwakeningCall(node)
    noteSwizzling(node)
    noteTestCaseComparison(node)
    adaptTestPreparation(node)
    adaptMagnitude(node)
    adaptIntersection(node)
    adaptSubclassTest(node)
    adaptClassArgument(node)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    removeQualifier(node.baseType, dot: node.period, before: node.name)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { removeQualifier(base, dot: node.period, before: node.declName.baseName) }
    adaptDeviceLocale(node)
    adaptInvertedSet(node)
    adaptFormatterWords(node)
    adaptMetatypeInitializer(node)
    adaptCheckingResult(node)
    adaptAnyObjectMember(node)
    noteFulfilment(node)
    renameLateName(node)
    adaptOptionalProperty(node)
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    adaptAnyObjectSubscript(node)
    return .visitChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    adaptMethodBinding(node)
    adaptUnknownBinding(node)
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    adaptPresenceTest(node)
    adaptAnchorCast(node)
    adaptAttributesCast(node)
    return .visitChildren
  }
}
