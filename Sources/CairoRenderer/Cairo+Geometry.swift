import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// A `cairo_t`.
typealias Cairo = OpaquePointer

extension OpaquePointer {
  /// UIKIT: pictures of eight bits round each component to the nearest of their levels: black of an opacity of 0.1 over
  /// white is 229, of 0.3 is 178 (four stored pictures of a public library); Cairo cuts them off.
  func setColor(_ color: Color) {
    let isPicture = cairo_surface_get_type(cairo_get_target(self)) == CAIRO_SURFACE_TYPE_IMAGE
    func unit(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return isPicture ? (value * 255).rounded() / 255 : value
    }
    cairo_set_source_rgba(self, unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
  }

  /// Replaces the current path.
  func setPath(_ path: Path) {
    cairo_new_path(self)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(self, point.x, point.y)
        (current, start) = (point, point)
      case .line(let point):
        cairo_line_to(self, point.x, point.y)
        current = point
      case .quad(let point, let control):
        cairo_curve_to(
          self, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
        current = point
      case .cubic(let point, let control1, let control2):
        cairo_curve_to(self, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        cairo_close_path(self)
        current = start
      }
    }
  }

  func addRect(_ rect: CGRect) { cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height) }

  func setStroke(_ style: StrokeStyle) {
    cairo_set_line_width(self, style.width)
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(self, cap)
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(self, join)
    cairo_set_miter_limit(self, style.miterLimit)
    let dashes = (style.usableDashes ?? []).map { Double($0) }
    cairo_set_dash(self, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  func transform(_ t: CGAffineTransform) {
    // A singular matrix puts a context into an error from which nothing recovers.
    let determinant = t.a * t.d - t.b * t.c
    guard determinant.isFinite, abs(determinant) > 1e-14, t.tx.isFinite, t.ty.isFinite else {
      cairo_rectangle(self, 0, 0, 0, 0)
      cairo_clip(self)
      return
    }
    var matrix = cairo_matrix_t(t)
    cairo_transform(self, &matrix)
  }

  /// Pixels, or page units, per unit of the current coordinates.
  var currentScale: CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// The clip's bounding box in current coordinates.
  var clipExtents: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(self, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }

  var transform: CGAffineTransform { CGAffineTransform(a: xx, b: yx, c: xy, d: yy, tx: x0, ty: y0) }
}

extension BlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    // DEVIATION: Cairo has no sum of darknesses; multiplying comes near.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
