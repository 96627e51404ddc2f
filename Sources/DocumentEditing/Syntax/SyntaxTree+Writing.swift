extension SyntaxTree {
  /// The bytes of the document.
  package var bytes: [UInt8] {
    var output: [UInt8] = []
    write(Self.document, to: &output)
    return output
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of one node, without what indents it.
  package func text(ofNode id: SyntaxNode.ID) -> String {
    var output: [UInt8] = []
    write(id, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// The text of a start tag alone.
  package func startTag(of id: SyntaxNode.ID) -> String {
    var output: [UInt8] = []
    writeStart(element(id), to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// No deeper than the parser lets documents be.
  private func write(_ id: SyntaxNode.ID, to output: inout [UInt8]) {
    switch self[id].content {
    case .text(let raw), .other(let raw): output += raw.utf8
    case .element(let element):
      if id != Self.document { writeStart(element, to: &output) }
      for child in element.children { write(child, to: &output) }
      if id != Self.document, !element.isOneTag {
        output += "</".utf8
        output += element.name.utf8
        output += element.endClosing.utf8
        output.append(UInt8(ascii: ">"))
      }
    }
  }

  private func writeStart(_ element: SyntaxElement, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "<"))
    output += element.name.utf8
    for attribute in element.attributes {
      output += attribute.leading.utf8
      output += attribute.name.utf8
      output += attribute.equals.utf8
      output += attribute.quote.utf8
      output += attribute.raw.utf8
      output += attribute.quote.utf8
    }
    output += element.closing.utf8
    output += (element.isOneTag ? "/>" : ">").utf8
  }
}
