/// A word of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  /// `%@`, `%K`, `%d` …: its last letter.
  case argument(String)

  static func tokens(of format: String) -> [PredicateToken] {
    var result: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        result.append(.text(quoted(&rest)))
      } else if first == "%" {
        let length = rest.dropFirst().prefix { !$0.isLetter && $0 != "@" || $0 == "l" || $0 == "h" || $0 == "z" }
        rest = rest.dropFirst(length.count + 1)
        result.append(.argument(rest.first.map { String($0) } ?? "@"))
        rest = rest.dropFirst()
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        rest = rest.dropFirst(digits.count)
        result.append(.number(Double(digits) ?? 0))
      } else if first.isLetter || first == "_" || first == "@" || first == "$" || first == "#" {
        var word = rest.prefix { $0.isLetter || $0.isNumber || "_.@$#".contains($0) }
        rest = rest.dropFirst(word.count)
        // Options of an operator: `CONTAINS[cd]`.
        if rest.first == "[", let end = rest.firstIndex(of: "]") {
          word += rest[...end]
          rest = rest[rest.index(after: end)...]
        }
        result.append(.word(word.hasPrefix("#") ? String(word.dropFirst()) : String(word)))
      } else {
        result.append(.word(symbol(&rest)))
      }
    }
    return result
  }

  private static func quoted(_ rest: inout Substring) -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != mark {
      if character == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(character) }
    }
    return text
  }

  private static func symbol(_ rest: inout Substring) -> String {
    for length in [2, 1] {
      var text = String(rest.prefix(length))
      guard text.count == length else { continue }
      guard length == 1 || ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(text) else { continue }
      rest = rest.dropFirst(length)
      if "=<>!".contains(text.first ?? " "), rest.first == "[", let end = rest.firstIndex(of: "]") {
        text += rest[...end]
        rest = rest[rest.index(after: end)...]
      }
      return text
    }
    return String(rest.removeFirst())
  }
}
