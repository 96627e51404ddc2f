internal import Foundation

/// `"key" = "value";` with comments, as Xcode writes strings files. A key without a value is its own.
enum StringsParser {
  /// Nil when the text is something else.
  static func parse(_ text: String) -> [String: String]? {
    var scanner = Scanner(Array(text.unicodeScalars))
    var result: [String: String] = [:]
    while true {
      scanner.skipSpaceAndComments()
      if scanner.isAtEnd { return result }
      guard let key = scanner.string() else { return nil }
      scanner.skipSpaceAndComments()
      if scanner.take(";") {
        result[key] = key
        continue
      }
      guard scanner.take("=") else { return nil }
      scanner.skipSpaceAndComments()
      guard let value = scanner.string() else { return nil }
      scanner.skipSpaceAndComments()
      guard scanner.take(";") else { return nil }
      result[key] = value
    }
  }

  private struct Scanner {
    private let text: [Unicode.Scalar]
    private var place = 0

    init(_ text: [Unicode.Scalar]) { self.text = text }

    var isAtEnd: Bool { place >= text.count }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard !isAtEnd, text[place] == scalar else { return false }
      place += 1
      return true
    }

    mutating func skipSpaceAndComments() {
      while !isAtEnd {
        if text[place].properties.isWhitespace || text[place] == "\u{FEFF}" {
          place += 1
        } else if starts("/*") {
          place += 2
          while !isAtEnd, !starts("*/") { place += 1 }
          place = min(place + 2, text.count)
        } else if starts("//") {
          while !isAtEnd, text[place] != "\n" { place += 1 }
        } else {
          return
        }
      }
    }

    private func starts(_ pair: String) -> Bool {
      place + 1 < text.count && String(String.UnicodeScalarView(text[place...(place + 1)])) == pair
    }

    /// A string in double or single quotes with its escapes, or a bare word.
    mutating func string() -> String? {
      var result = String.UnicodeScalarView()
      let quote: Unicode.Scalar = !isAtEnd && text[place] == "'" ? "'" : "\""
      guard take(quote) else {
        while !isAtEnd, text[place].properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(text[place]) {
          result.append(text[place])
          place += 1
        }
        return result.isEmpty ? nil : String(result)
      }
      while !isAtEnd {
        let scalar = text[place]
        place += 1
        if scalar == quote { return String(result) }
        guard scalar == "\\", !isAtEnd else {
          result.append(scalar)
          continue
        }
        let escaped = text[place]
        place += 1
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "a": result.append("\u{7}")
        case "b": result.append("\u{8}")
        case "f": result.append("\u{C}")
        case "v": result.append("\u{B}")
        case "0"..."7": result.append(octal(escaped))
        case "U", "u": result.append(codePoint())
        default: result.append(escaped)
        }
      }
      return nil
    }

    /// Up to three octal digits, which name a character of NeXTSTEP's set.
    ///
    /// Source: <https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFOldStylePList.c>
    private mutating func octal(_ first: Unicode.Scalar) -> Unicode.Scalar {
      var code = first.value - 48
      for _ in 0..<2 {
        guard !isAtEnd, ("0"..."7").contains(text[place]) else { break }
        code = code * 8 + text[place].value - 48
        place += 1
      }
      let character = String(data: Data([UInt8(truncatingIfNeeded: code)]), encoding: .nextstep)
      return character?.unicodeScalars.first ?? "\u{FFFD}"
    }

    /// What stands after `\U`; what lies beyond 16 bits is written as two of them.
    private mutating func codePoint() -> Unicode.Scalar {
      guard let first = codeUnit() else { return "\u{FFFD}" }
      if let scalar = Unicode.Scalar(first) { return scalar }
      let before = place
      if first < 0xDC00, take("\\"), take("U") || take("u"), let second = codeUnit(), (0xDC00..<0xE000) ~= second,
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
      place = before
      return "\u{FFFD}"
    }

    /// Up to four hexadecimal digits.
    private mutating func codeUnit() -> UInt32? {
      var unit: UInt32?
      for _ in 0..<4 {
        guard !isAtEnd, let digit = Character(text[place]).hexDigitValue else { break }
        unit = (unit ?? 0) * 16 + UInt32(digit)
        place += 1
      }
      return unit
    }
  }
}
