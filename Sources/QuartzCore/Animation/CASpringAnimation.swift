internal import UIGeometry

/// An animation that swings like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
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
  open var perceptualDuration: CFTimeInterval { ownPerceptualDuration }
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
