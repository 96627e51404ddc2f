public import Foundation
internal import UIGeometry

public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// How progress follows from time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The curve's first control point; both axes run from 0 to 1.
  open private(set) var controlPoint1: CGPoint
  /// The curve's second control point; both axes run from 0 to 1.
  open private(set) var controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let function = AnimationContext.function(curve).curve
    controlPoint1 = CGPoint(x: function.x1, y: function.y1)
    controlPoint2 = CGPoint(x: function.x2, y: function.y2)
    timingCurveType = .builtin
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
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
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: CGVector()) }

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

  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    let omega = 2 * Double.pi / max(duration, 1e-3)
    self.init(
      mass: 1, stiffness: CGFloat(omega * omega), damping: CGFloat(2 * (1 - Double(bounce)) * omega),
      initialVelocity: CGVector())
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func curve(duration: TimeInterval) -> SpringCurve {
    fixed
      ?? SpringCurve(
        settlingDuration: max(duration, 1e-3), dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx))
  }
  var fixedDuration: TimeInterval? { fixed?.settlingDuration }
}
