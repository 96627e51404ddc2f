import DarwinShims
import Foundation
import Testing

/// Provenance: <https://developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)>; the
/// ranges around pieces lie side by side and cover the text.
struct TextPieceTests {
  @Test(
    arguments: [
      ("Hello, big world!", [.init(rawValue: 3)], ["Hello", "big", "world"]),
      ("Don't stop", [.init(rawValue: 3)], ["Don't", "stop"]),
      ("One two", [.init(rawValue: 3), .reverse], ["two", "One"]),
      ("Is it? It is. Good", [.init(rawValue: 4)], ["Is it? ", "It is. ", "Good"]),
      ("a\nb", .byLines, ["a", "b"]),
    ] as [(String, NSString.EnumerationOptions, [String])])
  func piecesAreEnumerated(_ text: String, _ options: NSString.EnumerationOptions, _ expected: [String]) {
    var found: [String] = []
    text.enumeratePieces(in: text.startIndex..., options: options) { piece, range, _, _ in
      #expect(piece == String(text[range]))
      found.append(piece ?? "")
    }
    #expect(found == expected)
  }

  @Test func rangesAroundWordsCoverTheText() {
    var around: [NSRange] = []
    (" ab, cd. " as NSString).enumeratePieces(
      in: NSRange(location: 0, length: 9), options: [.init(rawValue: 3), .substringNotRequired]
    ) { piece, _, enclosing, _ in
      #expect(piece == nil)
      around.append(enclosing)
    }
    #expect(around == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 4)])
  }

  @Test func enumeratingStops() {
    var count = 0
    "a b c".enumeratePieces(in: "a b c".startIndex..., options: [.init(rawValue: 3)]) { _, _, _, stop in
      count += 1
      stop = count == 2
    }
    #expect(count == 2)
  }
}
