public import Foundation

/// The vertical measures of a font, in points, not rounded.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up; positive.
  public var ascender: CGFloat
  /// From the baseline down; negative.
  public var descender: CGFloat
  /// Added between lines.
  public var leading: CGFloat
  /// Of capital letters, in points.
  public var capHeight: CGFloat
  /// Of small letters, in points.
  public var xHeight: CGFloat

  /// Heights, in points; the descender is negative.
  public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// From the descender to the ascender, in points, without leading.
  public var lineHeight: CGFloat { ascender - descender }

  /// Measures in em, for a family.
  func scaled(by size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size, capHeight: capHeight * size,
      xHeight: xHeight * size)
  }
}
