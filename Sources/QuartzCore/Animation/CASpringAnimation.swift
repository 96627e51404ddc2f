internal import UIGeometry

/// An animation that swings like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what hangs at the spring is; heavier swings slower. Default: 1.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls. Default: 100.
  open var stiffness: CGFloat = 100
  /// How strongly the movement is held back. Default: 10.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in distances to go per second. Default: 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be held back so much that it creeps. Kept; `damping` alone decides. Default: false.
  open var allowsOverdamping = false

  public override init() { super.init() }
  /// A spring by how long its motion seems to last, in seconds, and how much it overshoots, from 0 to 1.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/caspringanimation/init(perceptualduration:bounce:)>
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    (ownPerceptualDuration, ownBounce) = (perceptualDuration, bounce)
    let angular = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
    stiffness = angular * angular
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * ratio * angular
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }
  private var ownPerceptualDuration: CFTimeInterval = 0
  private var ownBounce: CGFloat = 0
  /// The duration that `init(perceptualDuration:bounce:)` was given, in seconds.
  open var perceptualDuration: CFTimeInterval { ownPerceptualDuration }
  /// How much the spring swings, as `init(perceptualDuration:bounce:)` was given.
  open var bounce: CGFloat { ownBounce }

  var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  /// When the swing has become too small to see, in seconds.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    return curve.settlingDuration
  }

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CASpringAnimation else { return }
    other.mass = mass
    other.stiffness = stiffness
    other.damping = damping
    other.initialVelocity = initialVelocity
    other.allowsOverdamping = allowsOverdamping
  }
}
