/// An item in the hands of a dynamic animator.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: CGVector
  /// In radians.
  var angle: CGFloat
  private let scale: CGAffineTransform
  /// In points per second.
  var velocity = CGVector.zero
  /// In radians per second.
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var charge: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
  let size: CGSize
  private let shape: [CGVector]

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = CGVector(dx: item.center.x, dy: item.center.y)
    let transform = item.transform
    angle = atan2(transform.b, transform.a)
    scale = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    size = item.bounds.size
    shape = Self.outline(item)
  }

  private static func outline(_ item: any UIDynamicItem) -> [CGVector] {
    let (w, h) = (item.bounds.width / 2, item.bounds.height / 2)
    if item.collisionBoundsType == .ellipse {
      return (0..<16).map { step in
        let turn = 2 * CGFloat.pi * CGFloat(step) / 16
        return CGVector(dx: w * cos(turn), dy: h * sin(turn))
      }
    }
    if item.collisionBoundsType == .path {
      let box = item.collisionBoundingPath.bounds
      if !box.isEmpty {
        return [
          CGVector(dx: box.minX, dy: box.minY), CGVector(dx: box.maxX, dy: box.minY),
          CGVector(dx: box.maxX, dy: box.maxY), CGVector(dx: box.minX, dy: box.maxY),
        ]
      }
    }
    return [CGVector(dx: -w, dy: -h), CGVector(dx: w, dy: -h), CGVector(dx: w, dy: h), CGVector(dx: -w, dy: h)]
  }

  /// UIKIT: a view of 100 by 100 points with a density of 1 has a mass of 1 (follows from Apple's page on `UIPushBehavior`).
  var mass: CGFloat { max(density * size.width * size.height / 10_000, 1e-6) }
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  var inverseInertia: CGFloat {
    guard !isAnchored, allowsRotation else { return 0 }
    return 12 / (mass * max(size.width * size.width + size.height * size.height, 1))
  }

  /// The corners, in the coordinates of the reference view.
  var corners: [CGVector] {
    let (c, s) = (cos(angle), sin(angle))
    return shape.map { CGVector(dx: position.dx + c * $0.dx - s * $0.dy, dy: position.dy + s * $0.dx + c * $0.dy) }
  }

  func point(at offset: UIOffset) -> CGVector {
    let (c, s) = (cos(angle), sin(angle))
    return CGVector(
      dx: position.dx + c * offset.horizontal - s * offset.vertical,
      dy: position.dy + s * offset.horizontal + c * offset.vertical)
  }
  func velocity(at point: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - spin * (point.dy - position.dy), dy: velocity.dy + spin * (point.dx - position.dx))
  }
  func push(_ impulse: CGVector, at point: CGVector) {
    velocity = velocity + impulse * inverseMass
    spin += inverseInertia * (point - position).cross(impulse)
  }

  func advance(_ time: CGFloat) {
    guard !isAnchored else { return (velocity, spin) = (.zero, 0) }
    velocity = velocity * max(0, 1 - resistance * time)
    spin = allowsRotation ? spin * max(0, 1 - angularResistance * time) : 0
    position = position + velocity * time
    angle += spin * time
  }

  /// Takes over where the item has been put.
  func readItem() {
    position = CGVector(dx: item.center.x, dy: item.center.y)
    angle = atan2(item.transform.b, item.transform.a)
  }
  func writeItem() {
    let center = CGPoint(x: position.dx, y: position.dy)
    if item.center != center { item.center = center }
    let transform = scale.concatenating(CGAffineTransform(rotationAngle: angle))
    let old = item.transform
    if abs(old.a - transform.a) + abs(old.b - transform.b) > 1e-9 { item.transform = transform }
  }
}

extension CGVector {
  static func + (first: CGVector, second: CGVector) -> CGVector {
    CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }
  static func - (first: CGVector, second: CGVector) -> CGVector {
    CGVector(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }
  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
