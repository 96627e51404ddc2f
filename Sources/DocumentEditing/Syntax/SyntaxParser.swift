package import InterfaceBuilder

/// Bytes to a tree that keeps them all. What is not well-formed XML in UTF-8 is refused, with its place.
struct SyntaxParser {
  /// Interface Builder's own documents are smaller than a megabyte.
  static let maximumSize = 16 << 20
  static let maximumDepth = 256
  static let maximumPieces = 400_000

  private let bytes: [UInt8]
  private let path: String
  private var place = 0
  private var nodes: [SyntaxNode] = []
  private var pieces = 0
  private var elementsByID: [String: [SyntaxNode.ID]] = [:]
  private var names: [String: String] = [:]

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  static func parse(_ bytes: [UInt8], path: String) throws(DocumentError) -> SyntaxTree {
    let start = SourceLocation(file: path, line: 1, column: 1)
    if bytes.count > maximumSize { throw DocumentError(.tooLarge(limit: maximumSize), at: start) }
    var parser = SyntaxParser(bytes, path: path)
    try parser.checkEncoding()
    try parser.parseDocument()
    return SyntaxTree(
      nodes: parser.nodes, elementsByID: parser.elementsByID, path: path, lineStarts: parser.lineStarts())
  }

  // MARK: Structure

  private mutating func parseDocument() throws(DocumentError) {
    nodes.append(SyntaxNode(content: .element(SyntaxElement(name: "")), parent: nil, offset: 0))
    var open: [SyntaxNode.ID] = [SyntaxTree.document]
    var hasRoot = false
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      place = 3
      add(.other(text(0..<3)), to: SyntaxTree.document, at: 0)
    }
    while place < bytes.count {
      let start = place
      guard let parent = open.last else { break }
      if bytes[place] != UInt8(ascii: "<") {
        let raw = try characters()
        if open.count == 1, !raw.utf8.allSatisfy(XMLText.isWhitespace) { throw fail("text outside of the root", start) }
        add(.text(raw), to: parent, at: start)
      } else if starts("<!--") {
        add(.other(try section("-->", skipping: 4, "a comment is not closed")), to: parent, at: start)
      } else if starts("<![CDATA[") {
        if open.count == 1 { throw fail("text outside of the root", start) }
        add(.text(try section("]]>", skipping: 9, "a CDATA section is not closed")), to: parent, at: start)
      } else if starts("<?") {
        add(.other(try section("?>", skipping: 2, "an instruction is not closed")), to: parent, at: start)
      } else if starts("<!") {
        throw DocumentError(.declaresEntities, at: location(start))
      } else if starts("</") {
        guard open.count > 1 else { throw fail("an end tag without a start", start) }
        try endTag(of: parent)
        open.removeLast()
      } else {
        if open.count == 1 {
          if hasRoot { throw fail("a second root element", start) }
          hasRoot = true
        }
        let element = try startTag()
        let id = add(.element(element), to: parent, at: start)
        for attribute in element.attributes where attribute.name == "id" {
          elementsByID[attribute.value, default: []].append(id)
        }
        if !element.isOneTag {
          if open.count > Self.maximumDepth {
            throw DocumentError(.tooDeep(limit: Self.maximumDepth), at: location(start))
          }
          open.append(id)
        }
      }
    }
    if let unclosed = open.last, open.count > 1 {
      let node = nodes[Int(unclosed.index)]
      throw fail("<\(node.element?.name ?? "")> is not closed", Int(node.offset ?? 0))
    }
    if !hasRoot { throw fail("the file has no element", 0) }
  }

  @discardableResult
  private mutating func add(_ content: SyntaxNode.Content, to parent: SyntaxNode.ID, at offset: Int) -> SyntaxNode.ID {
    let id = SyntaxNode.ID(index: Int32(nodes.count))
    nodes.append(SyntaxNode(content: content, parent: parent, offset: Int32(offset)))
    nodes[Int(parent.index)].mutateElement { $0.children.append(id) }
    return id
  }

  // MARK: Tags

  private mutating func startTag() throws(DocumentError) -> SyntaxElement {
    let start = place
    place += 1
    var element = SyntaxElement(name: try name())
    try count(at: start)
    while true {
      let space = whitespace()
      guard place < bytes.count else { throw fail("a tag is not closed", start) }
      if bytes[place] == UInt8(ascii: ">") {
        element.closing = space
        place += 1
        return element
      }
      if starts("/>") {
        element.closing = space
        element.isOneTag = true
        place += 2
        return element
      }
      if space.isEmpty { throw fail("a space is missing before an attribute", place) }
      let attribute = try attribute(leading: space)
      if element.attributes.contains(where: { $0.name == attribute.name }) {
        throw fail("attribute '\(attribute.name)' stands twice in <\(element.name)>", start)
      }
      element.attributes.append(attribute)
      if element.attributes.count > 500 { throw fail("more than 500 attributes in <\(element.name)>", start) }
    }
  }

  private mutating func attribute(leading: String) throws(DocumentError) -> SyntaxAttribute {
    let start = place
    try count(at: start)
    let name = try name()
    let before = place
    _ = whitespace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
      throw fail("attribute '\(name)' has no value", start)
    }
    place += 1
    _ = whitespace()
    let equals = interned(text(before..<place))
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
      throw fail("the value of attribute '\(name)' is not quoted", start)
    }
    let quote = bytes[place]
    place += 1
    guard let end = bytes[place...].firstIndex(of: quote) else {
      throw fail("the value of attribute '\(name)' is not closed", start)
    }
    let raw = text(place..<end)
    if let open = bytes[place..<end].firstIndex(of: UInt8(ascii: "<")) { throw fail("'<' in a value", open) }
    try checkReferences(in: place..<end)
    place = end + 1
    return SyntaxAttribute(
      leading: interned(leading), name: name, equals: equals, quote: Character(Unicode.Scalar(quote)), raw: raw)
  }

  private mutating func endTag(of open: SyntaxNode.ID) throws(DocumentError) {
    let start = place
    place += 2
    let name = try name()
    let expected = nodes[Int(open.index)].element?.name ?? ""
    if name != expected { throw fail("</\(name)> closes <\(expected)>", start) }
    let space = whitespace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else { throw fail("a tag is not closed", start) }
    place += 1
    nodes[Int(open.index)].mutateElement { $0.endClosing = space }
  }

  // MARK: Pieces

  private mutating func name() throws(DocumentError) -> String {
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let isOther = byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
      let isInner = isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      guard isLetter || isOther || (isInner && place > start) else { break }
      place += 1
    }
    if place == start { throw fail("a name is missing", start) }
    return interned(text(start..<place))
  }

  private mutating func whitespace() -> String {
    let start = place
    while place < bytes.count, XMLText.isWhitespace(bytes[place]) { place += 1 }
    return place == start + 1 && bytes[start] == 0x20 ? " " : text(start..<place)
  }

  private mutating func characters() throws(DocumentError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    try checkReferences(in: start..<place)
    return text(start..<place)
  }

  private mutating func section(_ end: String, skipping count: Int, _ failure: String) throws(DocumentError) -> String {
    let start = place
    place += count
    let first = end.utf8.first
    while place < bytes.count {
      if bytes[place] == first, starts(end) {
        place += end.utf8.count
        return text(start..<place)
      }
      place += 1
    }
    throw fail(failure, start)
  }

  private func checkReferences(in range: Range<Int>) throws(DocumentError) {
    var index = range.lowerBound
    while index < range.upperBound, let open = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      guard let close = bytes[open..<min(open + 12, range.upperBound)].firstIndex(of: UInt8(ascii: ";")),
        XMLText.reference(text((open + 1)..<close)) != nil
      else { throw fail("'&' without a reference that XML knows", open) }
      index = close + 1
    }
  }

  private func starts(_ prefix: String) -> Bool { bytes[place...].starts(with: prefix.utf8) }
  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The same text, stored once.
  private mutating func interned(_ text: String) -> String {
    if text.utf8.count <= 15 { return text }
    if let known = names[text] { return known }
    names[text] = text
    return text
  }

  private mutating func count(at offset: Int) throws(DocumentError) {
    pieces += 1
    if pieces > Self.maximumPieces {
      throw fail("more than \(Self.maximumPieces) elements and attributes", offset)
    }
  }

  // MARK: Places

  /// Interface Builder writes nothing but UTF-8, and control characters are not XML.
  private func checkEncoding() throws(DocumentError) {
    if let invalid = bytes.firstInvalidUTF8() { throw fail("the text is not valid UTF-8", invalid) }
    if let control = bytes.firstIndex(where: { $0 < 0x20 && !XMLText.isWhitespace($0) }) {
      throw fail("a control character", control)
    }
  }

  private func lineStarts() -> [Int32] {
    var result: [Int32] = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { result.append(Int32(index + 1)) }
    return result
  }

  private func location(_ offset: Int) -> SourceLocation {
    let before = bytes[..<offset]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceLocation(file: path, line: line, column: offset - start + 1)
  }

  private func fail(_ message: String, _ offset: Int) -> DocumentError {
    DocumentError.notXML(message, at: location(min(offset, bytes.count)), in: bytes)
  }
}

extension SyntaxNode {
  /// Changes the node's element in place.
  mutating func mutateElement(_ change: (inout SyntaxElement) -> Void) {
    guard case .element(var element) = content else { return }
    // The storage is given up first, so that the change does not copy it.
    content = .text("")
    change(&element)
    content = .element(element)
  }
}

extension Array<UInt8> {
  /// Where the bytes cease to be UTF-8.
  func firstInvalidUTF8() -> Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

extension SyntaxTree {
  /// Reads `bytes`; `path` serves messages.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    self = try SyntaxParser.parse(bytes, path: path)
  }
}
