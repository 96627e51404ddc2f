public import Foundation
internal import UIGeometry

/// Which kind of curve a timing has: one of the four named ones, a cubic one, a spring, or both.
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// How progress follows from time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil where a spring alone counts.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where a cubic curve alone counts.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` for one of control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The curve's first control point; both axes run from 0 to 1.
  open private(set) var controlPoint1: CGPoint
  /// The curve's second control point; both axes run from 0 to 1.
  open private(set) var controlPoint2: CGPoint
  /// `builtin` for a named curve, `cubic` for one of control points.
  open private(set) var timingCurveType: UITimingCurveType

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// One of the four named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let function = AnimationContext.function(curve).curve
    controlPoint1 = CGPoint(x: function.x1, y: function.y1)
    controlPoint2 = CGPoint(x: function.x2, y: function.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// A curve from (0, 0) to (1, 1): time to the right, progress upwards.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: there is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

/// A damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In distances to go per second.
  open private(set) var initialVelocity: CGVector
  /// Nil for a spring that fits the animator's duration.
  private let fixed: SpringCurve?
  private let ratio: Double

  public convenience override init() { self.init(dampingRatio: 1) }
  /// A spring that comes to rest within the animator's duration; 1 does not swing, smaller ratios do.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: CGVector()) }

  /// The same with a speed at the beginning, in distances to go per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.ratio = Double(ratio)
    initialVelocity = velocity
    fixed = nil
    super.init()
  }

  /// The animator's duration is then the spring's.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    ratio = 1
    fixed = SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity.dx))
    super.init()
  }

  /// A spring that settles within about `duration` seconds; `bounce` from 0, no swinging, towards 1, much of it.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    let omega = 2 * Double.pi / max(duration, 1e-3)
    self.init(
      mass: 1, stiffness: CGFloat(omega * omega), damping: CGFloat(2 * (1 - Double(bounce)) * omega),
      initialVelocity: CGVector())
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: there is no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func curve(duration: TimeInterval) -> SpringCurve {
    fixed
      ?? SpringCurve(
        settlingDuration: max(duration, 1e-3), dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx))
  }
  var fixedDuration: TimeInterval? { fixed?.settlingDuration }
}
