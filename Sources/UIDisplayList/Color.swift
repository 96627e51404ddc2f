/// A colour in extended sRGB with straight (not premultiplied) alpha; components are nominally 0…1.
public struct Color: Hashable, Sendable {
  /// 0 … 1; beyond for wide colours.
  public var red: Double
  /// 0 … 1; beyond for wide colours.
  public var green: Double
  /// 0 … 1; beyond for wide colours.
  public var blue: Double
  /// 0 for transparent … 1 for opaque.
  public var alpha: Double

  /// A colour by its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey: 0 for black … 1 for white.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  /// The colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
