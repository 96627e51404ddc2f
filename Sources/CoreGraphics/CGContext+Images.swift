public import Foundation
import UIDisplayList
import UIGeometry

extension CGContext {
  /// Draws a picture with its bottom at the rectangle's smallest y: upside down where y grows downwards, as in Core
  /// Graphics.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    if byTiling {
      let cell = DisplayList(
        commands: Self.flipped(
          ImageDrawing(image: image.bitmap, destination: rect, interpolation: state.interpolation.recorded)))
      let pattern = Pattern(cell: cell, bounds: rect, step: rect.size)
      record([.fillRect(state.clipBox.applying(state.ctm.inverted()), .pattern(pattern))])
      return
    }
    let drawing = ImageDrawing(
      image: image.bitmap, destination: rect, interpolation: state.interpolation.recorded)
    record(Self.flipped(drawing), area: rect)
  }

  static func flipped(_ drawing: ImageDrawing) -> [DrawCommand] {
    let flip = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: drawing.destination.minY + drawing.destination.maxY)
    return [.save, .concatenate(flip), .image(drawing), .restore]
  }

  /// Fills the clip with colours that change from one point to another; beyond them by the options.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(start: start, end: end), options)
  }

  /// Fills the clip with colours that change from one circle to another; beyond them by the options.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius), options)
  }

  /// Fills the clip with colours that go round a centre, beginning at an angle in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: center, angle: angle), [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func draw(_ gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions) {
    let value = Gradient(
      stops: gradient.stops, geometry: geometry, interpolation: gradient.interpolation,
      extendsStart: options.contains(.drawsBeforeStartLocation), extendsEnd: options.contains(.drawsAfterEndLocation))
    record([.fillRect(boundingBoxOfClipPath, .gradient(value))])
  }

  // MARK: Bitmap contexts

  /// In pixels; 0 unless this is a bitmap context.
  public var width: Int { surface?.layout.width ?? 0 }
  /// In pixels; 0 unless this is a bitmap context.
  public var height: Int { surface?.layout.height ?? 0 }
  /// Bytes from one row of pixels to the next; 0 unless this is a bitmap context.
  public var bytesPerRow: Int { surface?.layout.bytesPerRow ?? 0 }
  /// 8; 0 unless this is a bitmap context.
  public var bitsPerComponent: Int { surface == nil ? 0 : 8 }
  /// 8 for each component; 0 unless this is a bitmap context.
  public var bitsPerPixel: Int { (surface?.layout.bytesPerPixel ?? 0) * 8 }
  /// The colour space of the pixels; nil unless this is a bitmap context.
  public var colorSpace: CGColorSpace? { surface?.space }
  /// The place of alpha and the order of bytes; 0 unless this is a bitmap context.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: surface?.info ?? 0) }
  /// The place of alpha among a pixel's components.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// The pixels, brought up to date; nil unless this is a bitmap context.
  public var data: UnsafeMutableRawPointer? {
    surface?.update(from: displayList)
    return surface?.pixels.baseAddress
  }

  /// What a bitmap context shows; nil for other contexts, or without an installed renderer.
  public func makeImage() -> CGImage? {
    guard let surface else { return nil }
    surface.update(from: displayList)
    return surface.layout.read(UnsafeRawBufferPointer(surface.pixels)).map { CGImage($0) }
  }

  /// Brings the pixels of a bitmap context up to date with what was drawn.
  public func flush() { surface?.update(from: displayList) }
  /// The same as `flush()`.
  public func synchronize() { flush() }
}
