public import Foundation

/// Walks along flattened subpaths by distance.
struct PathMeter {
  /// The pieces of `polygon` between distances, in points from its beginning.
  static func pieces(of polygon: Path.Polygon, between spans: [(CGFloat, CGFloat)]) -> [[CGPoint]] {
    var points = polygon.points
    if polygon.isClosed, let first = points.first, points.last != first { points.append(first) }
    var result: [[CGPoint]] = []
    var spans = spans[...]
    var current: [CGPoint] = []
    var travelled: CGFloat = 0
    for (p, q) in zip(points, points.dropFirst()) {
      let length = hypot(q.x - p.x, q.y - p.y)
      guard length > 0 else { continue }
      let end = travelled + length
      func at(_ distance: CGFloat) -> CGPoint {
        let t = (distance - travelled) / length
        return CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      while let span = spans.first, span.0 <= end {
        if current.isEmpty { current.append(at(max(span.0, travelled))) }
        if span.1 > end {
          current.append(q)
          break
        }
        current.append(at(span.1))
        result.append(current)
        current = []
        spans.removeFirst()
      }
      travelled = end
    }
    if current.count > 1 { result.append(current) }
    return result
  }

  static func length(of polygon: Path.Polygon) -> CGFloat {
    var points = polygon.points
    if polygon.isClosed, let first = points.first { points.append(first) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}

extension Path {
  /// Length of all subpaths, in points.
  public var length: CGFloat { flattened().reduce(0) { $0 + PathMeter.length(of: $1) } }

  /// The part between two shares of the length, as `CAShapeLayer.strokeStart` and `strokeEnd` cut it.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 { return self }
    guard end > start else { return Path() }
    let total = length
    var offset: CGFloat = 0
    var result = Path()
    for polygon in flattened() {
      let length = PathMeter.length(of: polygon)
      let span = (max(0, start * total - offset), min(length, end * total - offset))
      offset += length
      guard span.1 > span.0 else { continue }
      if span.0 <= 0, span.1 >= length {
        result.addPolyline(polygon.points, isClosed: polygon.isClosed)
      } else {
        for piece in PathMeter.pieces(of: polygon, between: [span]) { result.addPolyline(piece, isClosed: false) }
      }
    }
    return result
  }

  /// The dashes of the path, each a subpath. A pattern that makes no sense, or more than 100 000 dashes, gives the path
  /// itself.
  public func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    guard let dashes = StrokeStyle(dashes: lengths).usableDashes else { return self }
    let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
    let period = pattern.reduce(0, +)
    guard phase.isFinite, length / period < 100_000 / CGFloat(pattern.count) else { return self }
    var result = Path()
    for polygon in flattened() {
      let length = PathMeter.length(of: polygon)
      var position = -(phase - period * (phase / period).rounded(.down))
      var spans: [(CGFloat, CGFloat)] = []
      while position < length {
        for (index, dash) in pattern.enumerated() {
          if index % 2 == 0, position + dash > 0 || (dash == 0 && position >= 0), position < length {
            spans.append((max(0, position), min(length, position + dash)))
          }
          position += dash
        }
      }
      for piece in PathMeter.pieces(of: polygon, between: spans) { result.addPolyline(piece, isClosed: false) }
    }
    return result
  }

  mutating func addPolyline(_ points: [CGPoint], isClosed: Bool) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    if isClosed { close() }
  }
}
