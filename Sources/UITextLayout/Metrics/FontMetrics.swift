public import Foundation

/// The vertical measures of a font, in points, not rounded.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up; positive.
  public var ascender: CGFloat
  /// From the baseline down; negative.
  public var descender: CGFloat
  /// Added between lines.
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  public var lineHeight: CGFloat { ascender - descender }

  /// Measures in em, for a family.
  func scaled(by size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size, capHeight: capHeight * size,
      xHeight: xHeight * size)
  }
}
