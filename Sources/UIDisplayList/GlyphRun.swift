public import Foundation

/// Positioned glyphs of one face, size and colour.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// Glyph index in the face.
    public var id: UInt32
    /// Baseline origin relative to the run's origin, in points, y down.
    public var position: CGPoint

    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  public var face: FontFace
  /// Size of the em in points.
  public var size: CGFloat
  /// Horizontal stretch applied to the outlines so that a substitute face fills the advances that were measured.
  public var horizontalScale: CGFloat
  public var color: Color
  public var glyphs: [Glyph]

  public init(face: FontFace, size: CGFloat, horizontalScale: CGFloat = 1, color: Color, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.horizontalScale = horizontalScale
    self.color = color
    self.glyphs = glyphs
  }
}
