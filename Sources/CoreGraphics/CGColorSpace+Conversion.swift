public import Foundation
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
      if let matrix = toSRGB {
        let rgb = matrix.map { row in
          Self.encodedSigned(zip(row, [r, g, b]).reduce(0) { $0 + $1.0 * Self.linearSigned($1.1) })
        }
        return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
      }
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
      if isLinear { return rgb.map(Color.linear) + [color.alpha] }
      if let matrix = toSRGB.flatMap(Self.inverted) {
        let light = rgb.map(Self.linearSigned)
        return matrix.map { row in Self.encodedSigned(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) } + [color.alpha]
      }
      return rgb + [color.alpha]
    case .cmyk:
      let black = 1 - (rgb.max() ?? 0)
      if black >= 1 { return [0, 0, 0, 1, color.alpha] }
      return rgb.map { (1 - $0 - black) / (1 - black) } + [black, color.alpha]
    default: return nil
    }
  }

  private var isLinear: Bool {
    name == Self.linearSRGB || name == Self.extendedLinearSRGB || name == Self.genericRGBLinear
      || name == Self.linearGray
  }

  /// From linear Display P3 to linear sRGB.
  ///
  /// Source: SMPTE EG 432-1 primaries, D65.
  private var toSRGB: [[CGFloat]]? {
    guard name == Self.displayP3 || name == Self.extendedDisplayP3 else { return nil }
    return [
      [1.224_940_176, -0.224_940_176, 0], [-0.042_056_955, 1.042_056_955, 0],
      [-0.019_637_555, -0.078_636_046, 1.098_273_600],
    ]
  }

  private static func linearSigned(_ value: CGFloat) -> CGFloat { value < 0 ? -Color.linear(-value) : Color.linear(value) }

  private static func encodedSigned(_ value: CGFloat) -> CGFloat {
    value < 0 ? -Color.encoded(-value) : Color.encoded(value)
  }

  private static func inverted(_ m: [[CGFloat]]) -> [[CGFloat]]? {
    func minor(_ i: Int, _ j: Int) -> CGFloat {
      let (r0, r1) = ((i + 1) % 3, (i + 2) % 3)
      let (c0, c1) = ((j + 1) % 3, (j + 2) % 3)
      return m[r0][c0] * m[r1][c1] - m[r0][c1] * m[r1][c0]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    guard determinant != 0 else { return nil }
    return (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } }
  }
}
