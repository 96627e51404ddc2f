public import Foundation

/// Positioned glyphs of one face, size and colour.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and its place.
  public struct Glyph: Hashable, Sendable {
    /// Glyph index in the face.
    public var id: UInt32
    /// Baseline origin relative to the run's origin, in points, y down.
    public var position: CGPoint

    /// A glyph at a place.
    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// A line along the edges of the glyphs.
  public struct Outline: Hashable, Sendable {
    /// Of the line.
    public var color: Color
    /// How the line looks, in points.
    public var style: StrokeStyle
    /// Whether the glyphs are filled beneath the line.
    public var fills: Bool

    /// An outline.
    public init(color: Color, style: StrokeStyle, fills: Bool) {
      self.color = color
      self.style = style
      self.fills = fills
    }
  }

  /// The face that has the glyphs.
  public var face: FontFace
  /// Size of the em in points.
  public var size: CGFloat
  /// Horizontal stretch applied to the outlines so that a substitute face fills the advances that were measured.
  public var horizontalScale: CGFloat
  /// Of all glyphs.
  public var color: Color
  /// How far the outlines lean to the right for each point upwards, beside the face's own slant. Default: 0.
  public var skew: CGFloat = 0
  /// Nil for glyphs that are filled alone. Default: nil.
  public var outline: Outline?
  /// In drawing order.
  public var glyphs: [Glyph]

  /// A run of glyphs of one face.
  public init(face: FontFace, size: CGFloat, horizontalScale: CGFloat = 1, color: Color, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.horizontalScale = horizontalScale
    self.color = color
    self.glyphs = glyphs
  }
}
