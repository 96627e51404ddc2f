/// The tags of an XML text, by their places in its bytes. The text is known to be well formed.
struct TagScanner {
  enum Kind { case start, end, empty }

  struct Tag {
    var kind: Kind
    var name: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    while place < bytes.count {
      guard let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      if starts("<!--", at: open) {
        place = end(of: "-->", from: open)
      } else if starts("<![CDATA[", at: open) {
        place = end(of: "]]>", from: open)
      } else if starts("<?", at: open) || starts("<!", at: open) {
        place = end(of: ">", from: open)
      } else {
        return tag(at: open)
      }
    }
    return nil
  }

  private mutating func tag(at open: Int) -> Tag? {
    var index = open + 1
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let current = quote {
        if byte == current { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    guard index < bytes.count else { return nil }
    place = index + 1
    let isEnd = bytes[open + 1] == UInt8(ascii: "/")
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    let name = bytes[(open + (isEnd ? 2 : 1))..<index].prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    return Tag(
      kind: isEnd ? .end : isEmpty ? .empty : .start, name: String(decoding: name, as: UTF8.self),
      range: open..<(index + 1))
  }

  private func starts(_ text: String, at index: Int) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Behind the next `text`.
  private func end(of text: String, from index: Int) -> Int {
    var index = index
    while index < bytes.count {
      if starts(text, at: index) { return index + text.utf8.count }
      index += 1
    }
    return bytes.count
  }
}
