/// A shadow of text, in points.
public struct RichShadow: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var blur: Double
  /// Nil for the reader's own.
  public var color: RichColor?

  public init(x: Double = 0.15, y: Double = -0.15, blur: Double = 0, color: RichColor? = nil) {
    self.x = x
    self.y = y
    self.blur = blur
    self.color = color
  }
}
