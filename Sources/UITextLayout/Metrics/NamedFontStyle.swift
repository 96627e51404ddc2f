public import Foundation

/// What the style part of a font's PostScript name says.
public enum NamedFontStyle {
  private static let weights: [(name: String, weight: CGFloat)] = [
    ("ultralight", -0.8), ("extralight", -0.8), ("thin", -0.6), ("demibold", 0.3), ("semibold", 0.3),
    ("extrabold", 0.56), ("ultrabold", 0.56), ("bold", 0.4), ("heavy", 0.56), ("black", 0.62), ("medium", 0.23),
    ("light", -0.4),
  ]

  /// The weight, as `UIFont.Weight`; 0 for a style that names none.
  public static func weight(_ style: String) -> CGFloat {
    let lower = style.lowercased()
    return weights.first { lower.contains($0.name) }?.weight ?? 0
  }

  /// How far a file of Apple's system font is from the cut for text, 0, to the one for display, 1; nil for names that tell
  /// no cut.
  ///
  /// UIKIT: letters of SF Pro Display are narrow at 15 points, too, those of SF UI Text wide at 22 (5 labels of 2
  /// repositories).
  static func cut(_ name: String) -> Double? {
    guard name.hasPrefix("SF") else { return nil }
    return name.contains("Display") ? 1 : name.contains("Text") ? 0 : nil
  }

  /// The usual name of a weight of `UIFont.Weight`.
  static func name(_ weight: CGFloat) -> String {
    switch weight {
    case ..<(-0.7): "UltraLight"
    case ..<(-0.5): "Thin"
    case ..<(-0.1): "Light"
    case ..<0.1: ""
    case ..<0.35: "Medium"
    case ..<0.5: "Bold"
    case ..<0.6: "Heavy"
    default: "Black"
    }
  }
}
