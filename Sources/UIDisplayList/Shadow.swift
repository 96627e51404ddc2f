public import Foundation

/// A blurred copy of a drawing's alpha, beneath it.
public struct Shadow: Hashable, Sendable {
  /// Of the shadow where the drawing is opaque.
  public var color: Color
  /// Displacement in points of the coordinates in force where the shadow is declared.
  public var offset: CGSize
  /// Standard deviation of the Gaussian, in points: `CALayer.shadowRadius`, half of Core Graphics' `blur`.
  public var deviation: CGFloat
  /// What casts the shadow; nil for the drawing itself.
  public var path: Path?

  /// A shadow.
  public init(color: Color, offset: CGSize, deviation: CGFloat, path: Path? = nil) {
    self.color = color
    self.offset = offset
    self.deviation = deviation
    self.path = path
  }
}
