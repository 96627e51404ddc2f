public import Foundation

extension Path {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var controlBoundingBox: CGRect {
    var box = PointBounds()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let point, let control):
        box.add(point)
        box.add(control)
      case .cubic(let point, let control1, let control2):
        box.add(point)
        box.add(control1)
        box.add(control2)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the curves themselves; null for an empty path.
  public var boundingBox: CGRect {
    var box = PointBounds()
    forEachSegment { start, element in
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let point, let control):
        box.add(point)
        for t in [Self.quadExtremum(start.x, control.x, point.x), Self.quadExtremum(start.y, control.y, point.y)] {
          if let t { box.add(Self.quadPoint(start, control, point, t)) }
        }
      case .cubic(let point, let control1, let control2):
        box.add(point)
        let extrema =
          Self.cubicExtrema(start.x, control1.x, control2.x, point.x)
          + Self.cubicExtrema(start.y, control1.y, control2.y, point.y)
        for t in extrema { box.add(Self.cubicPoint(start, control1, control2, point, t)) }
      case .close: break
      }
    }
    return box.rect
  }

  /// The rectangle that this path is, if it is one with sides along the axes.
  public var asRect: CGRect? {
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point): points.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
      if points.count > 5 { return nil }
    }
    if points.count == 5, points[0] == points[4] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let clockwise = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let counter = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard clockwise || counter else { return nil }
    return CGRect(x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
  }

  /// Whether `point` is inside the filled path. Open subpaths count as closed.
  public func contains(_ point: CGPoint, rule: FillRule = .winding) -> Bool {
    let box = controlBoundingBox
    guard box.minX - 1 <= point.x, point.x <= box.maxX + 1, box.minY - 1 <= point.y, point.y <= box.maxY + 1 else {
      return false
    }
    var winding = 0
    var crossings = 0
    for polygon in flattened() {
      guard var previous = polygon.points.last else { continue }
      for next in polygon.points {
        let isUp = previous.y <= point.y && next.y > point.y
        let isDown = previous.y > point.y && next.y <= point.y
        if isUp || isDown {
          let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
          if x > point.x {
            winding += isUp ? 1 : -1
            crossings += 1
          }
        }
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 != 0
  }

  /// Calls `body` with the point before each element.
  func forEachSegment(_ body: (_ start: CGPoint, _ element: Element) -> Void) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      body(current, element)
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): current = point
      case .close: current = start
      }
    }
  }

  static func quadPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x, y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y)
  }

  static func cubicPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  private static func quadExtremum(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat? {
    let denominator = p0 - 2 * p1 + p2
    guard denominator != 0 else { return nil }
    let t = (p0 - p1) / denominator
    return t > 0 && t < 1 ? t : nil
  }

  private static func cubicExtrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// Grows to cover the points it is given.
private struct PointBounds {
  var minX = CGFloat.infinity
  var minY = CGFloat.infinity
  var maxX = -CGFloat.infinity
  var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: CGRect { minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }
}

extension Path {
  /// The subpaths drawn in the other direction, last subpath first.
  public func reversed() -> Path {
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty || subpaths[subpaths.count - 1].last == .close {
        if case .move = element {} else { subpaths.append([.move(lastStart(of: subpaths))]) }
      }
      subpaths[subpaths.count - 1].append(element)
    }
    var result = Path()
    for subpath in subpaths.reversed() { result.addReversed(subpath) }
    return result
  }

  private func lastStart(of subpaths: [[Element]]) -> CGPoint {
    if case .move(let point) = subpaths.last?.first { return point }
    return .zero
  }

  private mutating func addReversed(_ subpath: [Element]) {
    let isClosed = subpath.last == .close
    let steps = isClosed ? Array(subpath.dropLast()) : subpath
    var points: [CGPoint] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): points.append(point)
      case .close: break
      }
    }
    guard let last = points.last else { return }
    move(to: last)
    for index in stride(from: steps.count - 1, to: 0, by: -1) {
      switch steps[index] {
      case .line: addLine(to: points[index - 1])
      case .quad(_, let control): addQuadCurve(to: points[index - 1], control: control)
      case .cubic(_, let control1, let control2):
        addCurve(to: points[index - 1], control1: control2, control2: control1)
      case .move, .close: break
      }
    }
    if isClosed { close() }
  }
}
