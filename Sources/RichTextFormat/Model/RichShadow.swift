/// A shadow of text, in points.
public struct RichShadow: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Up.
  public var y: Double
  /// How far it spreads; 0 for a sharp one.
  public var blur: Double
  /// Nil for the reader's own.
  public var color: RichColor?

  /// A shadow; by default the format's own.
  public init(x: Double = 0.15, y: Double = -0.15, blur: Double = 0, color: RichColor? = nil) {
    self.x = x
    self.y = y
    self.blur = blur
    self.color = color
  }
}
