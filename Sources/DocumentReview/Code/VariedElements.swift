internal import DocumentEditing

/// What a document says of its elements for a pair of size classes.
struct VariedElements {
  let tree: SyntaxTree
  let classes: SizeClassKey

  func attribute(_ name: String, of id: SyntaxNode.ID) -> String? { tree.value(of: name, in: id, for: classes) }

  /// The child with a role; nil where the document says that there is none.
  func child(of id: SyntaxNode.ID, key: String) -> SyntaxElement? { node(of: id, key: key).map { tree.element($0) } }

  func node(of id: SyntaxNode.ID, key: String) -> SyntaxNode.ID? {
    let found =
      tree.variations(of: id, holdingIn: classes).reversed().lazy.compactMap { tree.child(of: $0.id, key: key) }.first
      ?? tree.child(of: id, key: key)
    return found.flatMap { tree.element($0).name == "nil" ? nil : $0 }
  }

  /// What some variation of the element speaks of: attributes and roles of children.
  static func varied(of id: SyntaxNode.ID, in tree: SyntaxTree) -> Set<String> {
    var result: Set<String> = []
    for variation in tree.children(of: id, named: "variation") where tree.element(variation).key != "default" {
      result.formUnion(tree.element(variation).attributes.map(\.name))
      result.formUnion(tree.children(of: variation).compactMap { tree.element($0).key })
    }
    return result.subtracting(["key", "subviews", "constraints"])
  }
}
