internal import SwiftSyntax

extension FileRewriter {
  /// Overrides of what an extension gives to a class of UIKit's: the extension's member asks for the overriding class
  /// first. False when the method is no such override.
  func adaptDispatch(_ node: FunctionDeclSyntax, _ type: TypeScope, _ key: MemberKey) -> Bool {
    let overriders = file.index.overriders(of: key, in: type.name)
    if let body = node.body {
      let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
      let arguments = "(\(callArguments(of: node)))"
      let cast = node.signature.returnClause?.type.trimmedDescription == "Self" ? " as! Self" : ""
      for overrider in overriders {
        dispatch(
          to: overrider, "\(marks)o.\(Self.overridingName(node.name.text, overrider))\(arguments)\(cast)",
          after: body.leftBrace)
      }
      if file.index.isCalledBySuper(key, of: type.name) {
        let own = Self.overridingName(node.name.text, type.name)
        let head = "\(Self.access(node.modifiers))func \(own)\(Self.signature(of: node))"
        file.edits.insert(
          " return \(marks)\(own)\(arguments) }; \(head) {", at: Edits.range(of: body.leftBrace).upperBound)
      } else if !overriders.isEmpty, node.signature.returnClause != nil {
        addReturn(body.statements)
      }
      let isDispatched = !overriders.isEmpty && !file.index.isCalledBySuper(key, of: type.name)
      adaptForeignDispatch(node, body, type, isDispatched: isDispatched)
    }
    guard let modifier = node.modifiers.modifier("override"), file.index.isDispatched(key, of: type.name) else {
      return false
    }
    becomeOwn(modifier, node.modifiers)
    file.edits.replace(node.name, with: Self.overridingName(node.name.text, type.name))
    keepWiderParameters(node, key, type)
    finishOverride(node, key, type)
    return true
  }

  /// An override may take more than what it overrides: calls that pass what it alone takes mean it under its own name.
  private func keepWiderParameters(_ node: FunctionDeclSyntax, _ key: MemberKey, _ type: TypeScope) {
    let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
    guard let implementer = file.index.superImplementer(of: key, for: type.name),
      let overridden = file.index.types[implementer]?.members.first(where: { MemberKey($0) == key }),
      overridden.parameterTypes != types
    else { return }
    let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
    let own = Self.overridingName(node.name.text, type.name)
    let discardable = node.attributes.has("discardableResult") ? "@discardableResult " : ""
    file.edits.insert(
      "; @_nonoverride \(discardable)\(Self.access(node.modifiers))func \(node.name.text)\(Self.signature(of: node)) { \(marks)\(own)(\(callArguments(of: node))) }",
      at: Edits.range(of: node).upperBound)
  }

  /// The same for a property that is computed and only read.
  func adaptDispatch(_ node: VariableDeclSyntax, _ name: String, _ type: TypeScope) -> Bool {
    let key = MemberKey(name: name, labels: [], isMethod: false)
    guard let binding = node.bindings.first, let block = binding.accessorBlock, let (body, brace) = getter(of: block)
    else { return false }
    let overriders = file.index.overriders(of: key, in: type.name)
    for overrider in overriders { dispatch(to: overrider, "o.\(Self.overridingName(name, overrider))", after: brace) }
    if file.index.isCalledBySuper(key, of: type.name), let annotation = binding.typeAnnotation {
      let own = Self.overridingName(name, type.name)
      let (closing, opening) = brace == block.leftBrace ? ("}", "{") : ("} }", "{ get {")
      let head = "\(Self.access(node.modifiers))var \(own)\(annotation.trimmedDescription)"
      file.edits.insert(" return \(own) \(closing); \(head) \(opening)", at: Edits.range(of: brace).upperBound)
    } else if !overriders.isEmpty {
      addReturn(body)
    }
    let isDispatched = !overriders.isEmpty && !file.index.isCalledBySuper(key, of: type.name)
    adaptForeignDispatch(node, name, binding, body, brace, type, isDispatched: isDispatched)
    guard let modifier = node.modifiers.modifier("override"), file.index.isDispatched(key, of: type.name) else {
      return false
    }
    becomeOwn(modifier, node.modifiers)
    file.edits.replace(binding.pattern, with: Self.overridingName(name, type.name))
    finishOverride(node, key, type)
    return true
  }

  // MARK: In the extension

  private func dispatch(to type: String, _ call: String, after brace: TokenSyntax) {
    file.edits.insert(" if let o = self as? \(type) { return \(call) };", at: Edits.range(of: brace).upperBound)
  }

  /// The only expression is no longer alone: it needs its `return`.
  func addReturn(_ statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let only = statements.first, case .expr(let expression) = only.item else { return }
    file.edits.insert("return ", at: Edits.range(of: expression).lowerBound)
  }

  func callArguments(of node: FunctionDeclSyntax) -> String {
    node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
  }

  /// Everything of the declaration behind its name, on one line.
  static func signature(of node: FunctionDeclSyntax) -> String {
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let requirements = node.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
    return (generics + node.signature.trimmedDescription + requirements).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    let names = modifiers.map(\.name.text)
    if names.contains("open") { return "public " }
    return names.first { ["public", "package", "internal", "fileprivate", "private"].contains($0) }.map { "\($0) " }
      ?? ""
  }

  /// The statements of a property's getter, and the brace that opens them.
  private func getter(of block: AccessorBlockSyntax) -> (CodeBlockItemListSyntax, TokenSyntax)? {
    switch block.accessors {
    case .getter(let statements): return (statements, block.leftBrace)
    case .accessors(let list):
      guard list.count == 1, let only = list.first, only.accessorSpecifier.text == "get", let body = only.body else {
        return nil
      }
      return (body.statements, body.leftBrace)
    }
  }

  // MARK: In the override

  func becomeOwn(_ override: DeclModifierSyntax, _ modifiers: DeclModifierListSyntax) {
    remove(override)
    if let open = modifiers.modifier("open") { file.edits.replace(open, with: "public") }
  }

  private func finishOverride(_ node: some SyntaxProtocol, _ key: MemberKey, _ type: TypeScope) {
    file.note(.rewritten, .extensionOverride, node, "\(key.fullName) is called through the member that it overrides")
    if file.index.isImported(key, overriddenBy: type.name) { return }
    guard let implementer = file.index.superImplementer(of: key, for: type.name) else { return }
    let finder = SuperCallFinder(name: key.name)
    finder.walk(node)
    for call in finder.calls {
      file.edits.replace(
        Edits.range(of: call).lowerBound..<Edits.range(of: call.declName.baseName).upperBound,
        with: "self.\(Self.overridingName(key.name, implementer))")
    }
  }

  static func overridingName(_ name: String, _ type: String) -> String {
    "_\(type.replacing(".", with: "_"))_\(name)"
  }

  private final class SuperCallFinder: SyntaxVisitor {
    let name: String
    var calls: [MemberAccessExprSyntax] = []

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == name, node.base?.is(SuperExprSyntax.self) == true { calls.append(node) }
      return .visitChildren
    }
  }
}
