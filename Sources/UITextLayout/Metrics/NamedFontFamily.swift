internal import Foundation

/// What is known of a family that ships with iOS: the published faces that it has, or resembles with a scale, and its
/// vertical measures.
struct NamedFontFamily: Sendable {
  var prefix: String
  var regular: PublishedFace
  var bold: PublishedFace
  /// In em; positive.
  var ascender: CGFloat
  /// In em; positive.
  var descender: CGFloat
  var scale = 1.0
  /// Where all characters have one width, in em.
  var fixedWidth: Double?
  /// Where digits have another width than the face's, in em.
  var digitWidth: Double?
  /// Whether it has Chinese characters as Korean writes them, which are as wide as Hangul.
  var hasHanja = false
  /// How much of the face's kerning the family has.
  var kerningShare = 1.0
  /// How far styles lie from the regular face towards the bold one, where the family counts otherwise.
  var shares: [(style: String, share: Double)]
  /// Line heights that faces have instead of the sum of the above, in em, by the beginning of their names, the longest
  /// first.
  var lineHeights: [(name: String, height: CGFloat)]

  init(
    _ prefix: String, _ regular: PublishedFace, _ bold: PublishedFace, ascender: CGFloat, descender: CGFloat,
    scale: Double = 1, fixedWidth: Double? = nil, digitWidth: Double? = nil, kerningShare: Double = 1,
    hasHanja: Bool = false, shares: [(style: String, share: Double)] = [],
    lineHeights: [(name: String, height: CGFloat)] = []
  ) {
    self.prefix = prefix
    self.regular = regular
    self.bold = bold
    self.ascender = ascender
    self.descender = descender
    self.scale = scale
    self.fixedWidth = fixedWidth
    self.digitWidth = digitWidth
    self.kerningShare = kerningShare
    self.hasHanja = hasHanja
    self.shares = shares
    self.lineHeights = lineHeights
  }

  /// The family of a font by its PostScript or family name; nil for families that iOS does not have.
  static func find(_ name: String) -> NamedFontFamily? {
    let compact = compact(name)
    return NamedFontTables.families.first { compact.hasPrefix($0.prefix) }
  }

  private static func compact(_ name: String) -> String { name.contains(" ") ? name.filter { $0 != " " } : name }

  /// How far a font's style lies from the regular face towards the bold one; below 0 for lighter styles.
  func share(_ name: String) -> Double {
    let style = Self.compact(name).split(separator: "-", maxSplits: 1).dropFirst().joined().lowercased()
    guard !style.isEmpty else { return 0 }
    let known = shares.first { style.contains($0.style) } ?? NamedFontTables.shares.first { style.contains($0.style) }
    return known?.share ?? 0
  }

  /// In em. Where a face's line height is not the sum of the family's measures, the ascender takes up the difference.
  func vertical(_ name: String) -> FontMetrics {
    let compact = Self.compact(name)
    let own = lineHeights.first { compact.hasPrefix($0.name) }
    return Self.vertical(
      ascender: own.map { $0.height - descender } ?? ascender, descender: descender, letters: LetterHeights(compact))
  }

  /// In em; nil for fonts whose line height is not published.
  static func otherVertical(_ name: String) -> FontMetrics? {
    let compact = compact(name)
    let known = NamedFontTables.otherLineHeights.first { compact.hasPrefix($0.name) }
    return known.map { vertical(lineHeight: $0.height) }
  }

  /// The measures of a font of which only the height of its lines is known, in em.
  static func vertical(lineHeight: CGFloat) -> FontMetrics {
    vertical(ascender: lineHeight * 0.78, descender: lineHeight * 0.22)
  }

  private static func vertical(
    ascender: CGFloat, descender: CGFloat, letters: LetterHeights = LetterHeights()
  ) -> FontMetrics {
    FontMetrics(
      ascender: ascender, descender: -descender, leading: 0, capHeight: letters.capital, xHeight: letters.small)
  }
}
