import Foundation

extension Path {
  /// The area that a stroke covers, to be filled by the winding rule.
  ///
  /// 1. Cut into dashes. 2. A quadrilateral for each straight piece. 3. A wedge at each corner. 4. Caps at open ends. All
  /// pieces turn the same way, so that they add up under the winding rule.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    // 1. Dashes.
    let source = style.usableDashes.map { dashed($0, phase: style.dashPhase) } ?? self
    var result = Path()
    for polygon in source.flattened() {
      var points: [CGPoint] = []
      for point in polygon.points where points.last != point { points.append(point) }
      if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      result.addStroke(of: points, isClosed: polygon.isClosed, style: style)
    }
    return result
  }

  private mutating func addStroke(of points: [CGPoint], isClosed: Bool, style: StrokeStyle) {
    let half = style.width / 2
    guard points.count > 1 else {
      if let point = points.first, style.cap != .butt || isClosed { addDot(at: point, half: half, cap: style.cap) }
      return
    }
    let ends = isClosed ? points + [points[0]] : points
    // 2. Straight pieces.
    for (p, q) in zip(ends, ends.dropFirst()) {
      let n = Self.normal(p, q, half)
      addConvex([
        CGPoint(x: p.x + n.x, y: p.y + n.y), CGPoint(x: q.x + n.x, y: q.y + n.y), CGPoint(x: q.x - n.x, y: q.y - n.y),
        CGPoint(x: p.x - n.x, y: p.y - n.y),
      ])
    }
    // 3. Corners.
    let count = points.count
    for index in 0..<count where isClosed || (index > 0 && index < count - 1) {
      addJoin(
        from: points[(index + count - 1) % count], at: points[index], to: points[(index + 1) % count], half: half,
        style: style)
    }
    // 4. Caps.
    if !isClosed {
      addCap(at: points[0], awayFrom: points[1], half: half, cap: style.cap)
      addCap(at: points[count - 1], awayFrom: points[count - 2], half: half, cap: style.cap)
    }
  }

  private mutating func addDot(at point: CGPoint, half: CGFloat, cap: StrokeStyle.Cap) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    if cap == .round { addEllipse(in: box) } else { addRect(box) }
  }

  private mutating func addJoin(from p: CGPoint, at q: CGPoint, to r: CGPoint, half: CGFloat, style: StrokeStyle) {
    let (a, b) = (Self.normal(p, q, half), Self.normal(q, r, half))
    let cross = a.x * b.y - a.y * b.x
    let dot = (a.x * b.x + a.y * b.y) / (half * half)
    if abs(cross) < 1e-9 * half * half, dot > 0 { return }
    if style.join == .round {
      addEllipse(in: CGRect(x: q.x - half, y: q.y - half, width: 2 * half, height: 2 * half))
      return
    }
    // The outer side lies against the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    let first = CGPoint(x: q.x + side * a.x, y: q.y + side * a.y)
    let second = CGPoint(x: q.x + side * b.x, y: q.y + side * b.y)
    // miter length / width = 1 / sin(angle / 2), where cos of the turn is `dot`.
    let ratio = 1 / max(1e-9, ((1 + dot) / 2).squareRoot())
    if style.join == .miter, ratio <= style.miterLimit {
      let (mx, my) = (side * (a.x + b.x), side * (a.y + b.y))
      let factor = 1 / max(1e-9, 1 + dot)
      addConvex([q, first, CGPoint(x: q.x + mx * factor, y: q.y + my * factor), second])
    } else {
      addConvex([q, first, second])
    }
  }

  private mutating func addCap(at point: CGPoint, awayFrom other: CGPoint, half: CGFloat, cap: StrokeStyle.Cap) {
    switch cap {
    case .butt: break
    case .round: addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    case .square:
      let n = Self.normal(other, point, half)
      let d = CGPoint(x: n.y, y: -n.x)
      addConvex([
        CGPoint(x: point.x + n.x, y: point.y + n.y), CGPoint(x: point.x + n.x + d.x, y: point.y + n.y + d.y),
        CGPoint(x: point.x - n.x + d.x, y: point.y - n.y + d.y), CGPoint(x: point.x - n.x, y: point.y - n.y),
      ])
    }
  }

  /// Adds a convex polygon so that it turns clockwise on screen, as `addEllipse` does.
  private mutating func addConvex(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, p) in points.enumerated() {
      let q = points[(index + 1) % points.count]
      area += p.x * q.y - q.x * p.y
    }
    if abs(area) < 1e-12 { return }
    addPolyline(area > 0 ? points : points.reversed(), isClosed: true)
  }

  /// The vector of length `half` to the left of the way from `p` to `q`, on screen to its right.
  private static func normal(_ p: CGPoint, _ q: CGPoint, _ half: CGFloat) -> CGPoint {
    let (dx, dy) = (q.x - p.x, q.y - p.y)
    let length = max(hypot(dx, dy), .leastNormalMagnitude)
    return CGPoint(x: -dy / length * half, y: dx / length * half)
  }
}
