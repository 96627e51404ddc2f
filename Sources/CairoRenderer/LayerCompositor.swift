import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Puts a finished group onto what lies beneath.
///
/// 1. Blur. 2. Tint. 3. Mask. 4. Alpha. 5. Shadow beneath. 6. The group by its blend mode.
struct LayerCompositor {
  let player: Player
  private var cairo: Cairo { player.cairo }

  init(player: Player) { self.player = player }

  /// Draws `group`, which is consumed.
  func draw(_ group: OpaquePointer, _ style: LayerStyle) {
    var group = group
    // 1.
    if style.blur > 0, let blurred = blurred(group, deviation: style.blur) { group = blurred }
    // 2.
    if let tint = style.tint {
      cairo_push_group(cairo)
      cairo.setColor(tint)
      cairo_mask(cairo, group)
      group = replace(group)
    }
    // 3.
    if let mask = style.mask {
      guard let masked = masked(group, by: mask) else { return }
      group = masked
    }
    defer { cairo_pattern_destroy(group) }
    guard let shadow = style.shadow else {
      // 6.
      cairo_set_source(cairo, group)
      cairo_set_operator(cairo, style.blendMode.cairoOperator)
      if style.alpha < 1 { cairo_paint_with_alpha(cairo, style.alpha) } else { cairo_paint(cairo) }
      return
    }
    // 4.
    if style.alpha < 1 {
      cairo_push_group(cairo)
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, style.alpha)
      group = replace(group)
    }
    // 5.
    ShadowPlayer(player: player).draw(shadow, of: group)
    cairo_set_source(cairo, group)
    cairo_set_operator(cairo, style.blendMode.cairoOperator)
    cairo_paint(cairo)
  }

  /// `group`, which is consumed, through the alpha of a drawing.
  func masked(_ group: OpaquePointer, by list: DisplayList) -> OpaquePointer? {
    cairo_push_group(cairo)
    player.play(list, on: cairo)
    guard let mask = cairo_pop_group(cairo) else { return group }
    defer { cairo_pattern_destroy(mask) }
    cairo_push_group(cairo)
    cairo_set_source(cairo, group)
    cairo_mask(cairo, mask)
    return replace(group)
  }

  /// Ends the group in progress and returns it in place of `old`.
  private func replace(_ old: OpaquePointer) -> OpaquePointer {
    guard let new = cairo_pop_group(cairo) else { return old }
    cairo_pattern_destroy(old)
    return new
  }

  private func blurred(_ group: OpaquePointer, deviation: CGFloat) -> OpaquePointer? {
    guard let raster = Raster(of: cairo, format: CAIRO_FORMAT_ARGB32, scale: player.isVector ? 3 : 1, margin: 0) else {
      return nil
    }
    raster.draw { target in
      cairo_set_source(target, group)
      cairo_paint(target)
    }
    raster.blur(deviation: deviation * player.pixelsPerUnit)
    cairo_push_group(cairo)
    raster.setSource(on: cairo)
    cairo_paint(cairo)
    return replace(group)
  }
}
