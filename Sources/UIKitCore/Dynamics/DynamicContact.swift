/// Where two convex shapes meet, found by separating axes.
struct DynamicContact {
  /// From the first shape to the second, of length 1.
  var normal: CGVector
  /// How far they stand in each other, in points.
  var depth: CGFloat
  var point: CGVector

  /// Nil for shapes apart. A segment is a shape of two corners.
  init?(_ first: [CGVector], _ second: [CGVector]) {
    var best: (axis: CGVector, depth: CGFloat)?
    for shape in [first, second] {
      for index in shape.indices {
        let edge = shape[(index + 1) % shape.count] - shape[index]
        guard edge.length > 1e-9 else { continue }
        let axis = CGVector(dx: edge.dy / edge.length, dy: -edge.dx / edge.length)
        let (a, b) = (first.map(axis.dot), second.map(axis.dot))
        guard let aLow = a.min(), let aHigh = a.max(), let bLow = b.min(), let bHigh = b.max() else { return nil }
        let (right, left) = (aHigh - bLow, bHigh - aLow)
        guard right > 0, left > 0 else { return nil }
        let (depth, direction) = right < left ? (right, axis) : (left, axis * -1)
        if depth < best?.depth ?? .infinity { best = (direction, depth) }
      }
    }
    guard let best else { return nil }
    normal = best.axis
    depth = best.depth
    point = Self.middle(first, second, best.axis)
  }

  init(normal: CGVector, depth: CGFloat, point: CGVector) {
    (self.normal, self.depth, self.point) = (normal, depth, point)
  }

  /// The middle of the corners that stand deepest in the other shape.
  private static func middle(_ first: [CGVector], _ second: [CGVector], _ axis: CGVector) -> CGVector {
    let far = first.map(axis.dot).max() ?? 0
    let near = second.map(axis.dot).min() ?? 0
    let (a, b) = (first.filter { axis.dot($0) > far - 0.5 }, second.filter { axis.dot($0) < near + 0.5 })
    // An edge on an edge: the corners of both that lie along the shorter one.
    let along = CGVector(dx: -axis.dy, dy: axis.dx)
    func span(_ points: [CGVector]) -> (CGFloat, CGFloat) {
      (points.map(along.dot).min() ?? 0, points.map(along.dot).max() ?? 0)
    }
    let (left, right) = (span(a), span(b))
    let (low, high) = (max(left.0, right.0), min(left.1, right.1))
    let place = low <= high ? (low + high) / 2 : a.count == 1 ? left.0 : right.0
    return axis * ((far + near) / 2) + along * place
  }
}
