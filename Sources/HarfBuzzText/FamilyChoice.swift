internal import Foundation
internal import UITextLayout

/// Which installed families may stand for a font, best first.
enum FamilyChoice {
  static func query(_ font: FontDescription) -> FaceQuery {
    var query = FaceQuery(families: [], weight: Double(font.weight), isItalic: font.isItalic)
    switch font.family {
    case .system, .roundedSystem: query.families = font.size >= 20 ? ["Inter Display"] + sans : sans
    case .serifSystem: query.families = serif
    case .monospacedSystem: query.families = monospaced
    case .named(let name): named(name, font, &query)
    }
    return query
  }

  private static let sans = ["Inter", "Inter Variable", "Roboto", "Noto Sans", "Liberation Sans", "DejaVu Sans"]
  private static let helvetica = ["Liberation Sans", "Nimbus Sans", "Arimo", "TeX Gyre Heros"] + sans
  private static let serif = [
    "New York", "Source Serif 4", "Noto Serif", "Liberation Serif", "Tinos", "DejaVu Serif",
  ]
  private static let monospaced = [
    "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono",
  ]

  /// Faces that resemble fonts of iOS, by the beginning of their names.
  private static let substitutes: [(prefix: String, families: [String])] = [
    ("Helvetica", helvetica), ("Arial", helvetica), ("Georgia", ["Gelasio"] + serif),
    ("TimesNewRoman", ["Liberation Serif", "Tinos"] + serif), ("Times", ["Liberation Serif", "Tinos"] + serif),
    ("CourierNew", ["Liberation Mono", "Cousine"] + monospaced), ("Courier", ["Liberation Mono"] + monospaced),
    ("Menlo", ["DejaVu Sans Mono"] + monospaced), ("Verdana", ["DejaVu Sans"] + sans),
    ("AmericanTypewriter", ["Courier Prime"] + serif), ("Avenir", ["Nunito Sans", "Mulish"] + sans),
    ("Futura", ["Jost", "URW Gothic"] + sans), ("Palatino", ["TeX Gyre Pagella", "P052"] + serif),
    ("HoeflerText", serif), ("Baskerville", serif), ("Didot", serif), ("Cochin", serif), ("Bodoni", serif),
    ("GillSans", ["Gillius ADF", "Cabin"] + sans), ("SFMono", monospaced), ("SFProDisplay", ["Inter Display"] + sans),
  ]

  private static func named(_ name: String, _ font: FontDescription, _ query: inout FaceQuery) {
    let (family, style) = split(name)
    query.families = [name, family, spaced(family)]
    let compact = family.replacingOccurrences(of: " ", with: "")
    let lower = style.lowercased()
    query.isItalic = font.isItalic || lower.contains("italic") || lower.contains("oblique")
    query.isCondensed = compact.hasSuffix("Condensed") || lower.contains("condensed")
    if font.weight == 0 { query.weight = NamedFontStyle.weight(style) }
    // Substitutes for Helvetica come in regular and bold alone; Inter has the weights between and beyond.
    let lacksWeight = compact.hasPrefix("Helvetica") && (query.weight < -0.2 || (0.1..<0.35).contains(query.weight))
    query.families += lacksWeight ? sans : substitutes.first { compact.hasPrefix($0.prefix) }?.families ?? sans
  }

  /// `AvenirNext-DemiBold` is family AvenirNext in style DemiBold; PostScript suffixes are dropped.
  private static func split(_ name: String) -> (family: String, style: String) {
    guard let dash = name.lastIndex(of: "-") else {
      for suffix in ["PSMT", "MT"] where name.hasSuffix(suffix) { return (String(name.dropLast(suffix.count)), "") }
      return (name, "")
    }
    var family = String(name[..<dash])
    for suffix in ["PSMT", "PS", "MT"] where family.hasSuffix(suffix) { family.removeLast(suffix.count) }
    return (family, String(name[name.index(after: dash)...]))
  }

  /// `AvenirNext` is written Avenir Next in the catalogue of families.
  private static func spaced(_ family: String) -> String {
    var result = ""
    for character in family {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }
}
