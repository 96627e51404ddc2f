internal import Foundation

/// Reads what projects are written in of YAML: maps and lists by indentation or in brackets, texts with and without
/// quotes, blocks of text, anchors and comments. Tags, directives and several documents in a file are not read.
struct YAMLReader {
  private var lines: [Substring]
  private var position = 0
  private var anchors: [String: YAMLValue] = [:]
  private var depth = 0
  /// Deeper documents are no projects.
  private static let deepest = 100

  /// - Returns: nil if the text is none that this reads.
  static func read(_ text: String) -> YAMLValue? {
    var reader = YAMLReader(lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    guard let value = reader.block(indent: 0), reader.content() == nil else { return nil }
    return value
  }

  private init(lines: [Substring]) { self.lines = lines }

  // MARK: Lines

  /// The next line that says something, without its comment; nil at the end.
  private mutating func content() -> (indent: Int, text: String)? {
    while position < lines.count {
      let line = Self.withoutComment(lines[position])
      let text = line.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty, text != "---" { return (line.prefix { $0 == " " }.count, text) }
      position += 1
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard line.contains("#") else { return line }
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && !(before.isLetter || before.isNumber) {
        quote = character
      } else if character == "#", before.isWhitespace {
        return line[..<index]
      }
      before = character
    }
    return line
  }

  // MARK: Blocks

  /// The value whose lines begin at an indentation of at least this many spaces.
  private mutating func block(indent: Int) -> YAMLValue? {
    guard let first = content(), first.indent >= indent else { return .null }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if Self.isPart(first.text) { return list(at: first.indent) }
    if Self.key(of: first.text) != nil { return map(at: first.indent) }
    position += 1
    return inline(first.text, indent: first.indent - 1)
  }

  private static func isPart(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(at indent: Int) -> YAMLValue? {
    var parts: [YAMLValue] = []
    while let line = content(), line.indent == indent, Self.isPart(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        position += 1
        guard let value = block(indent: indent + 1) else { return nil }
        parts.append(value)
      } else if Self.isPart(String(rest)) || Self.key(of: String(rest)) != nil {
        // What stands behind the dash begins a block of its own, as if the dash were a space.
        lines[position] = Substring(String(repeating: " ", count: indent + line.text.count - rest.count) + rest)
        guard let value = block(indent: indent + 1) else { return nil }
        parts.append(value)
      } else {
        position += 1
        guard let value = inline(String(rest), indent: indent) else { return nil }
        parts.append(value)
      }
    }
    return .list(parts)
  }

  private mutating func map(at indent: Int) -> YAMLValue? {
    var result = YAMLValue.map([])
    while let line = content(), line.indent == indent, let (key, rest) = Self.key(of: line.text) {
      position += 1
      let value: YAMLValue?
      if rest.isEmpty || rest.hasPrefix("&") && !rest.contains(" ") {
        // A list may begin below its key.
        let isList = content().map { $0.indent == indent && Self.isPart($0.text) } ?? false
        value = isList ? list(at: indent) : block(indent: indent + 1)
        if let value, !rest.isEmpty { anchors[String(rest.dropFirst())] = value }
      } else {
        value = inline(rest, indent: indent)
      }
      guard let value else { return nil }
      if key == "<<" {
        result = value.parts.reduce(YAMLValue.map([])) { $0.merged(with: $1) }.merged(with: result)
      } else if case .map(let entries) = result {
        result = .map(entries.filter { $0.key != key } + [YAMLValue.Entry(key: key, value: value)])
      }
    }
    return result
  }

  /// The key that a line begins with, and what stands behind it.
  private static func key(of text: String) -> (String, String)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = text[text.index(after: end)...].drop(while: \.isWhitespace)
      guard rest.first == ":" else { return nil }
      return (String(text[..<end].dropFirst()), rest.dropFirst().trimmingCharacters(in: .whitespaces))
    }
    guard let first = text.first, !"[{&*|>".contains(first) else { return nil }
    if let colon = text.firstRange(of: ": ") {
      return (
        text[..<colon.lowerBound].trimmingCharacters(in: .whitespaces),
        text[colon.upperBound...].trimmingCharacters(in: .whitespaces)
      )
    }
    return text.hasSuffix(":") ? (String(text.dropLast()), "") : nil
  }

  // MARK: Values of one line

  /// A value that begins on the line before the position, below a key with the indentation.
  private mutating func inline(_ text: String, indent: Int) -> YAMLValue? {
    if text.hasPrefix("&"), let space = text.firstIndex(of: " ") {
      let value = inline(text[space...].trimmingCharacters(in: .whitespaces), indent: indent)
      if let value { anchors[String(text[..<space].dropFirst())] = value }
      return value
    }
    if text.hasPrefix("*") { return anchors[String(text.dropFirst())] }
    switch text.first {
    case "|", ">": return .text(paragraph(indent: indent, folded: text.first == ">"))
    case "[", "{":
      var whole = text
      while !YAMLFlow.isClosed(whole), let next = content() {
        whole += " " + next.text
        position += 1
      }
      return YAMLFlow.read(whole, anchors: anchors)
    case "\"", "'": return YAMLFlow.read(text, anchors: anchors)
    default: break
    }
    var whole = text
    // A text without quotes goes on in lines that stand further in.
    while let next = content(), next.indent > indent {
      whole += " " + next.text
      position += 1
    }
    return .scalar(whole == "~" || whole == "null" ? "" : whole)
  }

  private mutating func paragraph(indent: Int, folded: Bool) -> String {
    var found: [Substring] = []
    while position < lines.count {
      let line = lines[position]
      let isBlank = line.allSatisfy(\.isWhitespace)
      guard isBlank || line.prefix(while: { $0 == " " }).count > indent else { break }
      found.append(line)
      position += 1
    }
    let margin = found.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return found.map { String($0.dropFirst(margin)) }.joined(separator: folded ? " " : "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
