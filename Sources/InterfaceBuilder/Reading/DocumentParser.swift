internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// XML text to elements. Nothing outside the text is read: external entities are off and a document that declares any
/// is refused.
final class DocumentParser: NSObject, XMLParserDelegate {
  static let maximumDepth = 256
  static let maximumSize = 64 << 20

  private let file: String
  private let data: Data
  private var stack: [OpenElement] = []
  private var root: IBNode?
  private var marks = 0
  private var failure: DocumentError?
  /// The first error of the text: the parser reads on, and tells of the last.
  private var mistake: (words: String, location: SourceLocation)?

  /// An element whose end was not read yet.
  private struct OpenElement {
    var name: String
    var attributes: [IBAttribute]
    var location: SourceLocation
    var firstMark: Int
    var text = ""
    var children: [IBNode] = []

    /// - Parameter text: characters directly inside. The line breaks and spaces between children mean nothing.
    mutating func append(_ text: String) {
      if children.isEmpty || !text.utf8.allSatisfy(Self.isBlank) { self.text += text }
    }

    mutating func append(_ child: IBNode) {
      if children.isEmpty, text.utf8.allSatisfy(Self.isBlank) { text = "" }
      children.append(child)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    var node: IBNode {
      IBNode(
        name: name, attributes: attributes, text: text, location: location, children: children, firstMark: firstMark)
    }
  }

  private init(data: Data, file: String) {
    self.data = data
    self.file = file
  }

  /// The root, and how many marks a record of what is read of it has.
  static func parse(_ data: Data, file: String) throws(DocumentError) -> (root: IBNode, marks: Int) {
    let start = SourceLocation(file: file, line: 1, column: 1)
    if data.count > maximumSize { throw DocumentError(.tooLarge(limit: maximumSize), at: start) }
    if let place = invalidEncoding(in: data, file: file) {
      throw DocumentError(.notXML("the text is not valid UTF-8"), at: place)
    }
    if declaresEntities(data) { throw DocumentError(.declaresEntities, at: start) }
    let delegate = DocumentParser(data: data, file: file)
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    parser.shouldResolveExternalEntities = false
    let succeeded = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard succeeded, parser.parserError == nil, delegate.stack.isEmpty, let root = delegate.root else {
      let mistake = delegate.mistake ?? (Self.words(for: parser.parserError), delegate.place(of: parser))
      throw DocumentError.notXML(mistake.words, at: mistake.location, in: data)
    }
    return (root, delegate.marks)
  }

  /// Where the text ceases to be UTF-8. Interface Builder writes nothing else, and the parser traps on broken text.
  private static func invalidEncoding(in data: Data, file: String) -> SourceLocation? {
    // OPTIMIZATION: nearly every text is valid.
    if data.withUnsafeBytes({ String(validating: $0, as: UTF8.self) }) != nil { return nil }
    var decoder = UTF8()
    var bytes = data.makeIterator()
    var (line, column) = (1, 0)
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue("\n"): (line, column) = (line + 1, 0)
      case .scalarValue: column += 1
      case .emptyInput: return nil
      case .error: return SourceLocation(file: file, line: line, column: column + 1)
      }
    }
  }

  /// A document type is allowed nowhere; it is looked for in the text since the parser expands before it tells.
  private static func declaresEntities(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var start = 0
      // OPTIMIZATION: documents have few exclamation marks, and the C library finds them.
      while start < bytes.count, let found = memchr(base + start, Int32(UInt8(ascii: "!")), bytes.count - start) {
        let place = UnsafeRawPointer(found) - base
        start = place + 1
        guard place > 0, bytes[place - 1] == UInt8(ascii: "<") else { continue }
        let rest = bytes[start...]
        if rest.starts(with: "DOCTYPE".utf8) || rest.starts(with: "ENTITY".utf8) { return true }
      }
      return false
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let location = place(of: parser)
    if stack.count >= Self.maximumDepth {
      failure = DocumentError(.tooDeep(limit: Self.maximumDepth), at: location)
      parser.abortParsing()
      return
    }
    stack.append(
      OpenElement(
        name: elementName, attributes: IBAttribute.sorted(attributes), location: location, firstMark: marks))
    marks += 1 + attributes.count
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let node = stack.popLast()?.node else { return }
    if stack.isEmpty { root = node } else { stack[stack.count - 1].append(node) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if mistake == nil { mistake = (Self.words(for: parseError), place(of: parser)) }
  }

  private func place(of parser: XMLParser) -> SourceLocation {
    SourceLocation(file: file, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
  }

  /// The system has numbers alone for them: those of libxml2.
  private static func words(for error: (any Error)?) -> String {
    guard let error else { return "the file has no element" }
    let code = (error as NSError).code
    switch code {
    case 3, 4: return "the file has no element"
    case 5: return "the text ends too early, or goes on behind the root"
    case 8, 9: return "a character that XML does not have"
    case 22...28: return "'&' without a reference that XML knows"
    case 38: return "'<' in the value of an attribute"
    case 39: return "the value of an attribute is not quoted"
    case 40, 41: return "the value of an attribute does not end"
    case 42: return "an attribute stands twice"
    case 45: return "a comment is not closed"
    case 63: return "a CDATA section is not closed"
    case 65: return "a space is missing between attributes"
    case 68: return "a name is missing"
    case 73...77, 85: return "a tag is not closed, or by the end of another"
    default: return "error \(code) of libxml2"
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !stack.isEmpty { stack[stack.count - 1].append(string) }
  }
}
