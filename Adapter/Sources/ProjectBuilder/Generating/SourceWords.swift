/// The words of a source as a set: what it may name, read in one pass.
struct SourceWords {
  private(set) var all: Set<String> = []
  /// The words behind a point: `.star`.
  private(set) var members: Set<String> = []

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var position = 0
      while position < bytes.count {
        guard Self.isLetter(bytes[position]) else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        all.insert(word)
        let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "`")
        let before = start - (isQuoted ? 2 : 1)
        if before >= 0, bytes[before] == UInt8(ascii: ".") { members.insert(word) }
      }
    }
  }

  /// Letters of words, digits among them, as far as bytes tell: all beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
