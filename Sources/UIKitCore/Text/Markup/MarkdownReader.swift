internal import Foundation

/// Reads Markdown's inline marks, and takes away those of its blocks.
///
/// Source: <https://spec.commonmark.org/0.31.2/>, and GitHub's `~~`.
struct MarkdownReader {
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private let syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax

  init(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) { self.syntax = syntax }

  func pieces(of markdown: String) -> [Piece] {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return inline(markdown[...], [], nil)
    case .inlineOnly: return inline(Self.joined(Self.lines(markdown))[...], [], nil)
    case .full:
      return Self.blocks(markdown).flatMap { $0.isCode ? [Piece(text: $0.text)] : inline($0.text[...], [], nil) }
    }
  }

  // MARK: Blocks

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// One line break within a paragraph is a blank, after two blanks it stays.
  private static func joined(_ lines: [Substring]) -> String {
    var result = ""
    for (index, line) in lines.enumerated() {
      let isHard = line.hasSuffix("  ") || line.hasSuffix("\\")
      let kept = line.hasSuffix("\\") ? line.dropLast() : line
      result += kept.trimmingCharacters(in: .whitespaces)
      if index < lines.count - 1 { result += isHard ? "\n" : " " }
    }
    return result
  }

  private static func blocks(_ markdown: String) -> [(text: String, isCode: Bool)] {
    var result: [(text: String, isCode: Bool)] = []
    var paragraph: [Substring] = []
    var code: [Substring]?
    func end() {
      if !paragraph.isEmpty { result.append((joined(paragraph), false)) }
      paragraph = []
    }
    for line in lines(markdown) {
      let bare = line.drop { $0 == " " || $0 == "\t" }
      if bare.hasPrefix("```") || bare.hasPrefix("~~~") {
        if let lines = code { result.append((lines.map { $0 + "\n" }.joined(), true)) } else { end() }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if bare.isEmpty || isRule(bare) {
        end()
      } else if let heading = bare.wholeMatch(of: /#{1,6}\s+(.*?)\s*#*\s*/) {
        end()
        result.append((String(heading.1), false))
      } else if let item = bare.wholeMatch(of: /(?:[-*+]|\d{1,9}[.)])\s+(.*)/) {
        end()
        paragraph = [item.1]
      } else {
        paragraph.append(bare.hasPrefix(">") ? bare.drop { $0 == ">" || $0 == " " } : line)
      }
    }
    if let lines = code { result.append((lines.map { $0 + "\n" }.joined(), true)) }
    end()
    return result
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && ["-", "*", "_", "="].contains { mark in marks.allSatisfy { String($0) == mark } }
  }

  // MARK: Within a block

  private func inline(
    _ text: Substring, _ intent: InlinePresentationIntent, _ link: String?, depth: Int = 0
  ) -> [Piece] {
    guard depth < Self.maximumDepth else { return [Piece(text: String(text), intent: intent, link: link)] }
    var result: [Piece] = []
    var plain = ""
    var rest = text
    func flush() {
      if !plain.isEmpty { result.append(Piece(text: plain, intent: intent, link: link)) }
      plain = ""
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "`", let (code, after) = Self.code(rest) {
        flush()
        result.append(Piece(text: code, intent: intent.union(.code), link: link))
        rest = after
      } else if let (inner, added, after) = Self.emphasis(rest, after: plain.last ?? result.last?.text.last) {
        flush()
        result += inline(inner, intent.union(added), link, depth: depth + 1)
        rest = after
      } else if first == "!" || first == "[",
        let (label, target, after) = Self.link(first == "!" ? rest.dropFirst() : rest)
      {
        flush()
        result += inline(label, intent, first == "!" ? link : target, depth: depth + 1)
        rest = after
      } else if let address = rest.prefixMatch(of: /<([a-zA-Z][a-zA-Z0-9+.-]{1,31}:[^\s<>]*)>/) {
        flush()
        result.append(Piece(text: String(address.1), intent: intent, link: String(address.1)))
        rest = rest[address.range.upperBound...]
      } else {
        // A run of the same mark that opens nothing is text as a whole.
        let length = Self.marks.contains(first) ? rest.prefix { $0 == first }.count : 1
        plain += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
    }
    flush()
    return result
  }

  /// How far apart the ends of a stretch may be, in characters, and how deep stretches in stretches.
  private static let reach = 1_000
  private static let maximumDepth = 32

  private static let marks: Set<Character> = ["*", "_", "~", "`"]

  private static func code(_ text: Substring) -> (String, Substring)? {
    let mark = text.prefix { $0 == "`" }
    let body = text[mark.endIndex...]
    guard let end = closing(mark, of: "`", in: body) else { return nil }
    var inner = body[..<end]
    if inner.hasPrefix(" "), inner.hasSuffix(" "), inner.contains(where: { $0 != " " }) {
      inner = inner.dropFirst().dropLast()
    }
    return (String(inner), body[body.index(end, offsetBy: mark.count)...])
  }

  /// Text in marks of emphasis at the beginning, and what follows.
  private static func emphasis(
    _ text: Substring, after previous: Character?
  ) -> (Substring, InlinePresentationIntent, Substring)? {
    guard let mark = text.first, mark == "*" || mark == "_" || mark == "~" else { return nil }
    // An underscore within a word is none.
    if mark == "_", let previous, previous.isLetter || previous.isNumber { return nil }
    let count = text.prefix { $0 == mark }.count
    let intents: [Int: InlinePresentationIntent] =
      mark == "~"
      ? [1: .strikethrough, 2: .strikethrough]
      : [1: .emphasized, 2: .stronglyEmphasized, 3: [.emphasized, .stronglyEmphasized]]
    guard let intent = intents[count] else { return nil }
    let body = text.dropFirst(count)
    guard let next = body.first, !next.isWhitespace,
      let end = closing(text.prefix(count), of: mark, in: body, isWord: mark == "_")
    else { return nil }
    return (body[..<end], intent, body[body.index(end, offsetBy: count)...])
  }

  /// Where a run of marks as long as the opening one ends the stretch.
  private static func closing(
    _ mark: Substring, of character: Character, in body: Substring, isWord: Bool = false
  ) -> Substring.Index? {
    var place = body.startIndex
    // Marks that nothing ends are not looked for to the end of a long text each time.
    let reach = body.prefix(reach).endIndex
    while let start = body[place..<reach].firstIndex(of: character) {
      let run = body[start...].prefix { $0 == character }
      let isEscaped = character != "`" && start > body.startIndex && body[body.index(before: start)] == "\\"
      let follows = start > body.startIndex && (character == "`" || !body[body.index(before: start)].isWhitespace)
      let isInWord = isWord && body[run.endIndex...].first.map { $0.isLetter || $0.isNumber } == true
      if run.count == mark.count, follows, !isEscaped, !isInWord { return start }
      // `**a *b***`: the outer marks are the last ones of a longer run.
      if character != "`", run.count > mark.count, follows, !isEscaped, run.count - mark.count < 3,
        hasOpen(run.count - mark.count, of: character, in: body[..<start])
      {
        return body.index(start, offsetBy: run.count - mark.count)
      }
      if run.endIndex >= reach { return nil }
      place = run.endIndex
    }
    return nil
  }

  private static func hasOpen(_ count: Int, of character: Character, in text: Substring) -> Bool {
    var place = text.startIndex
    var isOpen = false
    while let start = text[place...].firstIndex(of: character) {
      let run = text[start...].prefix { $0 == character }
      if run.count == count { isOpen.toggle() }
      place = run.endIndex
    }
    return isOpen
  }

  /// `[label](target "title")`.
  private static func link(_ text: Substring) -> (label: Substring, target: String, rest: Substring)? {
    guard text.first == "[" else { return nil }
    var depth = 0
    var close: Substring.Index?
    for index in text.prefix(reach).indices {
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      if depth == 0 {
        close = index
        break
      }
    }
    guard let close,
      let found = text[close...].prefixMatch(
        of: /\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?(?:\s+["'(][^\n]*?["')])?\s*\)/)
    else { return nil }
    return (text[text.index(after: text.startIndex)..<close], String(found.1), text[found.range.upperBound...])
  }
}
