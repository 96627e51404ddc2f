import UIDisplayList

/// The definitions of blend modes for opaque colours, written out.
enum BlendReference {
  typealias Channels = SIMD3<Double>

  /// Nil where nothing is left.
  static func blend(_ above: Color, over beneath: Color, _ mode: BlendMode) -> Color? {
    let s = Channels(above.red, above.green, above.blue)
    let b = Channels(beneath.red, beneath.green, beneath.blue)
    let result: Channels
    switch mode {
    case .clear, .sourceOut, .destinationOut, .xor: return nil
    case .normal, .copy, .sourceIn, .sourceAtop: result = s
    case .destinationOver, .destinationIn, .destinationAtop: result = b
    case .plusLighter: result = (s + b).clamped(lowerBound: .zero, upperBound: .one)
    // DEVIATION: Core Graphics takes the sum less one; Cairo has no such operator, and its player multiplies.
    case .plusDarker: result = s * b
    case .hue: result = setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: result = setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: result = setLuminosity(s, luminosity(b))
    case .luminosity: result = setLuminosity(b, luminosity(s))
    default:
      var mixed = Channels()
      for i in 0..<3 { mixed[i] = separable(b[i], s[i], mode) }
      result = mixed
    }
    return Color(red: result.x, green: result.y, blue: result.z)
  }

  private static func separable(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: separable(s, b, .hardLight)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      s <= 0.5
        ? b - (1 - 2 * s) * b * (1 - b)
        : b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: s
    }
  }

  private static func luminosity(_ c: Channels) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func saturation(_ c: Channels) -> Double { c.max() - c.min() }

  private static func setLuminosity(_ c: Channels, _ l: Double) -> Channels {
    var c = c + (l - luminosity(c))
    let (l, n, x) = (luminosity(c), c.min(), c.max())
    if n < 0 { c = Channels(repeating: l) + (c - l) * l / (l - n) }
    if x > 1 { c = Channels(repeating: l) + (c - l) * (1 - l) / (x - l) }
    return c
  }

  private static func setSaturation(_ c: Channels, _ s: Double) -> Channels {
    let span = c.max() - c.min()
    return span == 0 ? .zero : (c - c.min()) * s / span
  }
}
