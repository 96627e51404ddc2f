/// The words, sentences and paragraphs of a text, in UTF-16 units.
package enum TextPieces {
  /// Runs of letters, digits and what joins them; what separates words belongs to none.
  package static func words(_ text: String) -> [Range<Int>] {
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

  /// Sentences, each with the white space that follows it.
  package static func sentences(_ text: String) -> [Range<Int>] {
    var ended = false
    return split(text) { last, next in
      if ".!?…".contains(last) { ended = true }
      if last.isNewline { return true }
      guard ended, last.isWhitespace, let next, !next.isWhitespace else { return false }
      ended = false
      return true
    }
  }

  /// Paragraphs, each with the line break that ends it.
  package static func paragraphs(_ text: String) -> [Range<Int>] { split(text) { last, _ in last.isNewline } }

  package static func characters(_ text: String) -> [Range<Int>] { split(text) { _, _ in true } }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Pieces that end after a character of which `ends` says so, given the character after it.
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
