internal import Foundation

/// The words, sentences or paragraphs of a text, in UTF-16 units.
///
/// Words are runs of letters, digits and what joins them; what separates words belongs to none. Sentences and paragraphs
/// take in the white space that follows them.
struct TextUnits {
  let ranges: [Range<Int>]

  init(_ text: String, _ granularity: UITextGranularity) {
    switch granularity {
    case .character: ranges = Self.split(text) { _, _ in true }
    case .word: ranges = Self.words(text)
    case .sentence: ranges = Self.sentences(text)
    case .paragraph, .line: ranges = Self.split(text) { last, _ in last.isNewline }
    case .document: ranges = text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  /// The unit around a place; at a boundary the one in the direction.
  func range(enclosing place: Int, backward: Bool) -> Range<Int>? {
    ranges.first { backward ? $0.lowerBound < place && place <= $0.upperBound : $0.contains(place) }
  }

  /// The next boundary in the direction.
  func boundary(from place: Int, backward: Bool) -> Int? {
    let all = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    return backward ? all.last { $0 < place } : all.first { $0 > place }
  }

  private static func words(_ text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var place = 0
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let joins =
        "'’_".contains(character) && start != nil && index + 1 < characters.count && isWord(characters[index + 1])
      if isWord(character) || joins {
        start = start ?? place
      } else if let begun = start {
        found.append(begun..<place)
        start = nil
      }
      place += character.utf16.count
    }
    if let start { found.append(start..<place) }
    return found
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func sentences(_ text: String) -> [Range<Int>] {
    var ended = false
    return split(text) { last, next in
      if ".!?…".contains(last) { ended = true }
      if last.isNewline { return true }
      guard ended, last.isWhitespace, let next, !next.isWhitespace else { return false }
      ended = false
      return true
    }
  }

  /// Units that end after a character of which `ends` says so, given the character after it.
  private static func split(_ text: String, _ ends: (Character, Character?) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, place) = (0, 0)
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      place += character.utf16.count
      if ends(character, index + 1 < characters.count ? characters[index + 1] : nil) {
        found.append(start..<place)
        start = place
      }
    }
    if start < place { found.append(start..<place) }
    return found
  }
}
