/// An element of a document with everything in it, to be put into another place.
package struct SyntaxCopy: Hashable, Sendable {
  /// Parents before children; the parents' children are places in this array.
  var nodes: [SyntaxNode]
  /// What indents the element where it comes from.
  var indentation: String

  package init(_ id: SyntaxNode.ID, of tree: SyntaxTree) {
    nodes = []
    indentation = tree.indentation(of: id) ?? ""
    _ = append(id, of: tree)
  }

  /// The element alone: its tag and its text, without the elements in it.
  package init(shell id: SyntaxNode.ID, of tree: SyntaxTree) {
    self.init(id, of: tree)
    guard !tree.children(of: id).isEmpty else { return }
    nodes = [nodes[0]]
    nodes[0].mutateElement { element in
      element.children = []
      element.isOneTag = true
    }
  }

  private mutating func append(_ id: SyntaxNode.ID, of tree: SyntaxTree) -> SyntaxNode.ID {
    let copy = SyntaxNode.ID(index: Int32(nodes.count))
    nodes.append(SyntaxNode(content: tree[id].content, parent: nil, offset: nil))
    if let element = tree[id].element {
      let children = element.children.map { append($0, of: tree) }
      nodes[Int(copy.index)].mutateElement { $0.children = children }
    }
    return copy
  }
}
