internal import CFriBidi
internal import Foundation

/// Directions of text by the Unicode Bidirectional Algorithm.
///
/// Source: <https://www.unicode.org/reports/tr9/>
enum Bidi {
  /// The embedding level of each character; odd levels read from right to left.
  ///
  /// - Parameter rightToLeft: the paragraph's direction; nil for that of its first strong character.
  static func levels(_ text: String, rightToLeft: Bool?) -> [UInt8] {
    var scalars: [FriBidiChar] = []
    var starts: [Int] = []
    for character in text {
      starts.append(scalars.count)
      scalars += character.unicodeScalars.map(\.value)
    }
    guard !scalars.isEmpty else { return [] }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base = FriBidiParType(baseDirection(rightToLeft))
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 else {
      return [UInt8](repeating: 0, count: starts.count)
    }
    return starts.map { UInt8(clamping: levels[$0]) }
  }

  /// FriBidi's masks of paragraph directions: strong, letter, right to left, weak. They are macros that Swift does not
  /// see.
  private static func baseDirection(_ rightToLeft: Bool?) -> UInt32 {
    switch rightToLeft {
    case true?: 0x0000_0111
    case false?: 0x0000_0110
    case nil: 0x0000_0040
    }
  }
}
