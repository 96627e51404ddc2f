public import Foundation

/// Rounding to the device's pixels. All values in points.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public var scale: CGFloat

  /// A grid of `scale` pixels per point; 1 where that is not positive.
  public init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// Slack, in pixels, that keeps binary noise (20.000000001) from costing a whole pixel.
  @usableFromInline static var slack: CGFloat { 1e-4 }

  /// To the nearest pixel, halves up.
  @inlinable
  public func round(_ value: CGFloat) -> CGFloat { pixels(value) / scale }

  @inlinable
  func pixels(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale + 0.5 + Self.slack
    // OPTIMIZATION: without instructions that round, which not every processor has, `rounded(_:)` is a call.
    guard pixels.magnitude < 0x1p52 else { return pixels.rounded(.down) }
    let whole = CGFloat(Int64(pixels))
    return whole > pixels ? whole - 1 : whole
  }

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
    // In pixels, whose differences are exact.
    let (left, top) = (pixels(rect.origin.x), pixels(rect.origin.y))
    let (right, bottom) = (pixels(rect.origin.x + rect.size.width), pixels(rect.origin.y + rect.size.height))
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}
