internal import SwiftSyntax

// Classes are objects on Apple's systems, and may be handed over as such.
extension FileRewriter {
  /// `center.observe(self) { … }` in a class method, of a function that takes an `AnyObject`.
  func adaptClassArgument(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      node.arguments.contains(where: { $0.expression.trimmedDescription == "self" }), isInClassMethod(Syntax(node))
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let methods = file.index.members(name).filter { $0.kind == .method && $0.labels.starts(with: labels) }
    guard !methods.isEmpty else { return }
    for (number, argument) in node.arguments.enumerated() where argument.expression.trimmedDescription == "self" {
      let takesObjects = methods.allSatisfy { method in
        method.parameterTypes.count > number && method.parameterTypes[number].filter { $0 != "?" } == "AnyObject"
      }
      guard takesObjects else { continue }
      file.edits.replace(argument.expression, with: "_classObject(self)")
      file.usesClassObjects = true
      file.note(.rewritten, .anyObject, argument, "a class that is handed over as an object is one")
    }
  }

  /// `override class func awakeFromNib()`: what objects of the root class have, classes have, too. Nobody calls it.
  func adaptClassAwakening(_ node: FunctionDeclSyntax) -> Bool {
    guard Self.awakening.contains(node.name.text), node.signature.parameterClause.parameters.isEmpty,
      node.modifiers.has("class") || node.modifiers.has("static"), let modifier = node.modifiers.modifier("override"),
      let type = types.last, !overridesInModule(node, type)
    else { return false }
    remove(modifier)
    file.note(.rewritten, .anyObject, node, "\(node.name.text) of a class is nobody's override")
    return true
  }

  /// `super.awakeFromNib()` in such a method: there is nothing to call.
  func isAwakeningOfClass(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
      member.base?.is(SuperExprSyntax.self) == true, Self.awakening.contains(member.declName.baseName.text)
    else { return false }
    return isInClassMethod(Syntax(node))
  }

  private static let awakening: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]

  /// Whether the function around, closures aside, is one of the class and not of its objects.
  private func isInClassMethod(_ node: Syntax) -> Bool {
    let function = sequence(first: node, next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }.lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }.last
    guard let function, let type = currentType else { return false }
    return (function.modifiers.has("static") || function.modifiers.has("class"))
      && (file.index.isClass(type) || ModuleIndex.isOpenObject(type))
  }
}
