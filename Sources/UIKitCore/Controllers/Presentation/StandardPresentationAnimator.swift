/// The transitions that every presentation has: up from below, or a dissolve.
@MainActor
final class StandardPresentationAnimator: NSObject, LibraryAnimator {
  private let style: UIModalTransitionStyle
  private let presenting: Bool

  /// DEVIATION: flips and curls are drawn as dissolves.
  init(_ style: UIModalTransitionStyle, presenting: Bool) {
    self.style = style
    self.presenting = presenting
  }

  /// UIKIT: half a second for what comes from below, a third for dissolves. A guess.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    style == .coverVertical ? 0.5 : 0.33
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: presenting ? .to : .from) else { return context.completeTransition(true) }
    let duration = transitionDuration(using: context)
    let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    if style == .coverVertical {
      let place = view.frame
      let below = place.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - place.minY)
      if presenting { UIView.performWithoutAnimation { view.frame = below } }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: { view.frame = self.presenting ? place : below }, completion: finish)
    } else {
      let alpha = view.alpha
      if presenting { UIView.performWithoutAnimation { view.alpha = 0 } }
      UIView.animate(
        withDuration: duration, delay: 0, options: .allowUserInteraction,
        animations: { view.alpha = self.presenting ? alpha : 0 }
      ) {
        if !self.presenting { view.alpha = alpha }
        finish($0)
      }
    }
  }
}
