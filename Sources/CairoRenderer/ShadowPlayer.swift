import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Draws shadows.
struct ShadowPlayer {
  let player: Player

  /// Draws the shadow of a group, in the current coordinates.
  func draw(_ shadow: Shadow, of group: OpaquePointer) {
    let cairo = player.cairo
    let deviation = shadow.deviation * player.pixelsPerUnit
    guard deviation.isFinite, shadow.color.alpha > 0 else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    var linear = matrix.transform
    (linear.tx, linear.ty) = (0, 0)
    let offset = shadow.offset.applying(linear)
    // What lies outside the clip may cast its shadow into it.
    let margin = min(deviation, 200) * 3 + max(abs(offset.width), abs(offset.height)) * (player.isVector ? 3 : 1) + 2
    let raster = Raster(
      of: cairo, format: CAIRO_FORMAT_A8, scale: player.isVector ? 3 : 1, margin: min(margin, 1000))
    guard let raster else { return }
    raster.draw { target in
      if let path = shadow.path {
        target.setPath(path)
        cairo_set_source_rgba(target, 0, 0, 0, 1)
        cairo_fill(target)
      } else {
        cairo_set_source(target, group)
        cairo_paint(target)
      }
    }
    raster.blur(deviation: min(deviation, 200))
    cairo.setColor(shadow.color)
    raster.mask(on: cairo, offset: offset)
  }
}
