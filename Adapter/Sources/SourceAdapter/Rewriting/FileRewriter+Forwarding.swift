internal import SwiftSyntax

extension FileRewriter {
  /// `responds(to:)`, `forwardingTarget(for:)` and the `awakeFromNib()` of what is no class of UIKit's override nothing
  /// here; they are sent by their selectors.
  func adaptForwarding(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    if adaptClassAwakening(node) || adaptKind(node, type) { return true }
    guard let selector = Self.forwarding[node.name.text + "(" + node.labels.map { $0 + ":" }.joined() + ")"],
      let modifier = node.modifiers.modifier("override"),
      !node.modifiers.has("class"), !overridesInModule(node, type)
    else { return false }
    if selector == "awakeFromNib", !isPlainObject(type) { return false }
    remove(modifier)
    if type.canRegister, let call = callSource(node) { register("c.method(\"\(selector)\") { \(call) }") }
    file.note(.rewritten, .forwarding, node, "\(node.name.text) is asked by its selector")
    return true
  }

  /// `override func isKind(of:)`: Foundation's on Linux cannot be overridden, and nobody asks a class's own.
  private func adaptKind(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    guard node.name.text == "isKind", node.labels == ["of"], let modifier = node.modifiers.modifier("override")
    else { return false }
    if !overridesInModule(node, type) { remove(modifier) }
    file.edits.replace(node.name, with: "_isKind")
    file.note(.rewritten, .forwarding, node, "isKind(of:) is not asked of the class")
    return true
  }

  /// `super.responds(to:)` of a class of Foundation's or UIKit's.
  func adaptForwardingCall(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      member.declName.baseName.text == "responds", node.arguments.map({ $0.label?.text }) == ["to"]
    else { return }
    file.edits.replace(member.declName.baseName, with: "_respondsItself")
  }

  /// `super.awakeFromNib()` of an object that is no class of UIKit's: there is nothing to call.
  func adaptAwakeningCall(_ node: FunctionCallExprSyntax) {
    if isAwakeningOfClass(node) { return file.edits.replace(node, with: "()") }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "awakeFromNib",
      let type = types.last, isPlainObject(type),
      !file.index.ancestry(of: type.name).dropFirst().contains(where: { entry in
        entry.members.contains { $0.name == "awakeFromNib" }
      })
    else { return }
    file.edits.replace(node, with: "()")
  }

  /// Whether the class comes from NSObject without one of UIKit's in between.
  private func isPlainObject(_ type: TypeScope) -> Bool {
    file.index.ancestry(of: type.name).contains { $0.inherited.first == "NSObject" }
  }

  private static let forwarding = [
    "awakeFromNib()": "awakeFromNib",
    "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
  ]

  /// Whether a class of the module above has the method already: then Swift's own override holds.
  func overridesInModule(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    let key = MemberKey(name: node.name.text, labels: node.labels, isMethod: true)
    return file.index.ancestry(of: type.name).contains { ancestor in
      ancestor.name != type.name && ancestor.kind == .classType
        && ancestor.members.contains { $0.kind == .method && MemberKey($0) == key }
    }
  }
}
