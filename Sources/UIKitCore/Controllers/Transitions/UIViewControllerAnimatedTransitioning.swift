/// Animates a transition between controllers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the views of the context's container, and calls `completeTransition(_:)` at the end, in any case.
  /// Required.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be paused during the transition. It is asked by nothing but the program.
  ///
  /// UIKIT: a transition that no finger drives begins with `animateTransition(using:)` also where this is implemented:
  /// public code starts this animator there, and some makes it only there (nine files, two of them).
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// The transition is over; called after the context's completion. Default: nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// By default an animator of the duration without animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut, animations: nil)
  }
  /// By default nothing is done at the end.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by hand.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins: keep the context and drive it. Required.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the ending goes, 1 being the animation's own pace.
  var completionSpeed: CGFloat { get }
  /// How progress of the ending follows from time. Default: ease in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition waits to be driven from its beginning. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Default: 1, its own pace.
  public var completionSpeed: CGFloat { 1 }
  /// By default ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// By default true.
  public var wantsInteractiveStart: Bool { true }
}

/// Gives the objects of a presentation's transition.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What animates the presentation; nil for the system's way. Default: nil.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What animates the dismissal; nil for the system's way. Default: nil.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the person drive the presentation's animation; asked where there is an animator. Default: nil.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets the person drive the dismissal's animation; asked where there is an animator. Default: nil.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What manages a presentation of the style `custom`; nil for a plain one. Default: nil.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// By default nil: the system's way.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// By default nil: the system's way.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// By default nil: the animation runs by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// By default nil: the animation runs by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// By default nil: a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
