public import Foundation

/// What counts as found.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextsearchoptions>
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable { case contains = 0, startsWith, fullWord }

  /// Default: `contains`.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// How characters are compared. Default: without case.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  public override init() { super.init() }

  /// Where `query` stands in `text`, in UTF-16 units.
  func ranges(of query: String, in text: String) -> [NSRange] {
    let text = text as NSString
    var found: [NSRange] = []
    var place = 0
    while !query.isEmpty, place < text.length {
      let rest = NSRange(location: place, length: text.length - place)
      let range = text.range(of: query, options: stringCompareOptions, range: rest)
      guard range.length > 0 else { break }
      if matchesWord(range, text) { found.append(range) }
      place = range.location + range.length
    }
    return found
  }

  private func matchesWord(_ range: NSRange, _ text: NSString) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard place >= 0, place < text.length, let scalar = Unicode.Scalar(text.character(at: place)) else {
        return false
      }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    let begins = !isLetter(range.location - 1)
    switch wordMatchMethod {
    case .contains: return true
    case .startsWith: return begins
    case .fullWord: return begins && !isLetter(range.location + range.length)
    }
  }
}
