internal import UITextLayout

/// Which settings a font keeps of those that its descriptor lists.
///
/// Source: Apple's font feature registry, <https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html>.
extension FontFeature {
  /// The settings that say something: of those that exclude each other the last one, and none that a font has anyway.
  ///
  /// UIKIT: settings that are a font's default are not among the attributes of the font that is made (a library's tests of
  /// UIKit's own behavior, with small capitals, fractions, positions, alternates and stylistic sets).
  static func effective(_ features: [FontFeature]) -> [FontFeature] {
    var result: [FontFeature] = []
    for feature in features {
      result.removeAll { $0.excludes(feature) }
      result.append(feature)
    }
    return result.filter { !$0.isDefault }
  }

  private func excludes(_ other: FontFeature) -> Bool {
    guard type == other.type else { return false }
    // Where several may hold at once, an even selector turns one on, and the next turns it off.
    return Self.combinable.contains(type) ? selector / 2 == other.selector / 2 : true
  }

  private var isDefault: Bool {
    switch type {
    case 10, 11, 37, 38: selector == 0
    case 35: !selector.isMultiple(of: 2)
    case 36: selector == 0
    default: false
    }
  }

  /// Kinds of which more than one choice may hold.
  private static let combinable: Set<Int> = [0, 1, 4, 5, 8, 13, 14, 15, 27, 28, 33, 34, 35, 36]
}
