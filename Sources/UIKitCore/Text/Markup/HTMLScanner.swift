internal import Foundation

/// Cuts HTML into text and tags, as forgivingly as browsers do.
struct HTMLScanner {
  enum Token: Equatable {
    case text(String)
    case open(String, [String: String])
    case close(String)
  }

  static func tokens(of html: String) -> [Token] {
    var result: [Token] = []
    var rest = html[...]
    while let mark = rest.firstIndex(of: "<") {
      if mark > rest.startIndex { result.append(.text(decoded(rest[..<mark]))) }
      rest = rest[mark...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
        rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
      } else if let name = rest.prefixMatch(of: /<\/?([a-zA-Z][a-zA-Z0-9]*)/) {
        // What no bracket ends is left out, as browsers do.
        guard let bracket = end(ofTag: rest[name.range.upperBound...]) else { return result }
        let inside = rest[name.range.upperBound..<bracket]
        let isEnd = rest.hasPrefix("</")
        let name = name.1.lowercased()
        result.append(isEnd ? .close(name) : .open(name, attributes(inside)))
        rest = rest[rest.index(after: bracket)...]
        guard !isEnd, name == "style" || name == "script" else { continue }
        // What stands in these is no markup.
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
        result.append(.text(String(rest[..<end])))
        rest = rest[end...]
      } else {
        result.append(.text("<"))
        rest = rest.dropFirst()
      }
    }
    if !rest.isEmpty { result.append(.text(decoded(rest))) }
    return result
  }

  /// The bracket that ends a tag: brackets within a quoted value are none.
  private static func end(ofTag text: Substring) -> Substring.Index? {
    var quote: Character?
    var last: Character?
    return text.firstIndex { character in
      defer { if !character.isWhitespace { last = character } }
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      if last == "=", character == "\"" || character == "'" { quote = character }
      return character == ">"
    }
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for match in text.matches(of: /([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/) {
      let value = match.2 ?? match.3 ?? match.4 ?? ""
      result[match.1.lowercased()] = decoded(value)
    }
    return result
  }

  /// Text with its entities as characters.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      guard let entity = rest.prefixMatch(of: /&(#[0-9]+|#[xX][0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*);?/),
        let character = character(entity.1)
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[entity.range.upperBound...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// Source: <https://html.spec.whatwg.org/multipage/named-characters.html>: those that texts use.
  private static let entities: [String: String] = {
    var result = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "hellip": "…",
      "bull": "•", "euro": "€", "trade": "™", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤",
      "ge": "≥", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "ensp": "\u{2002}", "emsp": "\u{2003}",
      "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "check": "✓", "star": "☆", "hearts": "♥",
    ]
    // U+00A1 to U+00FF in order.
    let latin = """
      iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
      middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave \
      Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute \
      Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    for (index, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      result[String(name)] = Unicode.Scalar(UInt32(0xA1 + index)).map { String(Character($0)) }
    }
    return result
  }()
}
