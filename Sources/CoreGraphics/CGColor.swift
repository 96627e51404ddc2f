public import Foundation
package import UIDisplayList

/// A colour or a pattern with its alpha. Immutable.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgcolor>
public final class CGColor: Hashable, Sendable, CustomStringConvertible, _ExpressibleByColorLiteral {
  /// What the components stand for; nil for a pattern.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// What the colour paints with.
  package let paint: Paint

  /// Components of the colour space followed by alpha.
  public var components: [CGFloat]? { colorSpace?.model == .pattern ? nil : values }
  /// How many components there are, alpha included.
  public var numberOfComponents: Int { values.count }
  /// The opacity, 0…1: the last component.
  public var alpha: CGFloat { values.last ?? 1 }

  init(space: CGColorSpace, values: [CGFloat], paint: Paint) {
    colorSpace = space
    self.values = values
    self.paint = paint
  }

  /// - Parameters:
  ///   - space: The colour space.
  ///   - components: the space's components and alpha; too few of them give nil.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// A colour of a space by components from 0 to 1, alpha last; nil where they are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) { self.init(space, components) }

  private convenience init?(_ space: CGColorSpace, _ components: [CGFloat]) {
    guard let color = space.color(components) else { return nil }
    self.init(space: space, values: Array(components.prefix(space.numberOfComponents + 1)), paint: .color(color))
  }

  /// A colour by sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      space: .standard, values: [red, green, blue, alpha],
      paint: .color(Color(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// The colour of a colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha], paint: .color(Color(white: gray, alpha: alpha)))
  }

  /// The same as `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// A colour by the amounts of four inks from 0 to 1, converted without a profile.
  public convenience init(genericCMYKCyan c: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
  {
    let components = [c, magenta, yellow, black, alpha]
    self.init(
      space: .deviceCMYK, values: components,
      paint: .color(CGColorSpace.deviceCMYK.color(components) ?? .black))
  }

  package convenience init(_ color: Color) {
    self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A colour that repeats a drawing.
  package convenience init(pattern: Pattern) { self.init(space: .pattern, values: [1], paint: .pattern(pattern)) }

  /// Opaque black as a grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white as a grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black as a grey.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The colour in extended sRGB; clear for a pattern.
  package var color: Color {
    if case .color(let color) = paint { return color }
    return .clear
  }

  /// The colour itself, which never changes.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard case .color(let color) = paint, let colorSpace else { return self }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha], paint: .color(color.withAlpha(alpha)))
  }

  /// The colour in another RGB or grey space.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
    guard case .color(let color) = paint, let values = space.components(color) else { return nil }
    return CGColor(space: space, values: values, paint: .color(color))
  }

  /// Whether both have the same space and the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace && lhs.paint == rhs.paint)
  }

  /// Colours of the same components go together.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// The space's name and the components.
  public var description: String {
    "<CGColor> [\(colorSpace?.name ?? "pattern")] ( \(values.map { "\($0)" }.joined(separator: " ")) )"
  }
}
