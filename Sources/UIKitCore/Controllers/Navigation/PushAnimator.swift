/// The sliding of a push and a pop.
@MainActor
final class PushAnimator: NSObject, LibraryAnimator {
  private let operation: UINavigationController.Operation
  /// How far the view beneath moves, as a share of the width.
  private static let parallax: CGFloat = 0.3

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  /// UIKIT: 0.35 seconds. A guess, the number that is often quoted.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let pushes = operation != .pop
    let width = context.containerView.bounds.width * (context.containerView.isRightToLeft ? -1 : 1)
    let (upper, lower) = pushes ? (to, from) : (from, to)
    let (upperPlace, lowerPlace) = (upper.center, lower.center)
    let away = CGPoint(x: upperPlace.x + width, y: upperPlace.y)
    let beneath = CGPoint(x: lowerPlace.x - width * Self.parallax, y: lowerPlace.y)
    UIView.performWithoutAnimation {
      if pushes { upper.center = away } else { lower.center = beneath }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        upper.center = pushes ? upperPlace : away
        lower.center = pushes ? beneath : lowerPlace
      },
      completion: { _ in
        upper.center = upperPlace
        lower.center = lowerPlace
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
