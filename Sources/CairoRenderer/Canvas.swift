import CCairo
import Foundation
import ImageCodecs
import UIDisplayList
import UIGeometry

/// Pixels that a display list is played onto.
final class BitmapCanvas {
  private let width: Int
  private let height: Int
  private let scale: CGFloat
  private let surface: OpaquePointer

  init(size: CGSize, scale: CGFloat) throws(RenderingError) {
    let (w, h) = (size.width * scale, size.height * scale)
    guard w.isFinite, h.isFinite, w > 0, h > 0, w < 1e6, h < 1e6 else { throw .invalidSize(size, scale: scale) }
    (width, height) = (max(1, Int((w - 1e-6).rounded())), max(1, Int((h - 1e-6).rounded())))
    guard ImageBitmap.isAcceptable(width: width, height: height) else { throw .invalidSize(size, scale: scale) }
    self.scale = scale
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw .failed("no memory for \(width) × \(height) pixels") }
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  func play(_ list: DisplayList, background: Color?) {
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    if let background {
      cairo.setColor(background)
      cairo_paint(cairo)
    }
    cairo_scale(cairo, scale, scale)
    Player(cairo, isVector: false).play(list)
  }

  /// Premultiplied BGRA, and the bytes from row to row.
  private func pixels() throws(RenderingError) -> (UnsafeMutablePointer<UInt8>, stride: Int) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw .failed("no pixels") }
    return (data, Int(cairo_image_surface_get_stride(surface)))
  }

  /// What has been played, as a file.
  func png() throws(RenderingError) -> Data {
    let (data, stride) = try pixels()
    guard let file = ImageCodecs().png(data, width: width, height: height, bytesPerRow: stride) else {
      throw .failed("the picture cannot be compressed")
    }
    return file
  }

  func finish(scale: CGFloat) throws(RenderingError) -> ImageBitmap {
    let (data, stride) = try pixels()
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, initialized in
      if let base = target.baseAddress {
        for row in 0..<height { (base + row * width * 4).update(from: data + row * stride, count: width * 4) }
      }
      initialized = width * height * 4
    }
    guard let bitmap = ImageBitmap(width: width, height: height, scale: scale, bytes: bytes) else {
      throw .failed("no picture")
    }
    return bitmap
  }
}
