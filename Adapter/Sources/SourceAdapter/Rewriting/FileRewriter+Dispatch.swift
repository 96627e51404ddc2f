internal import SwiftSyntax

extension FileRewriter {
  /// Overrides of what an extension gives to a class of UIKit's: the extension's method asks for the overriding class
  /// first. False when the method is no such override.
  func adaptDispatch(_ node: FunctionDeclSyntax, _ type: TypeScope, _ key: MemberKey) -> Bool {
    let overriders = file.index.overriders(of: key, in: type.name)
    if !overriders.isEmpty, let body = node.body, node.signature.returnClause != nil, body.statements.count == 1,
      let only = body.statements.first, case .expr(let expression) = only.item
    {
      // The only expression is no longer alone: it needs its `return`.
      file.edits.insert("return ", at: Edits.range(of: expression).lowerBound)
    }
    for overrider in overriders { addDispatch(node, to: overrider) }
    guard let modifier = node.modifiers.modifier("override"), file.index.isDispatched(key, of: type.name) else {
      return false
    }
    if callsSuper(node) {
      file.note(.refused, .extensionOverride, node, "\(key.fullName) overrides a member of an extension and calls it")
    }
    remove(modifier)
    if let open = node.modifiers.modifier("open") { file.edits.replace(open, with: "public") }
    file.edits.replace(node.name, with: Self.overridingName(node.name.text, type.name))
    noteDispatch(node, key, type)
    return true
  }

  private func noteDispatch(_ node: some SyntaxProtocol, _ key: MemberKey, _ type: TypeScope) {
    if file.index.isImported(key, overriddenBy: type.name) {
      file.note(
        .refused, .extensionOverride, node, "\(key.fullName) overrides a member of another module's extension")
    } else {
      file.note(.rewritten, .extensionOverride, node, "\(key.fullName) is called through the member that it overrides")
    }
  }

  /// The same for a property that is computed and only read.
  func adaptDispatch(_ node: VariableDeclSyntax, _ name: String, _ type: TypeScope) -> Bool {
    let key = MemberKey(name: name, labels: [], isMethod: false)
    guard let binding = node.bindings.first, let block = binding.accessorBlock, let (body, brace) = getter(of: block)
    else { return false }
    let overriders = file.index.overriders(of: key, in: type.name)
    if !overriders.isEmpty, body.count == 1, let only = body.first, case .expr(let expression) = only.item {
      file.edits.insert("return ", at: Edits.range(of: expression).lowerBound)
    }
    for overrider in overriders {
      let call = "o.\(Self.overridingName(name, overrider))"
      file.edits.insert(" if let o = self as? \(overrider) { return \(call) };", at: Edits.range(of: brace).upperBound)
    }
    guard let modifier = node.modifiers.modifier("override"), file.index.isDispatched(key, of: type.name) else {
      return false
    }
    remove(modifier)
    if let open = node.modifiers.modifier("open") { file.edits.replace(open, with: "public") }
    file.edits.replace(binding.pattern, with: Self.overridingName(name, type.name))
    noteDispatch(node, key, type)
    return true
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

  private func addDispatch(_ node: FunctionDeclSyntax, to type: String) {
    guard let brace = node.body?.leftBrace else { return }
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (parameter.secondName ?? parameter.firstName).text
    }
    let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
    let call = "o.\(Self.overridingName(node.name.text, type))(\(arguments.joined(separator: ", ")))"
    file.edits.insert(" if let o = self as? \(type) { return \(marks)\(call) };", at: Edits.range(of: brace).upperBound)
  }

  private static func overridingName(_ name: String, _ type: String) -> String {
    "_\(type.replacing(".", with: "_"))_\(name)"
  }

  private func callsSuper(_ node: FunctionDeclSyntax) -> Bool {
    node.body?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) } ?? false
  }
}
