import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Repeats a cell.
struct PatternPlayer {
  let player: Player
  let pattern: UIDisplayList.Pattern

  /// Makes the repeated cell the source; false when the cell is empty or beyond reason.
  func setSource() -> Bool {
    let (w, h) = (abs(pattern.step.width), abs(pattern.step.height))
    guard w > 0, h > 0, w.isFinite, h.isFinite else { return false }
    let wanted =
      player.pixelsPerUnit
      * abs(pattern.transform.a * pattern.transform.d - pattern.transform.b * pattern.transform.c).squareRoot()
    let (pixelWidth, pixelHeight) = (max(1, (w * wanted).rounded()), max(1, (h * wanted).rounded()))
    guard pixelWidth < 8192, pixelHeight < 8192,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight))
    else { return false }
    defer { cairo_surface_destroy(surface) }
    let (sx, sy) = (pixelWidth / w, pixelHeight / h)
    guard let cell = cairo_create(surface) else { return false }
    cairo_scale(cell, sx, sy)
    cairo_translate(cell, -pattern.bounds.minX, -pattern.bounds.minY)
    cell.addRect(pattern.bounds)
    cairo_clip(cell)
    player.play(pattern.cell, on: cell)
    cairo_destroy(cell)
    guard let source = cairo_pattern_create_for_surface(surface) else { return false }
    defer { cairo_pattern_destroy(source) }
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    let toPixels = pattern.transform.inverted()
      .concatenating(CGAffineTransform(translationX: -pattern.bounds.minX, y: -pattern.bounds.minY))
      .concatenating(CGAffineTransform(scaleX: sx, y: sy))
    var matrix = cairo_matrix_t(toPixels)
    cairo_pattern_set_matrix(source, &matrix)
    cairo_set_source(player.cairo, source)
    return true
  }
}
