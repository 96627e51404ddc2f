import CCairo
import Foundation
import UIGeometry

/// A rectangle of pixels that covers the clip of a context, in its device space, for work on pixels.
final class Raster {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// Bytes of a pixel: 1 for alpha alone, 4 for colours.
  let depth: Int
  /// Pixels per device unit of the context.
  private let scale: CGFloat
  /// The first pixel's place in the context's device space.
  private let origin: CGPoint
  var place: CGPoint { origin }
  private let matrix: CGAffineTransform

  /// - Parameter margin: added around the clip, in pixels.
  init?(of cairo: Cairo, format: cairo_format_t, scale: CGFloat, margin: CGFloat) {
    var current = cairo_matrix_t()
    cairo_get_matrix(cairo, &current)
    matrix = current.transform
    self.scale = scale
    let device = cairo.clipExtents.applying(matrix)
    guard device.width > 0, device.height > 0, device.width.isFinite, device.height.isFinite else { return nil }
    let pad = margin.rounded(.up) / scale
    origin = CGPoint(x: (device.minX - pad).rounded(.down), y: (device.minY - pad).rounded(.down))
    let (w, h) = ((device.maxX + pad - origin.x) * scale, (device.maxY + pad - origin.y) * scale)
    guard w < 16_384, h < 16_384 else { return nil }
    (width, height) = (Int(w.rounded(.up)), Int(h.rounded(.up)))
    depth = format == CAIRO_FORMAT_A8 ? 1 : 4
    guard width > 0, height > 0, let surface = cairo_image_surface_create(format, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// Draws with the coordinates of the context that the raster was made for.
  func draw(_ body: (Cairo) -> Void) {
    guard let target = cairo_create(surface) else { return }
    cairo_scale(target, scale, scale)
    cairo_translate(target, -origin.x, -origin.y)
    target.transform(matrix)
    body(target)
    cairo_destroy(target)
    cairo_surface_flush(surface)
  }

  /// - Parameter deviation: in pixels.
  func blur(deviation: CGFloat) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    GaussianBlur.apply(
      to: data, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)), depth: depth,
      deviation: Double(min(deviation, 500)))
    cairo_surface_mark_dirty(surface)
  }

  /// Makes the pixels the source of a context of the same device space, whatever its matrix is.
  func setSource(on cairo: Cairo) {
    withDeviceMatrix(cairo) {
      cairo_set_source_surface(cairo, surface, 0, 0)
    }
  }

  /// Lets `cairo` draw through the alpha of the pixels with its present source.
  func mask(on cairo: Cairo, offset: CGSize = .zero) {
    withDeviceMatrix(cairo, offset: offset) { cairo_mask_surface(cairo, surface, 0, 0) }
  }

  private func withDeviceMatrix(_ cairo: Cairo, offset: CGSize = .zero, _ body: () -> Void) {
    var saved = cairo_matrix_t()
    cairo_get_matrix(cairo, &saved)
    var placed = cairo_matrix_t(
      CGAffineTransform(
        a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x + offset.width, ty: origin.y + offset.height))
    cairo_set_matrix(cairo, &placed)
    body()
    cairo_set_matrix(cairo, &saved)
  }
}
