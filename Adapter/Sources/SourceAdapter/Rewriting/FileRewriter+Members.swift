internal import SwiftSyntax

extension FileRewriter {
  // MARK: Methods

  func adaptMember(_ node: FunctionDeclSyntax) {
    guard let type = types.last, !type.isProtocol else { return }
    let key = MemberKey(name: node.name.text, labels: node.labels, isMethod: true)
    if adaptFormatterOverride(node, type) || adaptOverrideOfExtension(node, key) { return }
    if !adaptDispatch(node, type, key) {
      moveIfNeeded(node, node.modifiers, key)
    } else if registerForeignOverride(node, key, type) {
      return
    }
    adaptTest(node, type)
    let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    if adaptObservation(node, type) || adaptForwarding(node, type) { return }
    let added = isStatic ? nil : selector(ofAddedRequirement: key, node.modifiers, type)
    guard !isStatic, added != nil || isExposed(node.attributes, node.modifiers, type) || answersByName(node, type)
    else {
      if file.index.testsPresence, !isStatic, isOptionalRequirement(node), type.canRegister {
        register("c.implements(\"\(node.selectorName)\")")
      }
      return
    }
    guard type.canRegister, node.genericParameterClause == nil, !isUnavailable(node.attributes) else { return }
    let selector = added ?? node.attributes.objcName ?? node.selectorName
    let overloads = file.index.members(node.name.text, of: type.name).filter {
      // A property of the same name may be a function.
      MemberKey($0) == key || $0.kind == .property
    }
    guard let call = callSource(node, namesTypes: overloads.count > 1) else { return }
    showLocally(node.modifiers, type)
    adaptExchanged(node)
    register("c.method(\"\(selector)\") { \(call) }")
  }

  /// `o, a in try o.name(a.argument(0), label: a.argument(1))`; nil for parameters that no selector can pass.
  ///
  /// - Parameters:
  ///   - namesTypes: whether arguments and result say their types, since methods of one name differ in them alone.
  ///   - name: the name that the method has once it is adapted; nil for its own.
  func callSource(_ node: FunctionDeclSyntax, namesTypes: Bool = false, calledBy name: String? = nil) -> String? {
    let parameters = Array(node.signature.parameterClause.parameters)
    if parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ") }) {
      return nil
    }
    let arguments = parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text
      let argument = "a.argument(\(index))" + (namesTypes ? " as \(parameter.type.ofArgument)" : "")
      return (label == "_" ? "" : "\(label): ") + argument
    }
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let namesResult = namesTypes && !result.contains("Self") && !result.hasPrefix("some ")
    let call =
      "o.\(name ?? node.name.text)(\(arguments.joined(separator: ", ")))" + (namesResult ? " as \(result)" : "")
    let parameterNames = parameters.isEmpty ? "o, _ in" : "o, a in"
    if node.isAsync { return "\(parameterNames) Task { try await \(call) }" }
    return parameters.isEmpty && !node.isThrowing ? "\(parameterNames) \(call)" : "\(parameterNames) try \(call)"
  }

  /// Overrides of UIKit's standard edit actions answer to their selectors as `@objc` methods do.
  private func answersByName(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    if node.modifiers.has("override"), node.labels == ["_"], Self.editActions.contains(node.name.text) { return true }
    // Methods that fulfil a requirement of the module's own @objc protocols, or override an exposed method.
    let full = MemberKey(name: node.name.text, labels: node.labels, isMethod: true)
    return file.index.ancestry(of: type.name).contains { ancestor in
      ancestor.name != type.name
        && ancestor.members.contains { $0.isObjC && $0.kind == .method && MemberKey($0) == full && !$0.isOptional }
    }
  }

  private static let editActions: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "increaseSize", "decreaseSize", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
  ]

  private func isOptionalRequirement(_ node: FunctionDeclSyntax) -> Bool {
    let name = MemberKey(name: node.name.text, labels: node.labels, isMethod: true).fullName
    return file.index.optionalRequirements.contains(name) || UIKitProtocols.methods.contains(name)
  }

  // MARK: Properties

  func adaptMember(_ node: VariableDeclSyntax) {
    guard let type = types.last, !type.isProtocol, !adaptBundleAccessor(node, type) else { return }
    let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    showWindow(node, type)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if isStatic || !adaptDispatch(node, name, type) {
        moveIfNeeded(node, node.modifiers, MemberKey(name: name, labels: [], isMethod: false))
      } else {
        _ = registerForeignOverride(node, name, type)
        continue
      }
      let key = MemberKey(name: name, labels: [], isMethod: false)
      let added = isStatic ? nil : selector(ofAddedRequirement: key, node.modifiers, type)
      guard !isStatic, added != nil || isExposed(node.attributes, node.modifiers, type) else { continue }
      guard type.canRegister, !isUnavailable(node.attributes), !node.attributes.has("NSManaged") else { continue }
      let selector = added ?? node.attributes.objcName ?? name.trimmingBackticks
      showLocally(node.modifiers, type)
      register("c.getter(\"\(selector)\") { o in o.\(name) }")
      if isSettable(node, binding) { register("c.property(\"\(selector)\") { o, v in o.\(name) = try v.value() }") }
      observe(node, binding, name.trimmingBackticks)
    }
  }

  /// `private var window: UIWindow?` of a delegate: an optional requirement on Apple's systems, which a property that is
  /// hidden leaves alone. Here the property is the requirement's, and has to be seen as far as its class.
  private func showWindow(_ node: VariableDeclSyntax, _ type: TypeScope) {
    guard node.bindings.first?.pattern.trimmedDescription == "window",
      file.index.ancestry(of: type.name).contains(where: { !$0.inherited.filter(Self.windowOwners.contains).isEmpty })
    else { return }
    let hiding = node.modifiers.first { ["private", "fileprivate"].contains($0.name.text) }
    let isTooLow =
      file.index.types[type.name]?.isPublic == true && !node.modifiers.has("public") && !node.modifiers.has("open")
    guard hiding != nil || isTooLow else { return }
    if let hiding { remove(hiding) }
    if isTooLow { file.edits.insert("public ", at: Edits.range(of: node.bindingSpecifier).lowerBound) }
    file.note(.rewritten, .privateType, node, "window is seen as far as its class")
  }
  private static let windowOwners: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  private func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    if node.bindingSpecifier.text == "let" { return false }
    switch binding.accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let list):
      let names = list.map { $0.accessorSpecifier.text }
      return !names.contains("get") || names.contains("set")
    }
  }

  /// `dynamic` properties tell the observers of their keys.
  private func observe(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) {
    guard node.modifiers.has("dynamic"), file.index.observesKeys, node.bindingSpecifier.text == "var",
      !node.modifiers.has("lazy")
    else { return }
    let code = "ObjectRuntime.didChange(self, \"\(name)\")"
    switch binding.accessorBlock?.accessors {
    case nil:
      let observer = " { didSet { \(code) } }"
      if let comma = binding.trailingComma {
        file.edits.replace(
          comma, with: inheritedType(binding, node) + observer + "; \(node.modifiers.trimmedDescription) var")
      } else {
        file.edits.insert(observer, at: Edits.range(of: binding).upperBound)
      }
    case .getter: return
    case .accessors(let list):
      let target =
        list.first { $0.accessorSpecifier.text == "didSet" } ?? list.first { $0.accessorSpecifier.text == "set" }
      if let target, let body = target.body {
        if target.accessorSpecifier.text == "set" {
          file.edits.insert("; \(code) ", at: Edits.range(of: body.rightBrace).lowerBound)
        } else {
          file.edits.insert(" \(code); ", at: Edits.range(of: body.leftBrace).upperBound)
        }
      } else if list.contains(where: { $0.accessorSpecifier.text == "willSet" }), let block = binding.accessorBlock {
        file.edits.insert(" didSet { \(code) } ", at: Edits.range(of: block.leftBrace).upperBound)
      } else {
        return
      }
    }
    file.note(.rewritten, .keyValueObservation, node, "\(name) tells its observers")
  }

  /// What a variable of a list without type and value has from the next one that has a type (`var a, b: Int`).
  private func inheritedType(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> String {
    guard binding.typeAnnotation == nil, binding.initializer == nil else { return "" }
    let next = node.bindings.drop { $0.id != binding.id }.first { $0.typeAnnotation != nil }
    return next?.typeAnnotation?.trimmedDescription ?? ""
  }

  // MARK: Both

  private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ type: TypeScope)
    -> Bool
  {
    if attributes.has("nonobjc") { return false }
    if attributes.exposesToObjC && !attributes.has("IBSegueAction") { return true }
    if attributes.has("IBSegueAction") { return true }
    return type.isObjC && !modifiers.has("private") && !modifiers.has("fileprivate") && !modifiers.has("override")
  }

  /// What a class in a function declares stands behind the class, from where private members are not seen.
  func showLocally(_ modifiers: DeclModifierListSyntax, _ type: TypeScope) {
    guard type.localName != nil, let modifier = modifiers.modifier("private") else { return }
    file.edits.replace(modifier, with: "fileprivate")
  }

  func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.attributes.contains {
      $0.name == "available" && $0.arguments?.trimmedDescription.contains("unavailable") == true
    }
  }

  /// Adds a line to what the runtime knows of the current type.
  func register(_ code: String) {
    guard let type = types.last else { return }
    let entry = Registration.Entry(conditions: conditions, code: code)
    if let index = type.registration {
      file.registrations[index].entries.append(entry)
    } else {
      // Conditions around an extension are repeated around each of its members.
      file.registrations.append(Registration(type: type.name, entries: [entry]))
      types[types.count - 1].registration = file.registrations.count - 1
    }
  }

  private func moveIfNeeded(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ key: MemberKey) {
    guard let type = types.last, type.isExtension else { return }
    let isOverride = modifiers.has("override")
    let isOverriddenElsewhere =
      (file.settings.overriddenElsewhere.contains(key.name) || isOpenToAll(node, modifiers))
      && !modifiers.has("private") && !modifiers.has("static") && file.index.types[type.name]?.kind == .classType
    let isOverridden = !isOverride && (isOverriddenElsewhere || file.index.isOverridden(key, of: type.name))
    guard isOverride || isOverridden else { return }
    guard let entry = file.index.types[type.name], entry.kind == .classType, entry.closingBrace != nil else {
      if isOverride {
        if shareOverride(node, type) {
          file.note(
            .rewritten, .extensionOverride, node,
            "\(key.fullName) overrides a member of \(type.name) for the whole program")
        } else {
          file.edits.replace(node, with: "")
          file.note(
            .refused, .extensionOverride, node,
            "\(key.fullName) overrides a member of \(type.name) for the whole program, which cannot be had: it was left out"
          )
        }
      }
      return
    }
    let line = file.source.line(of: node)
    let range = Edits.range(of: node)
    if file.moves.contains(where: { $0.range == range }) { return }
    let hasAccess = ["public", "open", "internal", "private", "fileprivate"].contains { modifiers.has($0) }
    file.moves.append(
      MemberMove(
        type: type.name, range: range, line: line, conditions: conditions.filter { $0 != "true" },
        access: hasAccess ? "" : type.access))
    file.note(.rewritten, .extensionOverride, node, "\(key.fullName) moves into \(type.name)")
  }

  /// Whether a module that nobody knows yet may override the member, and the class can have it as it is.
  private func isOpenToAll(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard modifiers.has("open"), conditions.allSatisfy({ $0 == "true" }) else { return false }
    let around = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    return around.map { $0.genericWhereClause == nil && $0.attributes.isEmpty } ?? false
  }

  // MARK: The end of the file

  func appendRegistrations() {
    var calls: [String] = []
    for (number, registration) in file.registrations.enumerated() where !registration.isLocal {
      if registration.entries.isEmpty && registration.name == nil { continue }
      let function = "_cairnDeclare_\(file.identifier)_\(number)"
      let own = registration.type.split(separator: ".").last.map(String.init) ?? registration.type
      let isHidden = !file.index.members(own, of: registration.type).isEmpty
      file.appended.append(registration.source(function: function, isHidden: isHidden))
      calls.append(registration.call(function: function))
    }
    calls += appendSharedOverrides()
    guard !calls.isEmpty else { return }
    file.appended.append(
      (["@MainActor internal func \(Self.registrationFunction(file.identifier))() {"] + calls + ["}"])
        .joined(separator: "\n"))
    file.hasRegistrations = true
    file.needsShims = true
  }

  static func registrationFunction(_ identifier: String) -> String { "_cairnDeclare_\(identifier)" }
}

extension TypeSyntax {
  /// As the type of a value: without `@escaping`, and optional where it may be nil.
  fileprivate var ofArgument: String {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.ofArgument }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(type.wrappedType.trimmedDescription)?"
    }
    return trimmedDescription
  }
}
