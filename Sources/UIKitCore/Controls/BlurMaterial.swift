import UIDisplayList

/// What a blur effect does to what lies behind it.
struct BlurMaterial {
  /// Standard deviation of the blur, in points.
  var deviation: CGFloat
  var saturation: Double
  var tint: Color

  /// - Parameter isDark: whether the interface is dark: adaptive styles follow it.
  ///
  /// UIKIT: strengths estimated from published pictures of the materials; the exact filters are private.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self.init(deviation: 20, tint: Color(white: 0.97, alpha: 0.82))
    case .light: self.init(deviation: 30, tint: Color(white: 1, alpha: 0.3))
    case .dark, .extraDark: self.init(deviation: 20, tint: Color(white: 0.11, alpha: 0.73))
    case .regular: self.init(isDark: isDark, strength: 0.6)
    case .prominent: self.init(isDark: isDark, strength: 0.8)
    case .systemUltraThinMaterial: self.init(isDark: isDark, strength: 0.44)
    case .systemThinMaterial: self.init(isDark: isDark, strength: 0.6)
    case .systemMaterial: self.init(isDark: isDark, strength: 0.76)
    case .systemThickMaterial: self.init(isDark: isDark, strength: 0.9)
    case .systemChromeMaterial: self.init(isDark: isDark, strength: 0.85)
    case .systemUltraThinMaterialLight: self.init(isDark: false, strength: 0.44)
    case .systemThinMaterialLight: self.init(isDark: false, strength: 0.6)
    case .systemMaterialLight: self.init(isDark: false, strength: 0.76)
    case .systemThickMaterialLight: self.init(isDark: false, strength: 0.9)
    case .systemChromeMaterialLight: self.init(isDark: false, strength: 0.85)
    case .systemUltraThinMaterialDark: self.init(isDark: true, strength: 0.44)
    case .systemThinMaterialDark: self.init(isDark: true, strength: 0.6)
    case .systemMaterialDark: self.init(isDark: true, strength: 0.76)
    case .systemThickMaterialDark: self.init(isDark: true, strength: 0.9)
    case .systemChromeMaterialDark: self.init(isDark: true, strength: 0.85)
    }
  }

  private init(isDark: Bool, strength: Double) {
    self.init(deviation: 29.5, tint: Color(white: isDark ? 0.12 : 0.97, alpha: strength))
  }

  private init(deviation: CGFloat, tint: Color) {
    self.deviation = deviation
    saturation = 1.8
    self.tint = tint
  }

  /// The command that shows the material within a shape.
  func command(in shape: Path) -> DrawCommand {
    .backdrop(Backdrop(shape: shape, deviation: deviation, saturation: saturation, tint: tint))
  }
}
