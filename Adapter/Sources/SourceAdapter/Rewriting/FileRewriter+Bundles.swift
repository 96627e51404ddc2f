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
