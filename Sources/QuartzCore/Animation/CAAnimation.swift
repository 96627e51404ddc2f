internal import UIGeometry

/// A change of layer properties over time.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caanimation>
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  public override init() { super.init() }

  open var beginTime: CFTimeInterval = 0
  /// In seconds; 0 takes the transaction's duration.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  /// Default true.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]
  /// Whose time the animation follows instead of the clock's: a property animator's.
  package var driver: (any AnimationDriver)?
  /// Whether the view whose layer is animated takes no touches meanwhile.
  package var keepsTouchesOut = false
  /// Called when the animation ends on a layer, besides the delegate.
  package var onStop: ((_ finished: Bool) -> Void)?

  /// In seconds, one repetition, when the animation is added.
  var effectiveDuration: CFTimeInterval { duration > 0 ? duration : CATransaction.animationDuration() }

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AnimationCopy.make(type(of: self))
    copyValues(to: copy)
    return copy
  }
  /// Gives another animation of the class what this one holds.
  func copyValues(to other: CAAnimation) {
    (other.beginTime, other.duration, other.speed, other.timeOffset) = (beginTime, duration, speed, timeOffset)
    (other.repeatCount, other.repeatDuration, other.autoreverses) = (repeatCount, repeatDuration, autoreverses)
    (other.fillMode, other.timingFunction, other.delegate) = (fillMode, timingFunction, delegate)
    (other.isRemovedOnCompletion, other.values) = (isRemovedOnCompletion, values)
    (other.driver, other.onStop, other.keepsTouchesOut) = (driver, onStop, keepsTouchesOut)
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Told when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open var keyPath: String?
  /// Whether values add to the property's own.
  open var isAdditive = false
  /// Whether each repetition builds on the one before.
  open var isCumulative = false
  /// Makes transforms of the numbers that are animated. Default: nil, for values as they are.
  open var valueFunction: CAValueFunction?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CAPropertyAnimation else { return }
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
    other.valueFunction = valueFunction
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CABasicAnimation else { return }
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
  }
}

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

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  /// In shares of the duration, 0…1.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    other.values = values
    other.path = path
    other.keyTimes = keyTimes
    other.timingFunctions = timingFunctions
    other.calculationMode = calculationMode
    other.tensionValues = tensionValues
    other.continuityValues = continuityValues
    other.biasValues = biasValues
    other.rotationMode = rotationMode
  }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CAAnimationGroup else { return }
    other.animations = animations
  }
}

/// Names of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between two states of a layer.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CATransition else { return }
    other.type = type
    other.subtype = subtype
    other.startProgress = startProgress
    other.endProgress = endProgress
  }
}
