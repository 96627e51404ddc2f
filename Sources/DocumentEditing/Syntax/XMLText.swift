/// Characters of XML and what stands for them.
package enum XMLText {
  static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The meaning of a text: references become characters, and white space of attributes becomes spaces.
  package static func decoded(_ raw: String, inAttribute: Bool = false) -> String {
    let bytes = raw.utf8
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else { return raw }
    var result = String.UnicodeScalarView()
    var scalars = raw.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "&":
        guard let end = scalars.firstIndex(of: ";"), let character = reference(String(scalars[..<end])) else {
          result.append(scalar)
          continue
        }
        result.append(character)
        scalars = scalars[scalars.index(after: end)...]
      case "\r":
        // Line ends are one character in XML, whichever the file has.
        if scalars.first == "\n" { scalars.removeFirst() }
        result.append(inAttribute ? " " : "\n")
      case "\n", "\t": result.append(inAttribute ? " " : scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The character of `amp` or `#10`; nil for what XML does not know.
  static func reference(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x")
    let text = isHexadecimal ? digits.dropFirst() : digits
    guard !text.isEmpty, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), isAllowed(scalar)
    else { return nil }
    return scalar
  }

  /// Whether XML 1.0 allows the character.
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : ["\t", "\n", "\r"].contains(scalar)
  }

  /// A value as Interface Builder writes it between quotes.
  package static func attribute(_ value: String, quote: Character = "\"") -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += quote == "\"" ? "&quot;" : "\""
      case "'": result += quote == "'" ? "&apos;" : "'"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A value as Interface Builder writes it between tags.
  package static func content(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
