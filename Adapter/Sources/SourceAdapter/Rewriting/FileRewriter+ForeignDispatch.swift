internal import SwiftSyntax

// What an extension gives to a class of UIKit's may be overridden in another module, which is adapted later: the member
// asks at run time whether the object's class has declared an override under its selector.
extension FileRewriter {
  /// - Parameter isDispatched: whether overrides in the module have been asked already.
  func adaptForeignDispatch(
    _ node: FunctionDeclSyntax, _ body: CodeBlockSyntax, _ type: TypeScope, isDispatched: Bool
  ) {
    guard isOverriddenElsewhere(node.name.text, node.attributes, node.modifiers, type, isDispatched),
      node.genericParameterClause == nil, callSource(node) != nil
    else { return }
    let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let selector = node.attributes.objcName ?? node.selectorName
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    ask(selector, names, result: result, type, after: body.leftBrace)
    if node.signature.returnClause != nil, !isDispatched { addReturn(body.statements) }
  }

  func adaptForeignDispatch(
    _ node: VariableDeclSyntax, _ name: String, _ binding: PatternBindingSyntax, _ body: CodeBlockItemListSyntax,
    _ brace: TokenSyntax, _ type: TypeScope, isDispatched: Bool
  ) {
    guard isOverriddenElsewhere(name, node.attributes, node.modifiers, type, isDispatched),
      let result = binding.typeAnnotation?.type.trimmedDescription
    else { return }
    ask(node.attributes.objcName ?? name, [], result: result, type, after: brace)
    if !isDispatched { addReturn(body) }
  }

  private func ask(_ selector: String, _ names: [String], result: String, _ type: TypeScope, after brace: TokenSyntax) {
    let arguments = names.isEmpty ? "" : ", [\(names.joined(separator: ", "))]"
    let call = "ObjectRuntime.override(\"\(selector)\", of: self, below: \(type.name).self\(arguments))"
    file.edits.insert(" if let o = \(call) as (\(result))? { return o };", at: Edits.range(of: brace).upperBound)
    file.needsShims = true
    file.note(.rewritten, .extensionOverride, brace, "\(selector) may be overridden in another module")
  }

  private func isOverriddenElsewhere(
    _ name: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ type: TypeScope,
    _ isDispatched: Bool
  ) -> Bool {
    let isOverridden = file.settings.overriddenElsewhere.contains(name) && (attributes.has("objc") || type.isObjC)
    // What is declared open there is known to the Objective-C runtime.
    return (isOverridden || modifiers.has("open") && !isDispatched) && type.isExtension
      && file.index.types[type.name]?.kind != .classType && ModuleIndex.isOpenObject(type.name)
      && !["static", "class", "override", "private", "fileprivate"].contains(where: modifiers.has)
  }

  /// The selector under which the override of a member of another module is found.
  func registerForeignOverride(_ node: FunctionDeclSyntax, _ key: MemberKey, _ type: TypeScope) -> Bool {
    guard file.index.isImported(key, overriddenBy: type.name) else { return false }
    let name = Self.overridingName(node.name.text, type.name)
    guard type.canRegister, node.genericParameterClause == nil, let call = callSource(node, calledBy: name) else {
      file.note(.refused, .extensionOverride, node, "\(key.fullName) overrides a member of another module's extension")
      return true
    }
    let selector = node.attributes.objcName ?? file.index.selector(ofOverridden: key) ?? node.selectorName
    register("c.method(\"\(selector)\") { \(call) }")
    return true
  }

  func registerForeignOverride(_ node: VariableDeclSyntax, _ name: String, _ type: TypeScope) -> Bool {
    let key = MemberKey(name: name, labels: [], isMethod: false)
    guard file.index.isImported(key, overriddenBy: type.name) else { return false }
    guard type.canRegister else {
      file.note(.refused, .extensionOverride, node, "\(name) overrides a member of another module's extension")
      return true
    }
    let selector = file.index.selector(ofOverridden: key) ?? name
    register("c.getter(\"\(selector)\") { o in o.\(Self.overridingName(name, type.name)) }")
    return true
  }

  /// What objects do for themselves in extensions here: no class can override it, and nothing of UIKit's calls it.
  private static let extensionMethods: [String: [[String]]] = [
    "performSelector": [["inBackground", "with"], ["onMainThread", "with", "waitUntilDone"]],
    "perform": [["_", "with", "afterDelay"], ["_", "with", "afterDelay", "inModes"]],
  ]

  /// `override func performSelector(inBackground:with:)`: the method stays under another name.
  func adaptOverrideOfExtension(_ node: FunctionDeclSyntax, _ key: MemberKey) -> Bool {
    guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      Self.extensionMethods[key.name]?.contains(node.labels) == true
    else { return false }
    file.edits.replace(modifier, with: "")
    file.edits.replace(node.name, with: "_overriding_\(key.name)")
    file.note(.refused, .extensionOverride, node, "\(key.fullName) of all objects cannot be overridden")
    return true
  }
}
