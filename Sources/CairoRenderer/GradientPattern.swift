import CCairo
import Foundation
import UIDisplayList
import UIGeometry

/// Makes Cairo's patterns of gradients.
enum GradientPattern {
  /// A pattern to be destroyed by the caller; nil when there is nothing to see.
  static func make(_ gradient: Gradient) -> OpaquePointer? {
    let stops = gradient.sRGBStops
    guard !stops.isEmpty else { return nil }
    let pattern: OpaquePointer?
    switch gradient.geometry {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius))
    case .conic(let center, let angle):
      pattern = conic(gradient, center: center, angle: angle)
    }
    guard let pattern else { return nil }
    if case .conic = gradient.geometry {
    } else {
      add(stops, of: gradient, to: pattern)
    }
    if !gradient.transform.isIdentity {
      var inverse = cairo_matrix_t(gradient.transform.inverted())
      cairo_pattern_set_matrix(pattern, &inverse)
    }
    return pattern
  }

  private static func add(_ stops: [Gradient.Stop], of gradient: Gradient, to pattern: OpaquePointer) {
    func add(_ location: Double, _ color: Color) {
      func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
      cairo_pattern_add_color_stop_rgba(
        pattern, unit(location), unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
    }
    // Cairo extends both ends alike: an end that must not go on begins with a clear stop.
    if !gradient.extendsStart, let first = stops.first { add(0, first.color.withAlpha(0)) }
    for stop in stops { add(stop.location, stop.color) }
    if !gradient.extendsEnd, let last = stops.last { add(1, last.color.withAlpha(0)) }
    cairo_pattern_set_extend(
      pattern, gradient.extendsStart || gradient.extendsEnd ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
  }

  /// Triangles around the centre, far beyond any picture.
  private static func conic(_ gradient: Gradient, center: CGPoint, angle: CGFloat) -> OpaquePointer? {
    guard let mesh = cairo_pattern_create_mesh() else { return nil }
    let radius = 1e4
    let pieces = 90
    var edges = Set((0...pieces).map { Double($0) / Double(pieces) })
    edges.formUnion(gradient.stops.map { min(max($0.location, 0), 1) })
    let sorted = edges.sorted()
    for (from, to) in zip(sorted, sorted.dropFirst()) {
      let (a0, a1) = (Double(angle) + from * 2 * .pi, Double(angle) + to * 2 * .pi)
      // Just inside the piece, so that a jump at a stop stays sharp.
      let (c0, c1) = (gradient.color(at: from + 1e-9), gradient.color(at: to - 1e-9))
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, center.x + radius * cos(a0), center.y + radius * sin(a0))
      cairo_mesh_pattern_line_to(mesh, center.x + radius * cos(a1), center.y + radius * sin(a1))
      for (corner, color) in [(0, c0), (1, c0), (2, c1), (3, c1)] {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    return mesh
  }
}
