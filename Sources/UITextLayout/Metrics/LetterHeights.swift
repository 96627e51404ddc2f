internal import Foundation

/// How high the letters of a family are above the baseline, in em.
///
/// Source: the fonts' own tables as the package `@capsizecss/metrics` publishes them
/// (<https://github.com/seek-oss/capsize>, `packages/metrics/scripts/systemFonts.json`).
struct LetterHeights: Sendable {
  /// Of capitals.
  var capital: CGFloat = 0.714
  /// Of small letters without ascenders.
  var small: CGFloat = 0.523
}

extension LetterHeights {
  /// Of a font by its name without spaces; those of Helvetica Neue for families that are not known.
  init(_ name: String) {
    if let known = Self.families.first(where: { name.hasPrefix($0.name) }) { self = known.heights }
  }

  private static let families: [(name: String, heights: LetterHeights)] = [
    ("Arial-Bold", LetterHeights(capital: 1466 / 2048, small: 1062 / 2048)),
    ("Arial", LetterHeights(capital: 1467 / 2048, small: 1062 / 2048)),
    // UIKIT: the distances between lines of capitals, of small letters and of tops in Avenir-Roman (a library's tests
    // with 17 and 50 points). GUESS: that the family's other styles have the same.
    ("AvenirNext", LetterHeights(capital: 0.708, small: 0.468)),
    ("Avenir", LetterHeights(capital: 0.708, small: 0.468)),
    ("CourierNewPS-Bold", LetterHeights(capital: 1212 / 2048, small: 908 / 2048)),
    ("CourierNew", LetterHeights(capital: 1170 / 2048, small: 866 / 2048)),
    ("Georgia-Bold", LetterHeights(capital: 1419 / 2048, small: 992 / 2048)),
    ("Georgia", LetterHeights(capital: 1419 / 2048, small: 986 / 2048)),
    ("HelveticaNeue", LetterHeights(capital: 0.714, small: 0.517)),
    ("Helvetica-Bold", LetterHeights(capital: 1474 / 2048, small: 1090 / 2048)),
    ("Helvetica", LetterHeights(capital: 1469 / 2048, small: 1071 / 2048)),
    ("TimesNewRomanPS-Bold", LetterHeights(capital: 1356 / 2048, small: 935 / 2048)),
    ("TimesNewRoman", LetterHeights(capital: 1356 / 2048, small: 916 / 2048)),
    ("Trebuchet", LetterHeights(capital: 1465 / 2048, small: 1071 / 2048)),
    ("Verdana-Bold", LetterHeights(capital: 1489 / 2048, small: 1123 / 2048)),
    ("Verdana", LetterHeights(capital: 1489 / 2048, small: 1117 / 2048)),
  ]
}
