public import Foundation
import UIGeometry

extension Path {
  /// Distance of a Bézier curve's control points that makes a quarter of a unit circle.
  static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle, clockwise on screen from its origin.
  public mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    let (kx, ky) = (rx * Self.quarterCircle, ry * Self.quarterCircle)
    move(to: CGPoint(x: cx + rx, y: cy))
    addCurve(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
      control2: CGPoint(x: cx + kx, y: cy + ry))
    addCurve(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
      control2: CGPoint(x: cx - rx, y: cy + ky))
    addCurve(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
      control2: CGPoint(x: cx - kx, y: cy - ry))
    addCurve(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
      control2: CGPoint(x: cx + rx, y: cy - ky))
    close()
  }

  /// Adds a rectangle with rounded corners, clockwise from the top edge's beginning. Radii too large for the rectangle
  /// shrink in proportion.
  public mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii, curve: CornerCurve = .circular) {
    let rect = rect.standardized
    if radii.isZero { return addRect(rect) }
    let radii = radii.fitting(rect.size)
    let corners = [
      RoundedCorner(
        apex: CGPoint(x: rect.maxX, y: rect.minY), size: radii.topRight, incoming: CGVector(dx: 1, dy: 0),
        outgoing: CGVector(dx: 0, dy: 1)),
      RoundedCorner(
        apex: CGPoint(x: rect.maxX, y: rect.maxY), size: radii.bottomRight, incoming: CGVector(dx: 0, dy: 1),
        outgoing: CGVector(dx: -1, dy: 0)),
      RoundedCorner(
        apex: CGPoint(x: rect.minX, y: rect.maxY), size: radii.bottomLeft, incoming: CGVector(dx: -1, dy: 0),
        outgoing: CGVector(dx: 0, dy: -1)),
      RoundedCorner(
        apex: CGPoint(x: rect.minX, y: rect.minY), size: radii.topLeft, incoming: CGVector(dx: 0, dy: -1),
        outgoing: CGVector(dx: 1, dy: 0)),
    ]
    let room = min(rect.width, rect.height) / 2
    let shapes = corners.map { $0.segments(curve: curve, room: room) }
    move(to: shapes[3].end)
    for shape in shapes {
      if currentPoint != shape.start { addLine(to: shape.start) }
      for curve in shape.curves { addCurve(to: curve.end, control1: curve.control1, control2: curve.control2) }
    }
    close()
  }

  /// Adds an arc of a circle, joined by a line to the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: In the path's coordinates.
  ///   - radius: In points.
  ///   - startAngle: In radians from the x axis.
  ///   - endAngle: In radians from the x axis.
  ///   - increasing: whether the angle grows from start to end (clockwise on screen). An end on the wrong side of the
  ///     start is moved by whole turns; a difference of a whole turn makes a full circle in either direction.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite, startAngle.isFinite, radius.isFinite else { return }
    let isWholeTurn = abs(delta) >= turn - 1e-9
    if increasing, delta < 0 { delta += turn * (-delta / turn).rounded(.up) }
    if !increasing, delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
    if isWholeTurn, abs(delta) < 1e-9 { delta = increasing ? turn : -turn }
    if abs(delta) > 2 * turn { delta = delta.truncatingRemainder(dividingBy: turn) + (delta > 0 ? turn : -turn) }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }

  /// Adds an arc that begins at `startAngle` and turns by `delta` radians.
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
    guard delta != 0, delta.isFinite, abs(delta) < 1e4 else { return }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let k = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (a0, a1) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (p0, p1) = (point(a0), point(a1))
      addCurve(
        to: p1, control1: CGPoint(x: p0.x - k * sin(a0), y: p0.y + k * cos(a0)),
        control2: CGPoint(x: p1.x + k * sin(a1), y: p1.y - k * cos(a1)))
    }
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let (ux, uy) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (vx, vy) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (lu, lv) = (hypot(ux, uy), hypot(vx, vy))
    let cross = ux * vy - uy * vx
    guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-9 * lu * lv else { return addLine(to: tangent1End) }
    let angle = atan2(abs(cross), ux * vx + uy * vy)
    let reach = radius / tan(angle / 2)
    let first = CGPoint(x: tangent1End.x + ux / lu * reach, y: tangent1End.y + uy / lu * reach)
    let side: CGFloat = cross > 0 ? -1 : 1
    let center = CGPoint(x: first.x + side * uy / lu * radius, y: first.y - side * ux / lu * radius)
    let last = CGPoint(x: tangent1End.x + vx / lv * reach, y: tangent1End.y + vy / lv * reach)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), increasing: cross < 0)
  }
}
