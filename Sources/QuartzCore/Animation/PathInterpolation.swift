internal import UIDisplayList

/// Paths of the same shape, point by point.
enum PathInterpolation {
  static func between(_ a: CGPath, _ b: CGPath, _ t: Double) -> CGPath {
    let (x, y) = (a.path.elements, b.path.elements)
    guard x.count == y.count else { return t < 1 ? a : b }
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * CGFloat(t), y: p.y + (q.y - p.y) * CGFloat(t))
    }
    var result = Path()
    for (first, second) in zip(x, y) {
      switch (first, second) {
      case (.move(let p), .move(let q)): result.move(to: mix(p, q))
      case (.line(let p), .line(let q)): result.addLine(to: mix(p, q))
      case (.quad(let p, let c), .quad(let q, let d)):
        result.addQuadCurve(to: mix(p, q), control: mix(c, d))
      case (.cubic(let p, let c, let d), .cubic(let q, let e, let f)):
        result.addCurve(to: mix(p, q), control1: mix(c, e), control2: mix(d, f))
      case (.close, .close): result.close()
      default: return t < 1 ? a : b
      }
    }
    return CGPath(result)
  }
}
