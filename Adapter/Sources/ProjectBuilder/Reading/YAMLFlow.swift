/// Values of YAML in brackets or quotes: `[a, b]`, `{key: value}`, `"text"`.
struct YAMLFlow {
  private var rest: Substring
  private let anchors: [String: YAMLValue]
  private var depth = 0
  private static let deepest = 100

  static func read(_ text: String, anchors: [String: YAMLValue]) -> YAMLValue? {
    var reader = YAMLFlow(rest: Substring(text), anchors: anchors)
    return reader.value(until: "")
  }

  private init(rest: Substring, anchors: [String: YAMLValue]) {
    self.rest = rest
    self.anchors = anchors
  }

  /// Whether all brackets of a text are closed.
  static func isClosed(_ text: String) -> Bool {
    var open = 0
    var quote: Character?
    for character in text {
      if let current = quote {
        if character == current { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character) {
        open += 1
      } else if "]}".contains(character) {
        open -= 1
      }
    }
    return open <= 0
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func value(until ends: String) -> YAMLValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    skipSpace()
    switch rest.first {
    case "[":
      rest.removeFirst()
      var parts: [YAMLValue] = []
      while true {
        skipSpace()
        guard let next = rest.first else { return nil }
        if next == "]" { break }
        guard let part = value(until: ",]") else { return nil }
        parts.append(part)
        guard separated(by: "]") else { return nil }
      }
      rest.removeFirst()
      return .list(parts)
    case "{":
      rest.removeFirst()
      var entries: [YAMLValue.Entry] = []
      while true {
        skipSpace()
        guard let next = rest.first else { return nil }
        if next == "}" { break }
        guard let key = value(until: ":,}")?.string else { return nil }
        skipSpace()
        var entry = YAMLValue.Entry(key: key, value: .null)
        if rest.first == ":" {
          rest.removeFirst()
          guard let value = value(until: ",}") else { return nil }
          entry.value = value
        }
        entries.append(entry)
        guard separated(by: "}") else { return nil }
      }
      rest.removeFirst()
      return .map(entries)
    case "\"", "'": return quoted(rest.removeFirst())
    default:
      let text = rest.prefix { !ends.contains($0) }
      rest = rest[text.endIndex...]
      let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      let word = String(trimmed)
      return word.hasPrefix("*") ? anchors[String(word.dropFirst())] : .scalar(word == "~" ? "" : word)
    }
  }

  /// Passes a comma, or stands before the closing bracket.
  private mutating func separated(by end: Character) -> Bool {
    skipSpace()
    if rest.first == "," {
      rest.removeFirst()
      return true
    }
    return rest.first == end
  }

  private mutating func quoted(_ quote: Character) -> YAMLValue? {
    var text = ""
    while let character = rest.popFirst() {
      if character == quote {
        // A doubled quote is one of the text.
        guard quote == "'", rest.first == "'" else { return .text(text) }
        rest.removeFirst()
        text.append("'")
      } else if character == "\\", quote == "\"", let next = rest.popFirst() {
        text.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
      } else {
        text.append(character)
      }
    }
    return nil
  }
}
