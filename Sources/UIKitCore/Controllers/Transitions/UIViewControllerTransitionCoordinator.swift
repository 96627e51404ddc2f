/// What a transition is about.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for pushes and changes of tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether somebody has driven the transition from its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be taken over while it runs. Always false here.
  var isInterruptible: Bool { get }
  /// Whether somebody drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition runs back.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the driven transition is, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast the ending goes, 1 being the animation's own pace.
  var completionVelocity: CGFloat { get }
  /// How progress of the ending follows from time.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller before or after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil where it stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that comes with the transition.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations beside a transition's.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates a block along with the transition, within the container, and calls the completion at its end. False when
  /// the transition has ended: nothing is called then.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the driving ends; ask `isCancelled` then.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates a block along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Animates a block along with the transition, for views outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
  /// What `notifyWhenInteractionChanges(_:)` was called before iOS 10.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
