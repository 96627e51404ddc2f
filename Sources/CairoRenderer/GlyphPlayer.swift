import CCairo
import Foundation
import UIDisplayList

/// Draws glyphs.
enum GlyphPlayer {
  static func draw(_ run: GlyphRun, at origin: CGPoint, on cairo: Cairo) {
    guard run.size > 0, run.size < 1e5, !run.glyphs.isEmpty, run.color.alpha > 0 || run.outline != nil,
      let face = FaceCache.current.face(for: run.face)
    else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_font_face(cairo, face)
    let stretch = run.horizontalScale > 0 && run.horizontalScale.isFinite ? run.horizontalScale : 1
    var matrix = cairo_matrix_t(
      xx: run.size * stretch, yx: 0, xy: -(tan(run.face.syntheticSlant) + run.skew) * run.size, yy: run.size, x0: 0,
      y0: 0)
    cairo_set_font_matrix(cairo, &matrix)
    if let options = cairo_font_options_create() {
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_set_font_options(cairo, options)
      cairo_font_options_destroy(options)
    }
    cairo.setColor(run.color)
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
    }
    guard run.face.syntheticBold > 0 || run.outline != nil else {
      return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    }
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    if run.outline?.fills != false { fill(run, cairo) }
    if let outline = run.outline {
      cairo.setColor(outline.color)
      cairo.setStroke(outline.style)
      cairo_stroke_preserve(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Fills the current path, and keeps it.
  private static func fill(_ run: GlyphRun, _ cairo: Cairo) {
    cairo_fill_preserve(cairo)
    guard run.face.syntheticBold > 0 else { return }
    cairo_set_line_width(cairo, run.face.syntheticBold * run.size)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke_preserve(cairo)
  }
}
