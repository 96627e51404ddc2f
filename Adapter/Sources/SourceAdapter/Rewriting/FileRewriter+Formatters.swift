internal import SwiftSyntax

extension FileRewriter {
  /// What a formatter makes of a text: Foundation on Linux has no such method to override; it is found by its selector.
  func adaptFormatterOverride(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    guard node.name.text == "getObjectValue",
      node.labels == ["_", "for", "errorDescription"] || node.labels == ["_", "for", "range"],
      let modifier = node.modifiers.modifier("override"), node.body != nil
    else { return false }
    let isOverridden = file.index.ancestry(of: type.name).dropFirst().contains { ancestor in
      ancestor.members.contains { $0.name == "getObjectValue" && $0.labels == node.labels }
    }
    if isOverridden { return true }
    remove(modifier)
    let last = node.labels.last == "range" ? "range:error:" : "errorDescription:"
    if type.canRegister, let call = callSource(node) {
      register("c.method(\"getObjectValue:forString:\(last)\") { \(call) }")
    }
    file.needsShims = true
    file.note(.rewritten, .foundationInitializer, node, "getObjectValue is called by its selector")
    return true
  }
}
