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
  /// Kept: animations are shown as often as the screen is. Default: as the system chooses.
  open var preferredFrameRateRange = CAFrameRateRange.default
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
    other.preferredFrameRateRange = preferredFrameRateRange
    (other.driver, other.onStop, other.keepsTouchesOut) = (driver, onStop, keepsTouchesOut)
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
