internal import DocumentEditing

/// What makes an element of one revision of a document the same as one of another: its id, or else the part that it
/// plays in an element that is the same.
struct ElementIdentities {
  private(set) var nodes: [String: SyntaxNode.ID] = [:]
  private(set) var identities: [SyntaxNode.ID: String] = [:]
  /// Parents before children, in the order of the file.
  private(set) var order: [String] = []

  init(_ tree: SyntaxTree) {
    visit(tree.root, "/", tree)
  }

  private mutating func visit(_ id: SyntaxNode.ID, _ identity: String, _ tree: SyntaxTree) {
    nodes[identity] = id
    identities[id] = identity
    order.append(identity)
    var counts: [String: Int] = [:]
    for child in tree.children(of: id) {
      let element = tree.element(child)
      var own: String
      if let name = element.id, nodes["#\(name)"] == nil {
        own = "#\(name)"
      } else {
        own = "\(identity)/\(Self.part(element))"
        let count = counts[own, default: 0]
        counts[own] = count + 1
        if count > 0 { own += "[\(count)]" }
      }
      visit(child, own, tree)
    }
  }

  /// The role, with what tells things of one kind apart.
  private static func part(_ element: SyntaxElement) -> String {
    var result = element.role
    if element.name == "variation" { result += " \(element.key ?? "")" }
    for name in ["sceneID", "reference", "keyPath", "name", "identifier"] {
      if let value = element[name],
        name != "name" || ["image", "namedColor", "systemColor", "designable", "capability"].contains(element.name)
      {
        return result + " \(value)"
      }
    }
    return result
  }
}
