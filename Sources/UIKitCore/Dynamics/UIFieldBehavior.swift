internal import Foundation

/// Moves items by where they are: towards a point, around it, in a direction, at random.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifieldbehavior>
open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The field's middle, in the reference view's coordinates. Default: zero.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }
  /// Where the field works, about its position. Default: everywhere.
  open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }
  /// How much stronger than it would be by itself. Default: 1.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// With which power of the distance the field weakens. Default: 0.
  open var falloff: CGFloat = 0
  /// Nearer to the middle the field does not grow, in points. Default: 0.
  open var minimumRadius: CGFloat = 0
  /// Of linear and velocity fields. Default: none.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.wake() } }
  /// How smooth noise is, 0…1. Default: 0.
  open var smoothness: CGFloat = 0
  /// How fast noise and turbulence change, in changes per second. Default: 0.
  open var animationSpeed: CGFloat = 0

  /// UIKIT: a field of strength 1 accelerates by 100 points per second squared, as gravity does by 1,000. A guess.
  private static let unit: CGFloat = 100
  /// The acceleration of a body at a place relative to the field's middle; velocities are set instead where `sets`.
  private let push: (UIFieldBehavior, DynamicBody, CGVector) -> CGVector
  private let sets: Bool

  private init(
    sets: Bool = false, _ push: @escaping @MainActor (UIFieldBehavior, DynamicBody, CGVector) -> CGVector
  ) {
    self.push = push
    self.sets = sets
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.body(of: item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  // MARK: Kinds

  /// Slows items as water does.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior { _, body, _ in body.velocity * -0.01 } }
  /// Turns items about the middle.
  open class func vortexField() -> UIFieldBehavior {
    UIFieldBehavior { field, _, away in
      let distance = field.distance(away)
      return CGVector(dx: -away.dy, dy: away.dx) * (1 / max(distance, 1e-6))
    }
  }
  /// Pulls items towards a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let made = UIFieldBehavior { field, _, away in away * (-1 / field.distance(away)) }
    made.position = position
    return made
  }
  /// Pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior { field, _, _ in field.direction }
    made.direction = direction
    return made
  }
  /// Gives items a velocity, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(sets: true) { field, _, _ in field.direction }
    made.direction = direction
    return made
  }
  /// Pushes items about at random.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noise(smoothness, speed) { _ in 1 }
  }
  /// Pushes items about at random, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noise(smoothness, speed) { $0.velocity.length / 100 }
  }
  private class func noise(
    _ smoothness: CGFloat, _ speed: CGFloat, _ share: @escaping @MainActor (DynamicBody) -> CGFloat
  ) -> UIFieldBehavior {
    let made = UIFieldBehavior { field, body, away in field.noise(at: away) * share(body) }
    (made.smoothness, made.animationSpeed) = (smoothness, speed)
    return made
  }
  /// Pulls items towards the middle, the more the farther they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior { _, _, away in away * -0.1 } }
  /// Pushes charged items away from the middle.
  open class func electricField() -> UIFieldBehavior {
    UIFieldBehavior { field, body, away in away * (body.charge / field.distance(away)) }
  }
  /// Turns charged items that move.
  open class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, _ in CGVector(dx: body.velocity.dy, dy: -body.velocity.dx) * (body.charge * 0.01) }
  }
  /// Accelerates items as a program wants.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior { field, body, away in
      block(
        field, CGPoint(x: away.dx, y: away.dy), body.velocity, body.mass, body.charge,
        field.dynamicAnimator?.elapsedTime ?? 0)
    }
  }

  // MARK: Steps

  private func distance(_ away: CGVector) -> CGFloat { max(away.length, minimumRadius, 1e-6) }

  /// UIKIT: waves that never repeat; the same in every run (Apple's page on `noiseField(smoothness:animationSpeed:)`).
  private func noise(at place: CGVector) -> CGVector {
    let time = CGFloat(dynamicAnimator?.elapsedTime ?? 0) * animationSpeed
    let grain = 0.02 + 0.2 * (1 - min(max(smoothness, 0), 1))
    func wave(_ seed: CGFloat) -> CGFloat {
      sin(place.dx * grain + time * 1.7 + seed) + sin(place.dy * grain * 1.31 - time * 2.3 + seed * 2.1)
    }
    return CGVector(dx: wave(0.3), dy: wave(4.1)) * 0.5
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func apply(_ time: CGFloat) {
    for item in items {
      guard let body = body(item), !body.isAnchored else { continue }
      let away = CGVector(dx: body.position.dx - position.x, dy: body.position.dy - position.y)
      guard region.contains(CGPoint(x: away.dx, y: away.dy)) else { continue }
      let change = push(self, body, away)
      if sets {
        body.velocity = change * strength
      } else {
        let weakened = falloff == 0 ? 1 : pow(distance(away) / 100, -falloff)
        body.velocity = body.velocity + change * (strength * weakened * Self.unit * time)
      }
    }
  }
}
