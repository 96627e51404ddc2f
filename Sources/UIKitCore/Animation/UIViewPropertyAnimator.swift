public import Foundation
internal import DarwinShims
internal import UIGeometry

/// Animates views, and lets the animation be paused, scrubbed, turned round and stopped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Making

  /// An animator that does not run yet, in seconds; a spring of mass and stiffness has a duration of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = parameters
    self.duration = parameters.springTimingParameters?.fixedDuration ?? duration
    super.init()
  }

  /// An animator without a duration.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// An animator along a named curve, which does not run yet.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a curve of two control points, which does not run yet.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest within the duration; a ratio of 1 does not swing.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    // UIKIT: the words are those of public crash reports.
    guard state == .stopped || state == .active && !isRunning else { return }
    fatalError(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating "
        + "or be explicitly stopped and finished before they can be released.")
  }

  // MARK: State

  /// The timing, which `continueAnimation(withTimingParameters:durationFactor:)` may replace.
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  private var timing: any UITimingCurveProvider
  /// In seconds.
  open private(set) var duration: TimeInterval
  /// In seconds.
  open private(set) var delay: TimeInterval = 0
  /// Inactive before the beginning and after the end. Letting go of a paused or stopped animator traps.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation moves at the moment. It can be observed by key.
  open private(set) var isRunning = false {
    didSet { if isRunning != oldValue { KeyObservers.check(self) } }
  }
  /// Whether the views take touches while they are animated. Default: true. It must not change while the animator is
  /// active.
  open var isUserInteractionEnabled = true {
    willSet {
      precondition(
        state == .inactive, "isUserInteractionEnabled may not be changed while the animator is active or stopped")
    }
  }
  /// Whether the program finds the views under touches itself. Kept; it has no effect. Default: false.
  open var isManualHitTestingEnabled = false {
    willSet { if newValue { Limitation.hasNoEffect("UIViewPropertyAnimator.isManualHitTestingEnabled") } }
  }
  /// Whether the animation can be paused. Kept; false has no effect. Default: true.
  open var isInterruptible = true {
    willSet { if !newValue { Limitation.hasNoEffect("UIViewPropertyAnimator.isInterruptible") } }
  }
  /// Whether a paused animation follows `fractionComplete` straight, else by its timing. Default: true.
  open var scrubsLinearly = true
  private var scrubs: AnimatorScrubbing? {
    guard state == .active, !isRunning, scrubsLinearly else { return nil }
    if let spring = timing.springTimingParameters {
      return AnimatorScrubbing(spring.curve(duration: duration), duration: duration)
    }
    return AnimatorScrubbing(timing.cubicTimingParameters?.function.curve ?? .easeInEaseOut)
  }
  /// Whether the animator stays active at its end. Default: false.
  open var pausesOnCompletion = false

  private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let progress = AnimatorProgress()
  private var observation: MediaClock.Observation?
  private var animated: [AnimatedLayer] = []

  private struct AnimatedLayer {
    let layer: CALayer
    let keys: [String]
  }

  /// Share of the way, 0…1. Setting it moves a paused animation.
  open var fractionComplete: CGFloat {
    get { CGFloat(scrubs?.way(at: progress.fraction) ?? progress.fraction) }
    set {
      if state == .inactive { activate() }
      let share = min(max(Double(newValue), 0), 1)
      progress.fraction = scrubs?.time(of: share) ?? share
    }
  }

  /// Whether the animation runs towards its beginning.
  open var isReversed = false

  // MARK: Adding

  /// Adds a block; in a running animator it takes the time that is left. Traps in a stopped one.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameters:
  ///   - animation: What changes in the block is animated.
  ///   - delayFactor: the share of the remaining time after which the animations begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "It is an error to add animations to a stopped property animator")
    if state == .inactive {
      blocks.append((animation, delayFactor))
    } else {
      capture(animation, from: progress.fraction + (1 - progress.fraction) * Double(delayFactor))
    }
  }

  /// Adds a block that is called once, at the next end, with where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Begins, or goes on after a pause. Nothing in a stopped animator.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after a delay in seconds; the state is active at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    // UIKIT: the animator is active at once, its views show their beginning until the delay is over (Apple's page on
    // `UIViewAnimatingState`).
    if state == .inactive { activate() }
    run(after: delay)
  }

  /// Holds the animation; an inactive animator becomes active at its beginning.
  open func pauseAnimation() {
    if state == .inactive { activate() }
    isRunning = false
    observation?.cancel()
    observation = nil
  }

  /// - Parameter withoutFinishing: whether the animator becomes inactive at once, with the views where they are and
  ///   without calling the completions; else `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    freeze()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation: the views go to the position, then the completions are called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    if finalPosition == .end { restore?.end() }
    if finalPosition == .start { restore?.start() }
    complete(finalPosition)
  }

  /// Goes on after a pause, with another timing if one is given, within `durationFactor` times the duration; 0 keeps
  /// the speed.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timing = parameters }
    if durationFactor > 0 {
      let left = 1 - progress.fraction
      progress.rate = left > 0 ? left / max(Double(durationFactor) * duration, 1e-6) : nil
    }
    run()
  }

  private func run(after delay: TimeInterval = 0) {
    guard !isRunning else { return }
    isRunning = true
    var last = MediaClock.current.now + delay
    // UIKIT: an animator that runs lives until its end, whether somebody holds it or not (public code that holds no
    // animator).
    observation = MediaClock.current.observeFrames { now in
      guard self.isRunning, now >= last else { return }
      let step = (now - last) * (self.progress.rate ?? 1 / max(self.duration, 1e-6))
      last = now
      self.progress.fraction = min(max(self.progress.fraction + (self.isReversed ? -step : step), 0), 1)
      if self.isReversed ? self.progress.fraction <= 1e-9 : self.progress.fraction >= 1 - 1e-9 { self.arrive() }
    }
    if duration <= 0, delay <= 0 { arrive() }
  }

  private func arrive() {
    isRunning = false
    observation?.cancel()
    observation = nil
    if pausesOnCompletion { return }
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    halt()
    removeAnimations()
    if position == .start { restore?.start() }
    complete(position)
  }

  private func halt() {
    isRunning = false
    observation?.cancel()
    observation = nil
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    restore = nil
    progress.fraction = 0
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }

  // MARK: The views

  /// Where the views began and where they will be.
  private var restore: AnimatorRestore?

  private func activate() {
    state = .active
    restore = AnimatorRestore()
    progress.duration = duration
    let pending = blocks
    blocks = []
    for block in pending { capture(block.body, from: Double(block.delayFactor)) }
  }

  /// Runs a block so that its animations follow the animator.
  private func capture(_ body: @escaping () -> Void, from start: Double) {
    let curve: AnimationContext.Curve
    if let spring = timing.springTimingParameters {
      curve = .spring(spring.curve(duration: duration))
    } else {
      curve = .timing(timing.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
    }
    let context = AnimationContext(duration: max(duration * (1 - start), 1e-6), curve: curve)
    context.fillsBefore = true
    context.allowsInteraction = isUserInteractionEnabled
    context.driver = AnimatorTime(progress, offset: start * duration)
    restore?.watch { context.run(body) }
    animated += (restore?.layers ?? []).map { AnimatedLayer(layer: $0, keys: $0.animationKeys() ?? []) }
  }

  private func removeAnimations() {
    for entry in animated {
      for key in entry.keys where entry.layer.animation(forKey: key)?.driver is AnimatorTime {
        entry.layer.removeAnimation(forKey: key)
      }
    }
    animated = []
  }

  /// The views stay where they are shown.
  private func freeze() {
    restore?.holdPresentation()
    removeAnimations()
  }
}
