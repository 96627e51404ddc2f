internal import Foundation

/// What is publicly known of the measures of fonts that ship with iOS: the vertical ones from their `hhea` tables, the
/// widths relative to Helvetica's.
struct NamedFontMeasures: Sendable {
  var vertical: FontMetrics
  var widthScale = 1.0
  var widthOffset = 0.0
  var fixedWidth: Double?
  var usesSystemTable = false

  /// UIKIT: system font: ascender 1950/2048, descender −494/2048, cap height 1443/2048, x-height 1078/2048 em.
  static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

  private static func vertical(_ ascender: CGFloat, _ descender: CGFloat, _ leading: CGFloat = 0) -> FontMetrics {
    FontMetrics(ascender: ascender, descender: -descender, leading: leading, capHeight: 0.714, xHeight: 0.523)
  }

  /// Families by the beginning of their PostScript names, longest first where one contains another.
  private static let families: [(prefix: String, measures: NamedFontMeasures)] = [
    ("HelveticaNeue", NamedFontMeasures(vertical: vertical(0.952, 0.213, 0.028))),
    ("Helvetica", NamedFontMeasures(vertical: vertical(0.77, 0.23))),
    ("Arial", NamedFontMeasures(vertical: vertical(0.905, 0.212, 0.033))),
    ("AvenirNextCondensed", NamedFontMeasures(vertical: vertical(1.0, 0.366), widthScale: 0.82)),
    ("AvenirNext", NamedFontMeasures(vertical: vertical(1.0, 0.366), widthScale: 1.02)),
    ("Avenir", NamedFontMeasures(vertical: vertical(1.0, 0.366), widthScale: 1.0)),
    ("CourierNew", NamedFontMeasures(vertical: vertical(0.833, 0.300), fixedWidth: 0.6)),
    ("Courier", NamedFontMeasures(vertical: vertical(0.754, 0.246), fixedWidth: 0.6)),
    ("Menlo", NamedFontMeasures(vertical: vertical(0.928, 0.236), fixedWidth: 0.602)),
    ("Georgia", NamedFontMeasures(vertical: vertical(0.917, 0.219), widthScale: 0.98)),
    ("TimesNewRoman", NamedFontMeasures(vertical: vertical(0.891, 0.216, 0.042), widthScale: 0.88)),
    ("Times", NamedFontMeasures(vertical: vertical(0.75, 0.25), widthScale: 0.88)),
    ("Verdana", NamedFontMeasures(vertical: vertical(1.005, 0.21), widthScale: 1.13)),
    ("Trebuchet", NamedFontMeasures(vertical: vertical(0.939, 0.222), widthScale: 0.97)),
    ("GillSans", NamedFontMeasures(vertical: vertical(0.918, 0.23), widthScale: 0.9)),
    ("Futura", NamedFontMeasures(vertical: vertical(1.039, 0.26), widthScale: 1.02)),
    ("MarkerFelt", NamedFontMeasures(vertical: vertical(0.84, 0.24), widthScale: 0.85)),
    ("Palatino", NamedFontMeasures(vertical: vertical(0.732, 0.283, 0.333), widthScale: 0.95)),
    ("HoeflerText", NamedFontMeasures(vertical: vertical(0.72, 0.28), widthScale: 0.85)),
    ("DINAlternate", NamedFontMeasures(vertical: vertical(0.939, 0.225), widthScale: 0.94)),
    ("AmericanTypewriter", NamedFontMeasures(vertical: vertical(0.907, 0.248), widthScale: 1.02)),
    ("Optima", NamedFontMeasures(vertical: vertical(0.919, 0.268), widthScale: 0.96)),
    (".AppleSystemUIFont", NamedFontMeasures(vertical: system, usesSystemTable: true)),
    (".SF", NamedFontMeasures(vertical: system, usesSystemTable: true)),
  ]

  /// Measures of the font; for unknown ones the system's vertical measures and Helvetica's widths.
  static func find(_ name: String) -> NamedFontMeasures {
    let compact = name.replacingOccurrences(of: " ", with: "")
    guard var found = families.first(where: { compact.hasPrefix($0.prefix) })?.measures else {
      return NamedFontMeasures(vertical: system)
    }
    let lower = compact.lowercased()
    if found.fixedWidth == nil {
      if lower.contains("bold") || lower.contains("heavy") || lower.contains("black") {
        found.widthOffset = 0.03
      } else if lower.contains("medium") {
        found.widthOffset = 0.012
      } else if lower.contains("ultralight") || lower.contains("thin") {
        found.widthOffset = -0.02
      } else if lower.contains("light") {
        found.widthOffset = -0.012
      }
    }
    return found
  }
}
