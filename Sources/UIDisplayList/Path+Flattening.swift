public import Foundation

extension Path {
  /// A subpath made of straight lines.
  public struct Polygon: Hashable, Sendable {
    /// In points, in order.
    public var points: [CGPoint]
    /// Whether the last point is joined to the first.
    public var isClosed: Bool
  }

  /// The subpaths with their curves replaced by lines that stay within `tolerance` points of them.
  public func flattened(tolerance: CGFloat = 0.02) -> [Polygon] {
    var result: [Polygon] = []
    var current = Polygon(points: [], isClosed: false)
    func finish() {
      if !current.points.isEmpty { result.append(current) }
    }
    forEachSegment { start, element in
      switch element {
      case .move(let point):
        finish()
        current = Polygon(points: [point], isClosed: false)
        return
      case .close:
        current.isClosed = true
        finish()
        current = Polygon(points: [], isClosed: false)
        return
      default: if current.points.isEmpty { current.points = [start] }
      }
      switch element {
      case .line(let point): current.points.append(point)
      case .quad(let point, let control):
        let bend = hypot(start.x - 2 * control.x + point.x, start.y - 2 * control.y + point.y)
        let count = Self.segmentCount(bend: bend / 4, tolerance: tolerance)
        for index in 1...count {
          current.points.append(Self.quadPoint(start, control, point, CGFloat(index) / CGFloat(count)))
        }
      case .cubic(let point, let control1, let control2):
        let bend = max(
          hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
          hypot(control1.x - 2 * control2.x + point.x, control1.y - 2 * control2.y + point.y))
        let count = Self.segmentCount(bend: bend * 0.75, tolerance: tolerance)
        for index in 1...count {
          current.points.append(Self.cubicPoint(start, control1, control2, point, CGFloat(index) / CGFloat(count)))
        }
      case .move, .close: break
      }
    }
    finish()
    return result
  }

  /// Number of chords that keep a curve of second difference `bend` within `tolerance`, at most 256.
  private static func segmentCount(bend: CGFloat, tolerance: CGFloat) -> Int {
    guard bend.isFinite else { return 1 }
    return max(1, min(256, Int((bend / max(tolerance, 1e-6)).squareRoot().rounded(.up))))
  }
}
