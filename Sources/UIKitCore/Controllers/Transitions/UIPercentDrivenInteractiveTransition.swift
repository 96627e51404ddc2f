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
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  open var timingCurve: (any UITimingCurveProvider)? {
    willSet { if newValue != nil { Limitation.hasNoEffect("UIPercentDrivenInteractiveTransition.timingCurve") } }
  }

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? ControllerTransition)?.animateInteractively()
  }
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  open func pause() { context?.pauseInteractiveTransition() }
  open func finish() { context?.finishInteractiveTransition() }
  open func cancel() { context?.cancelInteractiveTransition() }
}
