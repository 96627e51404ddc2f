internal import Foundation

/// What is publicly known of the measures of fonts that ship with iOS: the vertical ones, and widths as a table with a
/// factor and a summand.
struct NamedFontMeasures: Sendable {
  enum Widths: Sendable {
    case helvetica, helveticaBold, helveticaNeue, helveticaNeueLight, helveticaNeueThin, helveticaNeueBold
    case avenir, avenirHeavy, avenirNext, avenirNextBold
    case times, system
  }

  var vertical: FontMetrics
  var widths = Widths.helvetica
  /// Where the weight lies between two faces: the heavier one, and how far the weight is towards it.
  var heavier: (widths: Widths, share: Double)?
  var scale = 1.0
  /// In em.
  var offset = 0.0
  /// Where all characters have one width, in em.
  var fixedWidth: Double?

  /// UIKIT: system font: ascender 1950/2048, descender −494/2048, cap height 1443/2048, x-height 1078/2048 em.
  static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

  var table: AdvanceTable { Self.table(widths) }
  var heavierTable: (table: AdvanceTable, share: Double)? { heavier.map { (Self.table($0.widths), $0.share) } }

  /// Pairs that are set closer; nil for families whose pairs nobody measured.
  var kerning: KerningTable? {
    switch widths {
    case .helveticaNeue, .helveticaNeueLight, .helveticaNeueThin, .helveticaNeueBold, .avenir, .avenirHeavy,
      .avenirNext, .avenirNextBold:
      FoundryWidths.kerning
    default: nil
    }
  }

  private static func table(_ widths: Widths) -> AdvanceTable {
    switch widths {
    case .helvetica: BaseFontWidths.helvetica
    case .helveticaBold: BaseFontWidths.helveticaBold
    case .helveticaNeue: FoundryWidths.helveticaNeue
    case .helveticaNeueLight: FoundryWidths.helveticaNeueLight
    case .helveticaNeueThin: FoundryWidths.helveticaNeueThin
    case .helveticaNeueBold: FoundryWidths.helveticaNeueBold
    case .avenir: FoundryWidths.avenir
    case .avenirHeavy: FoundryWidths.avenirHeavy
    case .avenirNext: FoundryWidths.avenirNext
    case .avenirNextBold: FoundryWidths.avenirNextBold
    case .times: BaseFontWidths.times
    case .system: .system
    }
  }

  /// Measures of the font; for unknown ones the system's vertical measures and Helvetica's widths.
  static func find(_ name: String) -> NamedFontMeasures {
    let compact = name.replacingOccurrences(of: " ", with: "")
    let weight = NamedFontStyle.weight(compact.split(separator: "-").dropFirst().joined())
    var measures = family(compact, weight)
    if compact.contains("Condensed") {
      measures.scale *= condensation
      measures.offset *= condensation
    }
    return measures
  }

  /// UIKIT: labels in Avenir Next Condensed have four fifths of Avenir Next's width, bold ones a little more.
  private static let condensation = 0.81

  private static func family(_ compact: String, _ weight: CGFloat) -> NamedFontMeasures {
    if compact.hasPrefix("HelveticaNeue") { return helveticaNeue(weight) }
    if compact.hasPrefix("AvenirNext") { return avenirNext(weight) }
    if compact.hasPrefix("Avenir") { return avenir(weight) }
    guard var found = families.first(where: { compact.hasPrefix($0.prefix) })?.measures else {
      return NamedFontMeasures(vertical: system)
    }
    if found.fixedWidth != nil || found.widths == .system { return found }
    if found.widths == .helvetica, weight >= 0.3 {
      found.widths = .helveticaBold
    } else {
      found.offset += weight >= 0.3 ? 0.03 : weight > 0 ? 0.012 : weight < -0.5 ? -0.02 : weight < 0 ? -0.012 : 0
    }
    return found
  }

  private static func vertical(_ ascender: CGFloat, _ descender: CGFloat) -> FontMetrics {
    FontMetrics(ascender: ascender, descender: -descender, leading: 0, capHeight: 0.714, xHeight: 0.523)
  }

  /// UIKIT: line heights that Interface Builder stored: regular 1.165 em, light and thin 1.18, bold 1.192. Widths: the
  /// light face is 0.02 em a character narrower than the regular one, the ultra light one a bit narrower than the thin.
  static func helveticaNeue(_ weight: CGFloat) -> NamedFontMeasures {
    switch weight {
    case 0.3...: NamedFontMeasures(vertical: vertical(0.975, 0.217), widths: .helveticaNeueBold)
    case 0.1..<0.3:
      NamedFontMeasures(vertical: vertical(0.965, 0.217), widths: .helveticaNeue, heavier: (.helveticaNeueBold, 0.4))
    case ..<(-0.7): NamedFontMeasures(vertical: vertical(0.967, 0.213), widths: .helveticaNeueThin, offset: -0.018)
    case ..<(-0.5): NamedFontMeasures(vertical: vertical(0.967, 0.213), widths: .helveticaNeueThin)
    case ..<(-0.1): NamedFontMeasures(vertical: vertical(0.967, 0.213), widths: .helveticaNeueLight)
    default: NamedFontMeasures(vertical: vertical(0.952, 0.213), widths: .helveticaNeue)
    }
  }

  /// UIKIT: line height 1.366 em. Stored labels are as wide as the table says in medium, 0.003 em a character narrower
  /// in regular, 0.031 wider than bold in heavy.
  private static func avenirNext(_ weight: CGFloat) -> NamedFontMeasures {
    var measures = NamedFontMeasures(vertical: vertical(1.0, 0.366), widths: .avenirNext)
    switch weight {
    case 0.5...: (measures.widths, measures.offset) = (.avenirNextBold, 0.031)
    case 0.35...: measures.widths = .avenirNextBold
    case 0.25...: measures.heavier = (.avenirNextBold, 0.5)
    case 0.1...: break
    case ..<(-0.5): measures.offset = -0.02
    default: measures.offset = -0.003
    }
    return measures
  }

  private static func avenir(_ weight: CGFloat) -> NamedFontMeasures {
    var measures = NamedFontMeasures(vertical: vertical(1.0, 0.366), widths: .avenir)
    switch weight {
    case 0.5...: (measures.widths, measures.offset) = (.avenirHeavy, weight > 0.6 ? 0.02 : 0)
    case 0.1...: measures.heavier = (.avenirHeavy, 0.5)
    case ..<(-0.1): measures.offset = -0.01
    default: break
    }
    return measures
  }

  /// Families by the beginning of their PostScript names, longest first where one contains another.
  private static let families: [(prefix: String, measures: NamedFontMeasures)] = [
    // UIKIT: Helvetica's lines are 1.15 em high; UIKit adds to its ascender.
    ("Helvetica", NamedFontMeasures(vertical: vertical(0.92, 0.23))),
    (
      "ArialRounded", NamedFontMeasures(vertical: vertical(0.946, 0.211), widths: .helveticaBold, scale: 0.98)
    ),
    ("Arial", NamedFontMeasures(vertical: vertical(0.905, 0.212))),
    ("CourierNew", NamedFontMeasures(vertical: vertical(0.833, 0.300), fixedWidth: 0.6)),
    ("Courier", NamedFontMeasures(vertical: vertical(0.754, 0.246), fixedWidth: 0.6)),
    ("Menlo", NamedFontMeasures(vertical: vertical(0.928, 0.236), fixedWidth: 0.602)),
    ("Georgia", NamedFontMeasures(vertical: vertical(0.917, 0.219), widths: .times, scale: 1.13)),
    ("TimesNewRoman", NamedFontMeasures(vertical: vertical(0.891, 0.216), widths: .times)),
    ("Times", NamedFontMeasures(vertical: vertical(0.75, 0.25), widths: .times)),
    ("Verdana", NamedFontMeasures(vertical: vertical(1.005, 0.21), scale: 1.15)),
    ("Trebuchet", NamedFontMeasures(vertical: vertical(0.939, 0.222), scale: 0.98)),
    ("GillSans", NamedFontMeasures(vertical: vertical(0.918, 0.23), scale: 0.91)),
    ("Futura", NamedFontMeasures(vertical: vertical(1.039, 0.26), scale: 1.03)),
    ("MarkerFelt", NamedFontMeasures(vertical: vertical(0.84, 0.24), scale: 0.86)),
    ("Palatino", NamedFontMeasures(vertical: vertical(0.732, 0.283), widths: .times, scale: 1.08)),
    ("HoeflerText", NamedFontMeasures(vertical: vertical(0.72, 0.28), widths: .times)),
    ("DINAlternate", NamedFontMeasures(vertical: vertical(0.939, 0.225), scale: 0.95)),
    ("DINCondensed", NamedFontMeasures(vertical: vertical(0.712, 0.288), scale: 0.864)),
    ("AmericanTypewriter", NamedFontMeasures(vertical: vertical(0.907, 0.248), scale: 1.03)),
    ("Optima", NamedFontMeasures(vertical: vertical(0.919, 0.268), scale: 0.97)),
    ("Chalkduster", NamedFontMeasures(vertical: vertical(0.98, 0.28), scale: 1.12)),
    ("Baskerville", NamedFontMeasures(vertical: vertical(0.898, 0.243), widths: .times)),
    ("Didot", NamedFontMeasures(vertical: vertical(0.945, 0.32), widths: .times, scale: 1.05)),
    (".AppleSystemUIFont", NamedFontMeasures(vertical: system, widths: .system)),
    (".SF", NamedFontMeasures(vertical: system, widths: .system)),
    ("SFPro", NamedFontMeasures(vertical: system, widths: .system)),
  ]
}
