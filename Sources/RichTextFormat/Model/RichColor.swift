/// A colour. Components are from 0 to 1.
public struct RichColor: Hashable, Sendable {
  /// What the components are of.
  public enum Space: Hashable, Sendable {
    /// That of the web.
    case sRGB
    /// Apple's wide one.
    case displayP3
    /// Of one component, the red one.
    case gray
  }
  /// What the components are of.
  public var space: Space
  /// The red part; of greys the white one.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// From 0, unseen, to 1. Default: 1.
  public var alpha: Double

  /// A colour by its parts.
  public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// A grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(.gray, red: white, green: white, blue: white, alpha: alpha)
  }
}
