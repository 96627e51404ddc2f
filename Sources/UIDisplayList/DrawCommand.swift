public import Foundation
public import UIGeometry

/// One step of a drawing. Closed: a new command must break every player's exhaustive `switch`.
///
/// Coordinates are points, y grows downwards.
public enum DrawCommand: Hashable, Sendable {
  /// Remembers transform, clip and antialiasing.
  case save
  /// Goes back to those last kept.
  case restore
  /// The transform applies to what follows, before the transform in force.
  case concatenate(CGAffineTransform)
  /// Clips to a rectangle.
  case clipRect(CGRect)
  /// Clips to a path.
  case clipPath(Path, FillRule)
  /// Multiplies what follows by the alpha of another drawing, until the state is restored.
  case clipMask(DisplayList)
  /// Whether edges are smoothed; true at first.
  case setAntialias(Bool)
  /// Fills a rectangle.
  case fillRect(CGRect, Paint)
  /// Fills a path.
  case fillPath(Path, Paint, FillRule)
  /// Strokes a path.
  case strokePath(Path, Paint, StrokeStyle)
  /// Glyphs whose run begins at `at` on the baseline.
  case glyphs(GlyphRun, at: CGPoint)
  /// Draws a picture.
  case image(ImageDrawing)
  /// Begins a group that is drawn apart and then composited. State is saved and restored with it.
  case beginLayer(LayerStyle)
  /// Ends the innermost layer.
  case endLayer
  /// Blurs what was drawn so far.
  case backdrop(Backdrop)
  /// Another list in the current state; its own state changes do not leak.
  case list(DisplayList)
}
