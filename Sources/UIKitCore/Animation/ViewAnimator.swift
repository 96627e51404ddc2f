internal import UIGeometry

/// Runs animation blocks: `UIView.animate` and its kin.
@MainActor
enum ViewAnimator {
  static func animate(
    _ duration: TimeInterval, delay: TimeInterval, curve: AnimationContext.Curve, options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let context = context(duration, delay, curve, options)
    guard AnimationContext.isEnabled, context.duration > 0 || delay > 0 else { return perform(animations, completion) }
    guard options.contains(.flushUpdates) else {
      return run(context, { options.contains(.layoutSubviews) ? layingOut(animations) : animations() }, completion)
    }
    UIView.performWithoutAnimation { UpdateCycle.flush() }
    run(
      context,
      {
        animations()
        UpdateCycle.flush()
      }, completion)
  }

  /// Lays out the views that are given another size, so that what is in them is animated, too (Apple's page on
  /// `layoutSubviews`, the option).
  private static func layingOut(_ animations: () -> Void) {
    var views: [UIView] = []
    let outer = LayerActions.observer
    let observer = LayerChangeObserver { layer, key, old in
      outer?.body(layer, key, old)
      if key == "bounds", let view = layer.host as? UIView { views.append(view) }
    }
    LayerActions.observe(observer) {
      animations()
      for view in views { view.layoutIfNeeded() }
    }
  }

  /// Changes without an animation.
  ///
  /// UIKIT: without a duration the completion is called at the beginning of the next turn of the run loop (documented of
  /// `completion`), which libraries see as a pause; so it is while the program has switched animations off: tests of a
  /// library call from blocks whose completions read what the callers still change. In `performWithoutAnimation(_:)`
  /// everything happens at once.
  private static func perform(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    UIView.performWithoutAnimation(animations)
    guard let completion else { return }
    if AnimationContext.mode == .suspended {
      completion(true)
    } else {
      MediaClock.current.schedule(after: 0) { completion(true) }
    }
  }

  /// A block within a block takes over the outer one's duration and curve, unless it says otherwise.
  private static func context(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: AnimationContext.Curve, _ options: UIView.AnimationOptions
  ) -> AnimationContext {
    var (duration, curve) = (max(duration, 0), curve)
    if let outer = AnimationContext.outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve), case .timing = curve { curve = outer.curve }
    }
    let context = AnimationContext(duration: duration, delay: max(delay, 0), curve: curve, options: options)
    if let outer = AnimationContext.outer {
      context.driver = outer.driver
      context.delay += outer.delay
    }
    return context
  }

  static func run(_ context: AnimationContext, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    context.run(animations)
    close(context, completion)
  }

  /// The block is complete: `completion` is called when its animations have ended.
  static func close(_ context: AnimationContext, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return context.group.close { _ in } }
    if context.group.isEmpty {
      // UIKIT: a block that animates nothing is over at the next turn of the run loop. A guess.
      MediaClock.current.schedule(after: 0) { completion(true) }
      context.group.close { _ in }
    } else {
      context.group.close(completion)
    }
  }

  // MARK: Keyframes

  /// UIKIT: repetition and curve are those of all keyframes together (Apple's page on `UIView.KeyframeAnimationOptions`;
  /// two public questions about keyframes that begin late, whose answer is the curve: `easeInOut` unless the options say
  /// otherwise or a block around has another one).
  static func animateKeyframes(
    _ duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let plain = options.animationOptions
    let context = context(duration, delay, .timing(AnimationContext.function(plain.curve)), plain)
    guard AnimationContext.isEnabled, context.duration > 0 else { return perform(animations, completion) }
    let keyframes = KeyframeCourses(options.calculationMode)
    context.keyframes = keyframes
    context.fillsBefore = true
    context.run(animations)
    for (layer, animation) in keyframes.animations { ViewAnimationAction(context).add(animation, to: layer) }
    close(context, completion)
  }

  static func addKeyframe(_ start: Double, _ share: Double, _ animations: () -> Void) {
    guard let outer = AnimationContext.current, let keyframes = outer.keyframes else { return animations() }
    let keyframe = AnimationContext(
      duration: max(outer.duration * share, 1e-6), delay: outer.delay + outer.duration * start, curve: outer.curve,
      options: outer.options.subtracting([.repeat, .autoreverse]))
    keyframe.keyframes = keyframes
    keyframe.keyframe = start...(start + max(share, 0))
    keyframe.driver = outer.driver
    keyframe.run(animations)
  }

  // MARK: Transitions

  static func transition(
    _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard AnimationContext.isEnabled, duration > 0, options.transition != 0 else {
      return perform({ animations?() }, completion)
    }
    let before = view.snapshotView(afterScreenUpdates: false)
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      UIView.performWithoutAnimation { animations?() }
    }
    guard let before else {
      completion?(true)
      return
    }
    before.frame = view.bounds
    view.addSubview(before)
    // DEVIATION: flips and curls are drawn as dissolves.
    let fade = { before.alpha = 0 }
    animate(duration, delay: 0, curve: .timing(AnimationContext.function(options.curve)), options: options, fade) {
      before.removeFromSuperview()
      completion?($0)
    }
  }
}
