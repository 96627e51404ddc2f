package import DocumentEditing

/// Outlets, actions and segues in words.
package struct ConnectionWords {
  private let tree: SyntaxTree
  private let names: ObjectNames

  /// - Parameter names: what the objects are called. Default: names that do not tell twins apart.
  package init(_ tree: SyntaxTree, names: ObjectNames? = nil) {
    self.tree = tree
    self.names = names ?? ObjectNames(tree)
  }

  /// `outlet title → Label "Sign in"`.
  package func text(_ id: SyntaxNode.ID) -> String {
    let element = tree.element(id)
    let destination = element["destination"].map { target($0) } ?? "?"
    switch element.name {
    case "outlet": return "outlet \(element["property"] ?? "?") → \(destination)"
    case "outletCollection": return "outlet collection \(element["property"] ?? "?") → \(destination)"
    case "action":
      let event = element["eventType"].map { " on \($0)" } ?? ""
      return "action \(element["selector"] ?? "?")\(event) → \(destination)"
    case "segue":
      let identifier = element["identifier"].map { $0.isEmpty ? "" : " \"\($0)\"" } ?? ""
      let relationship = element["relationship"].map { " \($0)" } ?? ""
      return "segue \(element["kind"] ?? "?")\(relationship)\(identifier) → \(destination)"
    default: return "\(element.name) → \(destination)"
    }
  }

  private func target(_ id: String) -> String {
    guard let object = tree.object(id) else { return "missing object \(id)" }
    let name = names.name(object)
    // A controller is known by its scene.
    if let objects = tree.parent(of: object), let scene = tree.parent(of: objects), tree.element(scene).name == "scene",
      ObjectNames.controller(of: scene, in: tree) == object
    {
      return names.sceneName(scene)
    }
    return name
  }
}
