package import InterfaceBuilder

/// The text of an Interface Builder document as a tree that keeps every byte.
///
/// Nodes are named by ids that stay valid through all edits. What an edit does not concern is written as it was read:
/// comments, order, indentation, line ends, references.
package struct SyntaxTree: Sendable {
  /// The document itself: what stands beside the root element are its children too.
  static let document = SyntaxNode.ID(index: 0)

  var nodes: [SyntaxNode]
  /// Every attribute `id` that was ever set, with the elements that have or had it.
  var elementsByID: [String: [SyntaxNode.ID]] = [:]
  /// The file, for messages.
  package let path: String
  /// Where the lines began when the document was read, in bytes.
  let lineStarts: [Int32]

  // MARK: Looking around

  package subscript(_ id: SyntaxNode.ID) -> SyntaxNode { nodes[Int(id.index)] }

  /// The element of a node; an empty one for nodes that are none.
  package func element(_ id: SyntaxNode.ID) -> SyntaxElement { self[id].element ?? SyntaxElement(name: "") }

  package var root: SyntaxNode.ID {
    // A tree is only made of documents with a root element.
    element(Self.document).children.first { self[$0].element != nil } ?? Self.document
  }

  /// The child elements, in the order of the file.
  package func children(of id: SyntaxNode.ID) -> [SyntaxNode.ID] {
    element(id).children.filter { self[$0].element != nil }
  }

  package func children(of id: SyntaxNode.ID, named name: String) -> [SyntaxNode.ID] {
    element(id).children.filter { self[$0].element?.name == name }
  }

  package func child(of id: SyntaxNode.ID, named name: String) -> SyntaxNode.ID? {
    element(id).children.first { self[$0].element?.name == name }
  }

  /// The child that plays the role `key`.
  package func child(of id: SyntaxNode.ID, key: String, named name: String? = nil) -> SyntaxNode.ID? {
    element(id).children.first {
      guard let child = self[$0].element else { return false }
      return child.name != "variation" && child.key == key && (name == nil || child.name == name)
    }
  }

  package func parent(of id: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard let parent = self[id].parent, parent != Self.document else { return nil }
    return parent
  }

  /// The text between the element's tags, without that of its child elements.
  package func text(of id: SyntaxNode.ID) -> String {
    var result = ""
    for child in element(id).children {
      if case .text(let raw) = self[child].content {
        if raw.hasPrefix("<![CDATA[") { result += raw.dropFirst(9).dropLast(3) } else { result += XMLText.decoded(raw) }
      }
    }
    return result
  }

  /// The element and everything in it, parents before children.
  package func descendants(of id: SyntaxNode.ID) -> [SyntaxNode.ID] {
    var result: [SyntaxNode.ID] = []
    var stack = [id]
    while let next = stack.popLast() {
      result.append(next)
      stack += children(of: next).reversed()
    }
    return result
  }

  /// Whether the node is part of the document, and not of what was taken out.
  package func isAttached(_ id: SyntaxNode.ID) -> Bool {
    var next = id
    while let parent = self[next].parent { next = parent }
    return next == Self.document
  }

  /// Whether `ancestor` is the node itself or around it.
  package func isInside(_ id: SyntaxNode.ID, _ ancestor: SyntaxNode.ID) -> Bool {
    var next: SyntaxNode.ID? = id
    while let current = next {
      if current == ancestor { return true }
      next = self[current].parent
    }
    return false
  }

  // MARK: Objects

  /// The elements with this id. Documents of Interface Builder have one at most.
  package func elements(withID id: String) -> [SyntaxNode.ID] {
    (elementsByID[id] ?? []).filter { element($0).id == id && isAttached($0) }
  }

  /// The object with this id; objects go before connections that share an id with them.
  package func object(_ id: String) -> SyntaxNode.ID? {
    let found = elements(withID: id)
    return found.first { !Self.connectionNames.contains(element($0).name) } ?? found.first
  }

  static let connectionNames: Set<String> = ["outlet", "action", "segue", "outletCollection"]

  /// The place of an element in the file as it was read; the first line for what was added.
  package func location(of id: SyntaxNode.ID) -> SourceLocation {
    var next: SyntaxNode.ID? = id
    while let current = next {
      if let offset = self[current].offset { return location(at: Int(offset)) }
      next = self[current].parent
    }
    return SourceLocation(file: path, line: 1, column: 1)
  }

  private func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: path, line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }
}
