/// An element with every character of its tags.
package struct SyntaxElement: Hashable, Sendable {
  package var name: String
  package var attributes: [SyntaxAttribute] = []
  /// The white space before the start tag's `>` or `/>`.
  package var closing = ""
  /// Whether the element is one tag: `<rect/>`.
  package var isOneTag = false
  /// The white space before the end tag's `>`.
  package var endClosing = ""
  package var children: [SyntaxNode.ID] = []

  package init(name: String) { self.name = name }

  /// The meaning of an attribute's text.
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  package var id: String? { self["id"] }
  /// The role that the element plays in its parent.
  package var key: String? { self["key"] }
}
