import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Draws pictures, whole or in nine slices.
struct ImagePlayer {
  let cairo: Cairo
  let drawing: ImageDrawing

  func draw() {
    guard drawing.destination.width > 0, drawing.destination.height > 0, drawing.source.width > 0,
      drawing.source.height > 0
    else { return }
    guard let center = drawing.center?.intersection(drawing.source), !center.isNull,
      drawing.source.size != drawing.destination.size
    else { return draw(drawing.source, in: drawing.destination, repeats: false) }
    drawSlices(around: center)
  }

  /// Corners keep their size, edges and centre fill what remains. Corners too large for the place shrink.
  private func drawSlices(around center: CGRect) {
    let columns = Self.spans(
      source: (drawing.source.minX, drawing.source.maxX), center: (center.minX, center.maxX),
      target: (drawing.destination.minX, drawing.destination.maxX))
    let rows = Self.spans(
      source: (drawing.source.minY, drawing.source.maxY), center: (center.minY, center.maxY),
      target: (drawing.destination.minY, drawing.destination.maxY))
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
        let target = CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        draw(source, in: target, repeats: drawing.tiles && source.size != target.size)
      }
    }
  }

  private struct Span {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var extent: CGFloat
  }

  private static func spans(
    source: (CGFloat, CGFloat), center: (CGFloat, CGFloat), target: (CGFloat, CGFloat)
  ) -> [Span] {
    let (near, far) = (center.0 - source.0, source.1 - center.1)
    let room = target.1 - target.0
    let factor = near + far > room ? room / (near + far) : 1
    let (nearExtent, farExtent) = (near * factor, far * factor)
    return [
      Span(from: source.0, length: near, to: target.0, extent: nearExtent),
      Span(
        from: center.0, length: center.1 - center.0, to: target.0 + nearExtent, extent: room - nearExtent - farExtent),
      Span(from: center.1, length: far, to: target.1 - farExtent, extent: farExtent),
    ]
  }

  /// Draws a part of the picture, given in its points.
  private func draw(_ source: CGRect, in target: CGRect, repeats: Bool) {
    let scale = drawing.image.scale
    let pixels = CGRect(
      x: source.minX * scale, y: source.minY * scale, width: source.width * scale, height: source.height * scale)
    var bitmap = drawing.image
    var part = pixels
    if repeats {
      let whole = pixels.integral
      guard
        let cell = bitmap.cropped(
          x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
      else { return }
      bitmap = cell
      part = CGRect(x: 0, y: 0, width: cell.width, height: cell.height)
    }
    // From the target to pixels.
    let fit =
      repeats
      ? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -target.minX * scale, ty: -target.minY * scale)
      : CGAffineTransform(
        a: part.width / target.width, b: 0, c: 0, d: part.height / target.height,
        tx: part.minX - target.minX * part.width / target.width,
        ty: part.minY - target.minY * part.height / target.height)
    bitmap.withCairoSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t(fit)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter)
      cairo_save(cairo)
      cairo_new_path(cairo)
      cairo.addRect(target)
      if let tint = drawing.tint {
        cairo_clip(cairo)
        cairo.setColor(tint)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_fill(cairo)
      }
      cairo_restore(cairo)
    }
  }

  private var filter: cairo_filter_t {
    switch drawing.interpolation {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension ImageBitmap {
  /// Lends the pixels to Cairo without copying them.
  func withCairoSurface(_ body: (OpaquePointer) -> Void) {
    storage.bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
      // Cairo does not write to a surface that is only a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: base), format, Int32(width), Int32(height), Int32(bytesPerRow))
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
      body(surface)
      // Recording targets take their copy now, before the pixels go out of reach.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
