public import Foundation

/// A picture, or a part of it, drawn into a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  /// How pixels are made up when the picture is enlarged or reduced.
  public enum Interpolation: String, Hashable, Sendable {
    /// The nearest pixel.
    case nearest
    /// Between four pixels.
    case linear
    /// The best that the player has.
    case high
  }

  /// The picture.
  public var image: ImageBitmap
  /// The part that is drawn, in the picture's points; by default all of it.
  public var source: CGRect
  /// Where it goes, in points.
  public var destination: CGRect
  /// The part that stretches, in the picture's points: what lies outside keeps its size (nine slices). Nil: everything
  /// stretches.
  public var center: CGRect?
  /// Whether the centre and the edges repeat instead of stretching.
  public var tiles: Bool
  /// Replaces the picture's colours, which leaves its alpha: a template image.
  public var tint: Color?
  /// How it is scaled.
  public var interpolation: Interpolation

  /// A picture in a rectangle.
  public init(
    image: ImageBitmap, source: CGRect? = nil, destination: CGRect, center: CGRect? = nil, tiles: Bool = false,
    tint: Color? = nil, interpolation: Interpolation = .linear
  ) {
    self.image = image
    self.source = source ?? CGRect(origin: .zero, size: image.size)
    self.destination = destination
    self.center = center
    self.tiles = tiles
    self.tint = tint
    self.interpolation = interpolation
  }
}
