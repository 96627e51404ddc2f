/// What an animator of a transition works with.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation takes place. The context has put the old view in it; the animator adds the new one.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether somebody drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition runs back; hand the opposite to `completeTransition(_:)`.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for pushes and changes of tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far the driven transition is, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The driving is over, and the transition will be completed.
  func finishInteractiveTransition()
  /// The driving is over, and the transition will run back.
  func cancelInteractiveTransition()
  /// Holds a driven transition where it stands.
  func pauseInteractiveTransition()
  /// Must be called at the end of the animation.
  func completeTransition(_ didComplete: Bool)
  /// The controller before or after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil where it is not the transition's to move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn of the interface that the transition brings, identity for none.
  var targetTransform: CGAffineTransform { get }
  /// In the container's coordinates, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view stands after the transition, in the container's coordinates; zero where it leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}
