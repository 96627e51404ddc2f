/// Where an element goes among the children of its new parent.
package enum EditPlace: Hashable, Sendable {
  /// Where Interface Builder writes it: by role, constraints by their ids, everything else behind its like.
  case standard
  case first
  case last
  case before(SyntaxNode.ID)
  case after(SyntaxNode.ID)
}
