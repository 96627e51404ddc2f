/// A node of a document's tree: an element, or text between tags.
package struct SyntaxNode: Hashable, Sendable {
  /// Names a node of a tree as long as the tree lives, through all edits.
  package struct ID: Hashable, Sendable, Comparable {
    let index: Int32

    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  package enum Content: Hashable, Sendable {
    case element(SyntaxElement)
    /// Characters between tags as they stand in the file: white space, texts, CDATA sections.
    case text(String)
    /// A comment, a processing instruction, or the byte order mark.
    case other(String)
  }

  package var content: Content
  /// The element that the node stands in; nil for the document itself and for what has been taken out.
  package var parent: ID?
  /// Where the node began when the document was read, in bytes; nil for what was added later.
  package var offset: Int32?

  package var element: SyntaxElement? {
    if case .element(let element) = content { return element }
    return nil
  }

  /// White space between tags: what indents the next element.
  package var isWhitespace: Bool {
    if case .text(let text) = content { return text.utf8.allSatisfy(XMLText.isWhitespace) }
    return false
  }
}
