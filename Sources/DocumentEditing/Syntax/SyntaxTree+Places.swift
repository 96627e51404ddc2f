extension SyntaxTree {
  /// The bytes of the document, and where the tags of some elements stand in them.
  package func bytesWithPlaces(
    of wanted: Set<SyntaxNode.ID>
  ) -> (bytes: [UInt8], places: [SyntaxNode.ID: (start: Range<Int>, whole: Range<Int>)]) {
    var output: [UInt8] = []
    var places: [SyntaxNode.ID: (start: Range<Int>, whole: Range<Int>)] = [:]
    func visit(_ id: SyntaxNode.ID) {
      guard let element = self[id].element, id == Self.document || wanted.contains(where: { isInside($0, id) }) else {
        output += text(ofNode: id).utf8
        return
      }
      let begin = output.count
      if id != Self.document { output += startTag(of: id).utf8 }
      let start = begin..<output.count
      for child in element.children { visit(child) }
      if id != Self.document, !element.isOneTag { output += "</\(element.name)\(element.endClosing)>".utf8 }
      if wanted.contains(id) { places[id] = (start, begin..<output.count) }
    }
    visit(Self.document)
    return (output, places)
  }

  /// Comments right before the element.
  package func comments(before id: SyntaxNode.ID) -> [SyntaxNode.ID] {
    guard let parent = self[id].parent else { return [] }
    let siblings = element(parent).children
    guard let index = siblings.firstIndex(of: id) else { return [] }
    var result: [SyntaxNode.ID] = []
    for sibling in siblings[..<index].reversed() {
      if self[sibling].isWhitespace { continue }
      guard case .other = self[sibling].content else { break }
      result.append(sibling)
    }
    return result.reversed()
  }

  /// The name that the next element gets which is added.
  package var nextID: SyntaxNode.ID { SyntaxNode.ID(index: Int32(nodes.count)) }
}
