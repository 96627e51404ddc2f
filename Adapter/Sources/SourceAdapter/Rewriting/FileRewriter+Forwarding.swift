internal import SwiftSyntax

extension FileRewriter {
  /// `responds(to:)` and `forwardingTarget(for:)` override nothing here; they are sent by their selectors.
  func adaptForwarding(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    guard let selector = Self.forwarding[node.name.text + "(" + node.labels.map { $0 + ":" }.joined() + ")"],
      let modifier = node.modifiers.modifier("override"),
      !node.modifiers.has("class"), !overridesForwarding(node, type)
    else { return false }
    remove(modifier)
    if type.canRegister, let call = callSource(node) { register("c.method(\"\(selector)\") { \(call) }") }
    file.note(.rewritten, .forwarding, node, "\(node.name.text) is asked by its selector")
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

  private static let forwarding = [
    "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:",
  ]

  /// Whether a class of the module above has the method already: then Swift's own override holds.
  private func overridesForwarding(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    let key = MemberKey(name: node.name.text, labels: node.labels, isMethod: true)
    return file.index.ancestry(of: type.name).contains { ancestor in
      ancestor.name != type.name && ancestor.kind == .classType
        && ancestor.members.contains { $0.kind == .method && MemberKey($0) == key }
    }
  }
}
