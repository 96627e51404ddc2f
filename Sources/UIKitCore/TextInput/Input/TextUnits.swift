internal import DarwinShims

/// The words, sentences or paragraphs of a text, in UTF-16 units.
///
/// Words are runs of letters, digits and what joins them; what separates words belongs to none. Sentences and paragraphs
/// take in the white space that follows them.
struct TextUnits {
  let ranges: [Range<Int>]

  init(_ text: String, _ granularity: UITextGranularity) {
    switch granularity {
    case .character: ranges = TextPieces.characters(text)
    case .word: ranges = TextPieces.words(text)
    case .sentence: ranges = TextPieces.sentences(text)
    case .paragraph, .line: ranges = TextPieces.paragraphs(text)
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
}
