public import Foundation
public import UIGeometry

/// What fills a shape or a line.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that run into each other.
  case gradient(Gradient)
  /// A drawing that repeats.
  case pattern(Pattern)

  /// Opaque black.
  public static let black = Paint.color(.black)
}

/// A drawing repeated in both directions.
public struct Pattern: Hashable, Sendable {
  /// One cell, drawn inside `bounds`.
  public var cell: DisplayList
  /// The cell's extent, in points.
  public var bounds: CGRect
  /// Distance from one cell to the next, in points.
  public var step: CGSize
  /// From the pattern's coordinates to those of what it fills.
  public var transform: CGAffineTransform

  /// A drawing that repeats.
  public init(cell: DisplayList, bounds: CGRect, step: CGSize, transform: CGAffineTransform = .identity) {
    self.cell = cell
    self.bounds = bounds
    self.step = step
    self.transform = transform
  }

  /// A picture repeated from the origin.
  public init(image: ImageBitmap) {
    let bounds = CGRect(origin: .zero, size: image.size)
    self.init(
      cell: DisplayList(commands: [.image(ImageDrawing(image: image, destination: bounds))]), bounds: bounds,
      step: image.size)
  }
}
