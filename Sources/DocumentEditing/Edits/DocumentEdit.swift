/// A change of a document.
package enum DocumentEdit: Hashable, Sendable {
  /// Gives an attribute a value; nil takes it away.
  case setAttribute(SyntaxNode.ID, name: String, value: String?)
  /// Gives an element without children a text.
  case setText(SyntaxNode.ID, String)
  case add(ElementTemplate, to: SyntaxNode.ID, at: EditPlace)
  /// Adds a copy of an element of another document, with the characters that it has there.
  case copy(SyntaxCopy, to: SyntaxNode.ID, at: EditPlace)
  case remove(SyntaxNode.ID)
  case move(SyntaxNode.ID, to: SyntaxNode.ID, at: EditPlace)
}
