internal import SwiftSyntax

extension FileRewriter {
  /// `Bundle(for: T.self)`: a program on Linux has one bundle, with those of its packages beside it.
  func adaptBundle(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "for",
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "Bundle",
      let label = argument.label, let colon = argument.colon, !file.index.declares("Bundle")
    else { return }
    file.edits.insert("._containing", at: Edits.range(of: name).upperBound)
    file.edits.remove(label)
    file.edits.remove(colon)
    file.needsShims = true
    file.note(.rewritten, .bundle, node, "\(node.trimmedDescription) is the bundle of the class's module")
  }

  /// `bundle.path(forResource: "Cell", ofType: "nib")`: the package manager's bundles hold documents as they are written.
  func adaptCompiledDocument(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
      let replacement = Self.compiledLookups[member.text], node.arguments.first?.label?.text == "forResource",
      let type = node.arguments.dropFirst().first, ["ofType", "withExtension"].contains(type.label?.text),
      let text = type.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      ["nib", "storyboardc"].contains(text)
    else { return }
    file.edits.replace(member, with: replacement)
    file.needsShims = true
    file.note(.rewritten, .bundle, node, "a compiled document is looked up by the one that it is compiled of")
  }

  private static let compiledLookups = ["path": "_compiledPath", "url": "_compiledURL"]

  /// `extension Bundle { static var module: Bundle { … } }` of projects without the package manager, which makes the same
  /// accessor here. False for all else.
  func adaptBundleAccessor(_ node: VariableDeclSyntax, _ type: TypeScope) -> Bool {
    guard file.settings.hasResources, type.isExtension, type.name == "Bundle", node.modifiers.has("static"),
      node.bindings.count == 1, node.bindings.first?.pattern.trimmedDescription == "module"
    else { return false }
    file.edits.replace(node, with: "")
    file.note(.rewritten, .bundle, node, "Bundle.module is the package manager's")
    return true
  }
}
