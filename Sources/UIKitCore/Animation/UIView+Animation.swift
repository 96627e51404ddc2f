internal import UIGeometry

/// Animations of views.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview#Animating-views-with-block-objects>
extension UIView {
  // MARK: Blocks

  /// Animates what `animations` changes.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 changes at once.
  ///   - delay: before the animation begins, in seconds.
  ///   - options: Curve, repetition and how running animations are taken over.
  ///   - animations: What changes in the block is animated.
  ///   - completion: called when all animations of the block have ended; false when one was cut short.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimator.animate(
      duration, delay: delay, curve: .timing(AnimationContext.function(options.curve)), options: options, animations,
      completion)
  }

  /// Animates what changes in the block, in seconds, at once and along `easeInOut`. The completion hears whether it ran
  /// to its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates along a spring.
  ///
  /// - Parameters:
  ///   - duration: until the spring has come to rest, in seconds.
  ///   - delay: Before the animation begins, in seconds.
  ///   - dampingRatio: 1 does not overshoot; towards 0 it swings more.
  ///   - velocity: at the beginning, in distances to go per second.
  ///   - options: Curve, repetition and how running animations are taken over.
  ///   - animations: What changes in the block is animated.
  ///   - completion: Called when all animations of the block have ended; false when one was cut short.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      settlingDuration: max(duration, 1e-3), dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    ViewAnimator.animate(duration, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  /// Animates along a spring that is told by how it is perceived.
  ///
  /// - Parameters:
  ///   - duration: of one swing as it is perceived, in seconds.
  ///   - bounce: 0 for none, towards 1 for more; below 0 for a slower end.
  ///   - initialSpringVelocity: At the beginning, in distances to go per second.
  ///   - delay: Before the animation begins, in seconds.
  ///   - options: Curve, repetition and how running animations are taken over.
  ///   - animations: What changes in the block is animated.
  ///   - completion: Called when all animations of the block have ended; false when one was cut short.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let omega = 2 * Double.pi / max(duration, 1e-3)
    let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + Double(bounce))
    let spring = SpringCurve(
      stiffness: omega * omega, damping: 2 * max(ratio, 1e-3) * omega,
      initialVelocity: Double(initialSpringVelocity))
    ViewAnimator.animate(
      spring.settlingDuration, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  // MARK: Keyframes

  /// Runs the block, whose calls of `addKeyframe(withRelativeStartTime:…)` say when what changes; times are seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { ViewAnimator.animateKeyframes(duration, delay: delay, options: options, animations, completion) }

  /// Part of `animateKeyframes`; times are shares of its duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { ViewAnimator.addKeyframe(frameStartTime, frameDuration, animations) }

  // MARK: Transitions

  /// Shows what `animations` changes in `view` by a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { ViewAnimator.transition(view, duration, options, animations, completion) }

  /// Replaces `fromView` by `toView`, or hides one and shows the other with `.showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(false)
      return
    }
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    ViewAnimator.transition(parent, duration, options, exchange, completion)
  }

  /// Fades views out and removes them.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  // MARK: Switches

  /// Default: true.
  public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }
  /// Whether blocks animate at all; where not, their changes happen at once and the completions are called.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.mode = enabled ? .animated : .switchedOff
  }

  /// Runs the block so that its changes happen at once, within an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let was = AnimationContext.mode
    if was == .animated { AnimationContext.mode = .suspended }
    actionsWithoutAnimation()
    AnimationContext.mode = was
  }

  /// The duration of the animation block that runs; 0 outside of blocks. In seconds.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  /// Repeats the animations of the block that runs.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.current else { return animations() }
    let context = AnimationContext(
      duration: outer.duration, delay: outer.delay, curve: outer.curve,
      options: autoreverses ? outer.options.union(.autoreverse) : outer.options)
    context.setRepeatCount(Float(count))
    outer.group.begin()
    context.run(animations)
    context.group.close { outer.group.end(finished: $0) }
  }
}

extension UIView {
  /// The view leaves its window: unless it is in one when the changes are committed, its animations end unfinished.
  ///
  /// UIKIT: Core Animation takes animations off layers that are removed from the window, but for those that are not
  /// removed on completion (wnagrodzki/AnimationRestoration, a library against it; programs set
  /// `isRemovedOnCompletion` for that).
  func animationsWillBeUnseen() {
    guard let layer = materializedLayer, layer.animatesWithoutViews else { return }
    UpdateCycle.afterCommit(of: self) { view in
      if view.windowReference == nil { view.materializedLayer?.removeUnseenAnimations() }
    }
    UpdateCycle.keepUntilCommit([self])
  }
}
