internal import SwiftSyntax

extension FileRewriter {
  /// Observers by selector are not known to Foundation's own `removeObserver`.
  func adaptObserverRemoval(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "removeObserver", let base = member.base?.trimmedDescription
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard labels == ["_"] || labels == ["_", "name", "object"] else { return }
    let name = base.lowercased()
    // Centers of the modules' own have such a method, too.
    let isOwn = file.index.members("removeObserver").contains { $0.kind == .method && $0.labels == labels }
    if isOwn, !name.contains("notificationcenter") { return }
    guard name.contains("notification") || name.contains("center") || name.hasSuffix("default") else { return }
    file.edits.replace(member.declName.baseName, with: "_removeObserver")
    file.note(.rewritten, .observerRemoval, node, "removes observers by selector")
  }

  /// `observeValue(forKeyPath:of:change:context:)` overrides nothing here; it is sent by its selector.
  func adaptObservation(_ node: FunctionDeclSyntax, _ type: TypeScope) -> Bool {
    guard node.name.text == "observeValue", node.labels == ["forKeyPath", "of", "change", "context"],
      let modifier = node.modifiers.modifier("override"), !overridesInModule(node, type)
    else { return false }
    remove(modifier)
    file.note(.rewritten, .keyValueObservation, node, "changes are sent by the method's selector")
    if type.canRegister {
      register(
        "c.method(\"observeValueForKeyPath:ofObject:change:context:\") { o, a in "
          + "try o.observeValue(forKeyPath: a.argument(0), of: a.argument(1), change: a.argument(2), context: a.argument(3)) }"
      )
    }
    return true
  }
}
