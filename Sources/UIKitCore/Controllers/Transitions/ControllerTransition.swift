internal import UIGeometry

/// One transition between two controllers: context for its animator, coordinator for everybody else.
///
/// 1. Set-up: the owner (navigation, tab, presentation) has told the controllers that they will appear and disappear;
/// coordinators collect what shall run beside. 2. Animation: the animator's and what runs beside it. 3. Clean-up:
/// `completeTransition(_:)` tells the owner, then the completions.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator
{
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let isAnimated: Bool
  var presentationStyle = UIModalPresentationStyle.none
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Called once, before the completions: whether the transition went through.
  var onEnd: ((Bool) -> Void)?
  /// Animations of the owner that belong to the transition: bars, dimming.
  var ownAnimations: [() -> Void] = []

  private var beside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var hasEnded = false
  /// In seconds, for changes of geometry, which have no animator.
  var geometryDuration: TimeInterval = 0
  /// What the surroundings are turned by.
  var targetTransform = CGAffineTransform.identity
  /// Which way the interface will be turned; nil where the transition turns nothing.
  var targetOrientation: UIInterfaceOrientation?
  private var hasStarted = false
  /// Whether the transition, if it is not animated, ends in a later turn of the main loop than it begins.
  var endsLater = false
  private var scrubber: TransitionScrubber?

  init(from: UIViewController?, to: UIViewController?, in containerView: UIView, animated: Bool) {
    self.from = from
    self.to = to
    self.containerView = containerView
    isAnimated = animated
  }

  // MARK: Course

  func run() {
    hasStarted = true
    guard isAnimated, let animator else {
      for animation in ownAnimations { animation() }
      for animation in beside { animation(self) }
      guard endsLater else { return completeTransition(true) }
      return UpdateCycle.inLaterTurn { self.completeTransition(true) }
    }
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      interaction.startInteractiveTransition(self)
      return
    }
    animate(by: animator)
  }

  /// UIKIT: what runs beside runs at the same time as the animator's animations (documented of
  /// `animate(alongsideTransition:completion:)`); that it starts after `animateTransition(using:)` has been called is a guess.
  private func animate(by animator: any UIViewControllerAnimatedTransitioning) {
    let duration = transitionDuration
    animator.animateTransition(using: self)
    animateBeside(duration)
  }

  /// A change of the scene's geometry: its own animations and those beside them, in one block.
  func runGeometry(_ duration: TimeInterval) {
    hasStarted = true
    geometryDuration = duration
    let (own, added) = (ownAnimations, beside)
    UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      for animation in own { animation() }
      for animation in added { animation(self) }
      // Constraints that were changed beside the rotation take part in it.
      self.containerView.layoutIfNeeded()
    } completion: { _ in
      self.completeTransition(true)
    }
  }

  /// Starts the animation for a finger to move through.
  func animateInteractively() {
    guard let animator else { return }
    scrubber = TransitionScrubber(duration: transitionDuration)
    scrubber?.record { animate(by: animator) }
  }

  private func animateBeside(_ duration: TimeInterval) {
    let animations = beside
    let own = ownAnimations
    guard !animations.isEmpty || !own.isEmpty else { return }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      for animation in own { animation() }
      for animation in animations { animation(self) }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    onEnd?(didComplete)
    let blocks = completions
    (completions, beside, interactionHandlers, ownAnimations) = ([], [], [], [])
    for block in blocks { block(self) }
    onEnd = nil
  }

  /// Ends a transition that shows nothing any more, and waits for the turn in which it ends.
  func endIfWaiting() {
    if hasStarted, endsLater, !isAnimated { completeTransition(true) }
  }

  /// Ends what is under way, without its animation: its owner changes once more. What a finger still moves is cancelled.
  func endAtOnce() {
    guard hasStarted, !hasEnded else { return }
    if isInteractive {
      isInteractive = false
      transitionWasCancelled = true
      for handler in interactionHandlers { handler(self) }
    }
    scrubber?.arrive(reversed: transitionWasCancelled)
    // Animators tell the context at the end of their animations.
    for view in containerView.subviews { view.layer.removeAllAnimations() }
    completeTransition(!transitionWasCancelled)
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    scrubber?.move(to: percentComplete)
  }
  func pauseInteractiveTransition() { scrubber?.pause() }
  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
    scrubber?.finish(reversed: cancelled, speed: interaction?.completionSpeed ?? 1, along: ending ?? namedEnding)
  }

  /// The share of the rest of the way by that of the rest of the time; nil for `completionCurve`.
  var ending: ((Double) -> Double)?
  private var namedEnding: (Double) -> Double {
    let name: CAMediaTimingFunctionName =
      switch completionCurve {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      default: .easeInEaseOut
      }
    let curve = CAMediaTimingFunction(name: name).curve
    return { curve.progress(at: $0) }
  }

  // MARK: Facts

  var transitionDuration: TimeInterval {
    isAnimated ? animator?.transitionDuration(using: self) ?? geometryDuration : 0
  }
  var initiallyInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

  // MARK: Coordination

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }
  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // UIKIT: who asks right after a push or presentation is in time: the animation starts with the run loop's turn
    // (public code that asks right behind a push).
    if hasStarted, isAnimated, let scrubber {
      scrubber.record {
        UIView.animate(withDuration: transitionDuration, delay: 0, options: .allowUserInteraction) { animation(self) }
      }
    } else if hasStarted, isAnimated, !isInteractive {
      UIView.animate(withDuration: transitionDuration, delay: 0, options: .allowUserInteraction) { animation(self) }
    } else {
      beside.append(animation)
    }
    return true
  }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }
}

extension ControllerTransition {
  /// Calls what a controller was told of rotations before sizes and traits.
  ///
  /// UIKIT: the default `viewWillTransition(to:with:)` calls them, so that a controller which overrides that and leaves out
  /// `super` is not told (WWDC 2014, session 214).
  func announceRotation(to controller: UIViewController) {
    let old = controller.interfaceOrientation
    guard let new = targetOrientation, new != old else { return }
    let duration = transitionDuration
    controller.willRotate(to: new, duration: duration)
    animate(
      alongsideTransition: { _ in controller.willAnimateRotation(to: new, duration: duration) },
      completion: { _ in controller.didRotate(from: old) })
  }
}
