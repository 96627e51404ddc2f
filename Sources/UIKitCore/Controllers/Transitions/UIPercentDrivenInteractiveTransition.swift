internal import UIGeometry

/// Drives an animator's animation by a share that a gesture gives.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// Of the whole transition, in seconds.
  open private(set) var duration: CGFloat = 0
  /// 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster than at its own pace the rest runs. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// How progress of the ending follows from time. Default: ease in and out.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition waits for `update(_:)` from its beginning; else it runs by itself. Default: true.
  open var wantsInteractiveStart = true
  /// How progress of the ending follows from time, in the place of `completionCurve`; a spring has its own time.
  /// Default: nil.
  open var timingCurve: (any UITimingCurveProvider)?

  public override init() { super.init() }

  /// The transition begins and waits at its beginning. Called by the system; call `super` in overrides.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? ControllerTransition)?.animateInteractively()
  }
  /// Moves the transition to a share, clamped to 0…1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// Holds a driven transition where it stands, so that `update(_:)` moves it.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Lets the transition run to its end from where it stands.
  open func finish() {
    takeTiming()
    context?.finishInteractiveTransition()
  }
  /// Lets the transition run back to its beginning from where it stands.
  open func cancel() {
    takeTiming()
    context?.cancelInteractiveTransition()
  }
  private func takeTiming() {
    guard let timingCurve, let transition = context as? ControllerTransition else { return }
    if let spring = timingCurve.springTimingParameters {
      let length = transition.transitionDuration
      let curve = spring.curve(duration: length)
      transition.ending = { curve.progress(at: $0 * length) }
    } else if let curve = timingCurve.cubicTimingParameters?.function.curve {
      transition.ending = { curve.progress(at: $0) }
    }
  }
}
