internal import RichTextFormat

/// What a font's PostScript name says.
enum RichTextFontName {
  static func isBold(_ name: String) -> Bool {
    ["Bold", "Black", "Heavy", "Wide"].contains { face(name).contains($0) }
  }
  static func isItalic(_ name: String) -> Bool { ["Italic", "Oblique"].contains { face(name).contains($0) } }

  private static func face(_ name: String) -> Substring { name.split(separator: "-").dropFirst().last ?? "" }

  /// A font of the system by the names that the system writes for it; nil for other fonts.
  static func systemFont(_ name: String, _ style: RichCharacterStyle) -> UIFont? {
    guard [".SF", ".AppleSystemUIFont", "-apple-system"].contains(where: name.hasPrefix) else { return nil }
    let weights: [(String, UIFont.Weight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("Semibold", .semibold),
      ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    let named = weights.first { face(name).hasPrefix($0.0) }?.1
    let weight = named ?? (style.isBold ? .bold : .regular)
    let isMonospaced = name.contains("Mono")
    let font: UIFont =
      isMonospaced
      ? .monospacedSystemFont(ofSize: style.fontSize, weight: weight)
      : .systemFont(ofSize: style.fontSize, weight: weight)
    guard style.isItalic || face(name).contains("Italic") else { return font }
    var description = font.font
    description.isItalic = true
    return UIFont(description)
  }
}
