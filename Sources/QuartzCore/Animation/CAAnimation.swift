/// A change of layer properties over time.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caanimation>
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// When the animation begins, in seconds of the layer's time; 0 for when it is added. Default: 0.
  open var beginTime: CFTimeInterval = 0
  /// In seconds; 0 takes the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// How fast the animation goes in its layer's time; negative runs backwards. Default: 1.
  open var speed: Float = 1
  /// Where in itself the animation begins, in seconds. Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs, in parts too; 0 for once. Default: 0.
  open var repeatCount: Float = 0
  /// How long it runs again and again, in seconds; 0 leaves it to the count. Default: 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back after it has run, within the same time again. Default: false.
  open var autoreverses = false
  /// What is seen before the beginning and after the end. Default: removed, the layer's own value.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How progress follows from time. Default: nil, evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when the animation begins and ends. Kept, as by Core Animation. Default: nil.
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

  /// The value of a property that nobody has set. Default: nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether archives take the property in. Default: true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// What `setValue(_:forKey:)` has kept: names for the delegate to tell animations apart.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps a value for the program under a name; copies take it over.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// An animation of the same class and values.
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

  /// As an action: adds the animation to the layer under the property's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
