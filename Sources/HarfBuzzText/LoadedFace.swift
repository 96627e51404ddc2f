internal import CHarfBuzz
internal import Foundation
internal import UITextLayout

/// A font file opened for shaping. Immutable once made, so that several threads may shape with it.
final class LoadedFace: @unchecked Sendable {
  let source: FontSource
  let unitsPerEm: Double
  let font: OpaquePointer

  /// nil when the file cannot be read or holds no face of that index.
  init?(_ source: FontSource) {
    guard let blob = hb_blob_create_from_file_or_fail(source.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(source.index & 0xFFFF)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.source = source
    self.font = font
    let units = hb_face_get_upem(face)
    unitsPerEm = Double(max(units, 1))
    hb_font_set_scale(font, CInt(units), CInt(units))
    let instance = source.index >> 16
    if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    hb_font_make_immutable(font)
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face has a glyph for a scalar.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }
}

extension LoadedFace {
  /// The measures that the font file states, in points.
  func metrics(size: CGFloat) -> FontMetrics? {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return nil }
    func points(_ value: CInt) -> CGFloat { CGFloat(value) / unitsPerEm * size }
    func measure(_ tag: hb_ot_metrics_tag_t, or share: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 ? points(value) : share * size
    }
    return FontMetrics(
      ascender: points(extents.ascender), descender: points(extents.descender), leading: points(extents.line_gap),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7), xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5))
  }
}
