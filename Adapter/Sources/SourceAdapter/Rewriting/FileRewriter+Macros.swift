internal import SwiftSyntax

extension FileRewriter {
  /// `#selector`, `#keyPath` and the literals of resources. False when the macro is another one.
  func adaptMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector": adaptSelector(node)
    case "keyPath":
      let path = node.arguments.first?.expression.trimmedDescription ?? ""
      file.edits.replace(node, with: "\"\(keyPath(path))\"")
      file.note(.rewritten, .keyPath, node, "#keyPath becomes a string")
    case "imageLiteral": call(node, "UIImage(imageLiteralResourceName: ", argument: 0, ")")
    case "fileLiteral": call(node, "Bundle.main.url(forResource: ", argument: 0, ", withExtension: nil)!")
    default: return false
    }
    return true
  }

  private func call(_ node: MacroExpansionExprSyntax, _ head: String, argument: Int, _ tail: String) {
    guard let value = node.arguments.first?.expression.trimmedDescription else { return }
    file.edits.replace(node, with: head + value + tail)
    file.note(.rewritten, .literal, node, "#\(node.macroName.text) becomes a call")
  }

  /// The names after the type: `Type.a.b` is `a.b`.
  private func keyPath(_ text: String) -> String {
    var parts = text.split(separator: ".").map { String($0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }) }
    while parts.count > 1, let first = parts.first?.first, first.isUppercase || parts.first == "self" {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }

  // MARK: Selectors

  private func adaptSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let target = SelectorTarget(argument.expression)
    guard let target else {
      file.note(.refused, .selector, node, "#selector of an expression that names no method")
      file.edits.replace(node, with: "Selector(\"\")")
      return
    }
    var source: String
    switch argument.label?.text {
    case "getter": source = "Selector(\"\(property(target)?.selector ?? target.name)\")"
    case "setter":
      source =
        "Selector(\"\(property(target).map { ObjectiveCName.setter(of: $0.selector) } ?? ObjectiveCName.setter(of: target.name))\")"
    default: source = method(target)
    }
    // The module has another type of the name.
    if declaresInScope("Selector") {
      source = "DarwinShims.\(source)"
      file.needsShims = true
    }
    file.edits.replace(node, with: source)
    file.note(.rewritten, .selector, node, "\(node.trimmedDescription) becomes \(source)")
  }

  private func property(_ target: SelectorTarget) -> MemberEntry? {
    owner(of: target).flatMap { file.index.members(target.name, of: $0).first { $0.kind == .property } }
  }

  /// The type whose method is meant, as far as it is written or follows from the place.
  private func owner(of target: SelectorTarget) -> String? {
    guard let written = target.owner, written != "self", written != "Self", written != "super" else {
      return currentType
    }
    return file.index.resolve(written, from: currentType ?? "") ?? written
  }

  private func method(_ target: SelectorTarget) -> String {
    // An initializer is asked for; nobody sends it.
    if target.name == "init" { return "Selector(\"\(ObjectiveCName.initializer(labels: target.labels ?? []))\")" }
    if let name = Self.listName(of: target) { return "Selector(\"\(name)\")" }
    let owner = owner(of: target)
    var candidates = owner.map { file.index.members(target.name, of: $0) } ?? []
    // Methods of outer types, and of what UIKit's classes are extended with.
    for scope in types.dropLast().reversed() where candidates.isEmpty && target.owner == nil {
      candidates = file.index.members(target.name, of: scope.name)
    }
    if candidates.isEmpty { candidates = file.index.members(target.name) }
    candidates = candidates.filter { $0.kind == .method && target.accepts($0.labels) }
    let found = candidates.first(where: \.isObjC) ?? candidates.first
    let scope = types.last { target.owner == nil || $0.name.hasSuffix(target.owner ?? "") }
    let isUnregistered = owner.map { isGenericOrLocal($0) } ?? false
    if let found, !isUnregistered { return "Selector(\"\(found.selector)\")" }
    if found == nil, let written = target.owner, written.first?.isLowercase == true,
      !["self", "super"].contains(written)
    {
      // A value of a type that is not known here.
      return
        "Selector(\"\(ObjectiveCName.selector(target.name, labels: target.labels ?? Self.guessedLabels(target.name)))\")"
    }
    let labels = found?.labels ?? target.labels ?? Self.guessedLabels(target.name)
    let name = found?.selector ?? ObjectiveCName.selector(target.name, labels: labels)
    guard let scope = (found == nil ? target.ownerOrNil ?? currentType : scope?.name ?? owner), !scope.isEmpty,
      found?.isStatic != true
    else { return "Selector(\"\(name)\")" }
    let simple = isUnregistered ? scope.split(separator: ".").last.map(String.init) ?? scope : scope
    let reference = labels.isEmpty ? target.name : "\(target.name)(\(labels.map { $0 + ":" }.joined()))"
    // A requirement of a protocol is no method that an object could be sent by itself.
    if found == nil, scope == "UIResponderStandardEditActions" { return "Selector(\"\(name)\")" }
    if found == nil, UIKitProtocols.methods.contains(reference) { return "Selector(\"\(name)\")" }
    // No action has more than a sender and an event.
    if found == nil, labels.count > 2 { return "Selector(\"\(name)\")" }
    return "Selector(\"\(name)\", \(simple).\(reference))"
  }

  /// Apple's name of what table and collection views call alike in Swift.
  private static func listName(of target: SelectorTarget) -> String? {
    guard target.labels == ["in"], ["numberOfSections", "indexPathForPreferredFocusedView"].contains(target.name),
      let view = ["TableView", "CollectionView"].first(where: { target.owner?.hasPrefix("UI" + $0) == true })
    else { return nil }
    return "\(target.name)In\(view):"
  }

  private func isGenericOrLocal(_ name: String) -> Bool {
    guard let entry = file.index.types[name] else { return false }
    return entry.isGeneric || entry.isLocal
  }

  /// UIKit's methods whose only parameter `#selector` need not name.
  private static func guessedLabels(_ name: String) -> [String] {
    switch name {
    case "cut", "copy", "paste", "select", "selectAll", "delete", "endEditing", "toggleBoldface", "toggleItalics",
      "toggleUnderline":
      return ["_"]
    case "popViewController", "popToRootViewController": return ["animated"]
    default: return []
    }
  }
}
