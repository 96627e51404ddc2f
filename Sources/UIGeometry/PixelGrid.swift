public import Foundation

/// Rounding to the device's pixels. All values in points.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public var scale: CGFloat

  public init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// Slack, in pixels, that keeps binary noise (20.000000001) from costing a whole pixel.
  @usableFromInline static var slack: CGFloat { 1e-4 }

  /// To the nearest pixel, halves up.
  @inlinable
  public func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + Self.slack).rounded(.down) / scale }

  /// Up to the next pixel.
  @inlinable
  public func ceil(_ value: CGFloat) -> CGFloat { (value * scale - Self.slack).rounded(.up) / scale }

  /// Down to the previous pixel.
  @inlinable
  public func floor(_ value: CGFloat) -> CGFloat { (value * scale + Self.slack).rounded(.down) / scale }

  /// Rounds origin and far corner, so that neighbours that touch keep touching.
  ///
  /// UIKIT: iPhone simulator @2x, origin and far edge go to the pixel grid, halves up.
  @inlinable
  public func round(_ rect: CGRect) -> CGRect {
    let (x, y) = (round(rect.origin.x), round(rect.origin.y))
    return CGRect(
      x: x, y: y, width: round(rect.origin.x + rect.size.width) - x, height: round(rect.origin.y + rect.size.height) - y
    )
  }
}
