/// A colour. Components are from 0 to 1.
public struct RichColor: Hashable, Sendable {
  public enum Space: Hashable, Sendable {
    case sRGB
    case displayP3
    /// Of one component, the red one.
    case gray
  }
  public var space: Space
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public init(white: Double, alpha: Double = 1) {
    self.init(.gray, red: white, green: white, blue: white, alpha: alpha)
  }
}
