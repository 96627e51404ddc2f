import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Draws materials: what is beneath, blurred, saturated and tinted.
struct BackdropPlayer {
  let player: Player

  func draw(_ backdrop: Backdrop) {
    let cairo = player.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo.setPath(backdrop.shape)
    cairo_clip(cairo)
    // Pages keep no pixels to blur: there the tint stands alone, nearly opaque.
    if player.isVector {
      cairo.setColor(backdrop.tint.withAlpha(max(backdrop.tint.alpha, 0.96)))
      cairo_paint(cairo)
      return
    }
    let deviation = min(backdrop.deviation * player.pixelsPerUnit, 200)
    if let target = cairo_get_group_target(cairo), deviation > 0,
      let raster = Raster(of: cairo, format: CAIRO_FORMAT_ARGB32, scale: 1, margin: deviation * 2)
    {
      cairo_surface_flush(target)
      var (offsetX, offsetY) = (0.0, 0.0)
      cairo_surface_get_device_offset(target, &offsetX, &offsetY)
      raster.draw { copy in
        cairo_identity_matrix(copy)
        raster.withPlace { origin in
          cairo_set_source_surface(copy, target, -origin.x, -origin.y)
          cairo_pattern_set_extend(cairo_get_source(copy), CAIRO_EXTEND_PAD)
          cairo_paint(copy)
        }
      }
      raster.blur(deviation: deviation)
      raster.saturate(backdrop.saturation)
      raster.setSource(on: cairo)
      cairo_paint(cairo)
    }
    cairo.setColor(backdrop.tint)
    cairo_paint(cairo)
  }
}

extension Raster {
  /// Hands out where the first pixel stands in device space.
  func withPlace(_ body: (CGPoint) -> Void) { body(place) }

  /// Moves colours away from their grey.
  func saturate(_ amount: Double) {
    guard amount != 1, depth == 4, let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      let row = data + y * stride
      for x in 0..<width {
        let pixel = row + x * 4
        let alpha = Double(pixel[3])
        let gray = 0.0722 * Double(pixel[0]) + 0.7152 * Double(pixel[1]) + 0.2126 * Double(pixel[2])
        for index in 0..<3 {
          pixel[index] = UInt8(min(max(gray + (Double(pixel[index]) - gray) * amount, 0), alpha))
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
