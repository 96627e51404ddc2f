/// Takes an edit back: the nodes as they were.
package struct EditUndo: Sendable {
  /// In the order in which they were touched first.
  private(set) var nodes: [(id: SyntaxNode.ID, node: SyntaxNode)] = []
  private var seen: Set<SyntaxNode.ID> = []

  mutating func remember(_ id: SyntaxNode.ID, _ node: SyntaxNode) {
    if seen.insert(id).inserted { nodes.append((id, node)) }
  }
}
