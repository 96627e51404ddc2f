/// A format of list markers, read.
struct ListMarkerFormat {
  private enum Piece {
    case text(String)
    case number((Int) -> String)
  }
  private var pieces: [Piece] = []
  private(set) var isNumbered = false

  /// Tabulators are left out, and a character after a backslash is itself.
  init(_ format: String) {
    var text = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      switch character {
      case "\t": continue
      case "\\": rest.popFirst().map { text.append($0) }
      case "{":
        let word = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(word.count + 1)
        if let sign = Self.signs[String(word)] {
          text += sign
        } else {
          pieces += [.text(text), .number(Self.number(String(word)))]
          text = ""
          isNumbered = true
        }
      default: text.append(character)
      }
    }
    pieces.append(.text(text))
  }

  func marker(_ number: Int) -> String {
    pieces.map {
      switch $0 {
      case .text(let text): text
      case .number(let write): write(number)
      }
    }.joined()
  }

  /// UIKIT: signs by their words, as lists read from HTML have them.
  private static let signs = [
    "none": "", "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  /// How a number is written. Words that are not known stand for decimal numbers.
  private static func number(_ word: String) -> (Int) -> String {
    switch word {
    case "lower-hexadecimal": { String($0, radix: 16) }
    case "upper-hexadecimal": { String($0, radix: 16, uppercase: true) }
    case "octal": { String($0, radix: 8) }
    case "lower-alpha", "lower-latin": { letter($0) }
    case "upper-alpha", "upper-latin": { letter($0).uppercased() }
    case "lower-roman": { roman($0) }
    case "upper-roman": { roman($0).uppercased() }
    default: { String($0) }
    }
  }

  /// UIKIT: after z comes a again. A guess.
  private static func letter(_ number: Int) -> String {
    let place = ((number - 1) % 26 + 26) % 26
    return String(UnicodeScalar(UInt8(0x61 + place)))
  }

  private static let numerals: [(value: Int, text: String)] = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
    (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
  /// Numbers that Romans did not write are decimal.
  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    var (rest, result) = (number, "")
    for numeral in numerals {
      while rest >= numeral.value {
        result += numeral.text
        rest -= numeral.value
      }
    }
    return result
  }
}
