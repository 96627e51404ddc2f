internal import Foundation

/// Between two transforms: place, turn and size each for itself, so that a half turn does not shrink.
@MainActor
enum TransformInterpolation {
  private struct Parts {
    var x: CGFloat
    var y: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat
    var skew: CGFloat
    var angle: CGFloat
  }

  static func between(_ from: Any, _ to: Any, _ t: Double) -> Any? {
    guard let a = from as? CATransform3D, let b = to as? CATransform3D else { return nil }
    guard a.isAffine, b.isAffine else { return TransformParts.between(a, b, CGFloat(t)) ?? elements(a, b, CGFloat(t)) }
    let (p, q) = (parts(a), parts(b))
    func line(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * CGFloat(t) }
    // The shorter way round.
    var turn = q.angle - p.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let angle = p.angle + turn * CGFloat(t)
    let (sx, sy, skew) = (line(p.scaleX, q.scaleX), line(p.scaleY, q.scaleY), line(p.skew, q.skew))
    let (c, s) = (cos(angle), sin(angle))
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: sx * c, b: sx * s, c: sy * (skew * c - s), d: sy * (skew * s + c), tx: line(p.x, q.x), ty: line(p.y, q.y)))
  }

  private static func parts(_ m: CATransform3D) -> Parts {
    let scaleX = hypot(m.m11, m.m12)
    guard scaleX > 0 else {
      return Parts(x: m.m41, y: m.m42, scaleX: 0, scaleY: hypot(m.m21, m.m22), skew: 0, angle: 0)
    }
    let angle = atan2(m.m12, m.m11)
    let (c, s) = (cos(angle), sin(angle))
    let scaleY = m.m22 * c - m.m21 * s
    let shear = m.m21 * c + m.m22 * s
    return Parts(
      x: m.m41, y: m.m42, scaleX: scaleX, scaleY: scaleY, skew: scaleY == 0 ? 0 : shear / scaleY, angle: angle)
  }

  private static func elements(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
    func line(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    return CATransform3D(
      m11: line(a.m11, b.m11), m12: line(a.m12, b.m12), m13: line(a.m13, b.m13), m14: line(a.m14, b.m14),
      m21: line(a.m21, b.m21), m22: line(a.m22, b.m22), m23: line(a.m23, b.m23), m24: line(a.m24, b.m24),
      m31: line(a.m31, b.m31), m32: line(a.m32, b.m32), m33: line(a.m33, b.m33), m34: line(a.m34, b.m34),
      m41: line(a.m41, b.m41), m42: line(a.m42, b.m42), m43: line(a.m43, b.m43), m44: line(a.m44, b.m44))
  }
}
