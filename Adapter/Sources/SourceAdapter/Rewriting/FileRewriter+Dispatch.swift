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
    file.note(.rewritten, .extensionOverride, node, "\(key.fullName) is called through the member that it overrides")
    return true
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
