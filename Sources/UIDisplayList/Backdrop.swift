public import Foundation

/// A material: what has been drawn so far is blurred, saturated and tinted within a shape.
public struct Backdrop: Hashable, Sendable {
  /// The part of the drawing that is covered, in points.
  public var shape: Path
  /// Standard deviation of the Gaussian, in points.
  public var deviation: CGFloat
  /// 1 leaves the colours, more makes them more vivid.
  public var saturation: Double
  /// Laid over the blurred picture.
  public var tint: Color

  /// A blur of what was drawn so far, in a shape.
  public init(shape: Path, deviation: CGFloat, saturation: Double = 1.8, tint: Color) {
    self.shape = shape
    self.deviation = deviation
    self.saturation = saturation
    self.tint = tint
  }
}
