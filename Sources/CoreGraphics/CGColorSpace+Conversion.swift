package import Foundation
package import UIDisplayList

extension CGColorSpace {
  /// The extended sRGB colour of components in this space followed by alpha; nil when there are too few.
  package func color(_ components: [CGFloat]) -> Color? {
    guard components.count > numberOfComponents, model != .pattern else { return nil }
    let alpha = components[numberOfComponents]
    switch model {
    case .monochrome:
      let white = isLinear ? Color.encoded(components[0]) : components[0]
      return Color(white: white, alpha: alpha)
    case .cmyk:
      let light = 1 - components[3]
      return Color(
        red: (1 - components[0]) * light, green: (1 - components[1]) * light, blue: (1 - components[2]) * light,
        alpha: alpha)
    default:
      let (r, g, b) = (components[0], components[1], components[2])
      if isLinear {
        return Color(red: Color.encoded(r), green: Color.encoded(g), blue: Color.encoded(b), alpha: alpha)
      }
      if isP3 { return ColorMatrix.sRGBFromP3.applied(to: Color(red: r, green: g, blue: b, alpha: alpha)) }
      return Color(red: r, green: g, blue: b, alpha: alpha)
    }
  }

  /// The components of a colour in this space followed by alpha; nil for spaces that colours cannot be brought into.
  func components(_ color: Color) -> [CGFloat]? {
    let rgb = [color.red, color.green, color.blue]
    switch model {
    case .monochrome:
      let light = 0.2126 * Color.linear(rgb[0]) + 0.7152 * Color.linear(rgb[1]) + 0.0722 * Color.linear(rgb[2])
      return [isLinear ? light : Color.encoded(light), color.alpha]
    case .rgb:
      if isLinear {
        return [Color.linear(rgb[0]), Color.linear(rgb[1]), Color.linear(rgb[2]), color.alpha].map { CGFloat($0) }
      }
      let own = isP3 ? ColorMatrix.p3FromSRGB.applied(to: color) : color
      return [own.red, own.green, own.blue, own.alpha].map { CGFloat($0) }
    case .cmyk:
      let black = 1 - (rgb.max() ?? 0)
      if black >= 1 { return [0, 0, 0, 1, color.alpha] }
      let inks = rgb.map { CGFloat((1 - $0 - black) / (1 - black)) }
      return inks + [CGFloat(black), CGFloat(color.alpha)]
    default: return nil
    }
  }

  private var isLinear: Bool {
    name == Self.linearSRGB || name == Self.extendedLinearSRGB || name == Self.genericRGBLinear
      || name == Self.linearGray
  }

  private var isP3: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }
}

/// A linear map between the light of two RGB spaces that share the sRGB transfer curve.
///
/// Source: SMPTE EG 432-1 primaries, D65.
private struct ColorMatrix {
  var rows: [[Double]]

  static let sRGBFromP3 = ColorMatrix(rows: [
    [1.224_940_176, -0.224_940_176, 0], [-0.042_056_955, 1.042_056_955, 0],
    [-0.019_637_555, -0.078_636_046, 1.098_273_600],
  ])
  static let p3FromSRGB = ColorMatrix(rows: [
    [0.822_461_969, 0.177_538_031, 0], [0.033_194_199, 0.966_805_801, 0],
    [0.017_082_631, 0.072_397_440, 0.910_519_929],
  ])

  func applied(to color: Color) -> Color {
    let light = [color.red, color.green, color.blue].map(Self.linear)
    let mixed = rows.map { row -> Double in
      let sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
      return sum < 0 ? -Color.encoded(-sum) : Color.encoded(sum)
    }
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: color.alpha)
  }

  private static func linear(_ value: Double) -> Double { value < 0 ? -Color.linear(-value) : Color.linear(value) }
}
