internal import UIDisplayList

/// Regions that text keeps out of.
struct TextExclusions {
  private struct Shape {
    var polygons: [Path.Polygon]
    var isEvenOdd: Bool
    var bounds: CGRect
  }
  private let shapes: [Shape]

  init(_ paths: [UIBezierPath]) {
    shapes = paths.map { path in
      let polygons = path.path.flattened(tolerance: 0.1)
      return Shape(polygons: polygons, isEvenOdd: path.usesEvenOddFillRule, bounds: Self.bounds(polygons))
    }
  }

  private static func bounds(_ polygons: [Path.Polygon]) -> CGRect {
    polygons.flatMap(\.points).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The next lower end of a region, in points; nil where none ends below.
  func nextEnd(below y: CGFloat) -> CGFloat? { shapes.map(\.bounds.maxY).filter { $0 > y + 0.01 }.min() }

  /// What is free of a band, from left to right.
  func free(from left: CGFloat, to right: CGFloat, top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    // Bands that only touch a region are free of it.
    let (top, bottom) = (top + 0.01, max(bottom - 0.01, top + 0.01))
    let blocked = shapes.filter { $0.bounds.minY < bottom && $0.bounds.maxY > top }
      .flatMap { covered($0, top, bottom) }.sorted { $0.lowerBound < $1.lowerBound }
    var free: [ClosedRange<CGFloat>] = []
    var start = left
    for range in blocked {
      if range.lowerBound > start { free.append(start...min(range.lowerBound, right)) }
      start = max(start, range.upperBound)
      if start >= right { break }
    }
    if start < right { free.append(start...right) }
    return free.filter { $0.lowerBound < right && $0.upperBound > $0.lowerBound }
  }

  /// What a region covers of a band: the spans of lines through it, at its ends, at corners and in between.
  private func covered(_ shape: Shape, _ top: CGFloat, _ bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    var places: Set<CGFloat> = [top, bottom]
    for y in shape.polygons.flatMap(\.points).map(\.y) where y > top && y < bottom {
      places.formUnion([max(y - 0.005, top), min(y + 0.005, bottom)])
    }
    for y in stride(from: top, to: bottom, by: 2) { places.insert(y) }
    return places.flatMap { spans(shape, at: $0) }
  }

  private func spans(_ shape: Shape, at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, way: Int)] = []
    for polygon in shape.polygons {
      let points = polygon.points
      for (index, start) in points.enumerated() {
        let end = points[(index + 1) % points.count]
        guard (start.y <= y) != (end.y <= y) else { continue }
        let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
        crossings.append((x, end.y > start.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<CGFloat>] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += shape.isEvenOdd ? 1 : crossing.way
      let isInside = shape.isEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside { spans.append(crossing.x...crossings[index + 1].x) }
    }
    return spans
  }
}
