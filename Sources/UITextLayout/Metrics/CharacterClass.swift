/// Characters whose advance does not come from an alphabet's table.
enum CharacterClass {
  case ideograph, kana, hangul, emoji
  /// Line ends, joiners and marks without an advance of their own.
  case empty

  init?(_ scalar: UInt32) {
    if scalar < 0x1100 {
      guard scalar == 0x0A || scalar == 0x0D else { return nil }
      self = .empty
      return
    }
    switch scalar {
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: self = .empty
    default:
      guard let found = Self.ranges.first(where: { $0.ranges.contains { $0.contains(scalar) } }) else { return nil }
      self = found.kind
    }
  }

  /// Whether a character is a pictograph: it or its variation selector asks for colour.
  static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x2000 else { return false }
    return first.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  private static let ranges: [(kind: CharacterClass, ranges: [ClosedRange<UInt32>])] = [
    (.kana, CharacterTables.kana), (.hangul, CharacterTables.hangul), (.ideograph, CharacterTables.ideographs),
    (.emoji, CharacterTables.emoji),
  ]

  /// Letters with marks are as wide as those without: by scalar.
  private static let letters = Dictionary(
    zip(CharacterTables.marked, CharacterTables.letters), uniquingKeysWith: { first, _ in first })

  /// The letter that decides the advance of a letter with marks; the scalar itself for all others.
  static func letter(_ scalar: UInt32) -> UInt32 { scalar < 0xA0 ? scalar : letters[scalar] ?? scalar }
}
