/// Goes from one collection view controller of a navigation controller to the next by changing the layout: the items move
/// to their new places instead of sliding away with their view.
///
/// UIKIT: both controllers show the same items: the data source stays the first controller's. (Documented for
/// `useLayoutToLayoutNavigationTransitions`.)
@MainActor
final class LayoutTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let from: UICollectionViewController
  private let to: UICollectionViewController

  /// Nil when the two controllers do not ask for it.
  init?(_ from: UIViewController, _ to: UIViewController, _ operation: UINavigationController.Operation) {
    guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController,
      (operation == .pop ? from : to).useLayoutToLayoutNavigationTransitions, from.collectionView != nil,
      to.collectionView != nil
    else { return nil }
    self.from = from
    self.to = to
    if operation == .push, let first = from.collectionView, let second = to.collectionView {
      second.share(first)
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  /// 1. The new view stands where the old one stood, in the old layout. 2. It changes to its own. 3. The old layout goes
  /// back to its view.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = from.collectionView, let new = to.collectionView, let view = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let (oldLayout, newLayout) = (old.collectionViewLayout, new.collectionViewLayout)
    // 1.
    UIView.performWithoutAnimation {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
      new.exchangeLayout(oldLayout)
      new.contentOffset = old.contentOffset
      new.layoutIfNeeded()
      old.isHidden = true
    }
    // 2.
    new.setCollectionViewLayout(newLayout, animated: true) { finished in
      // 3.
      old.isHidden = false
      old.exchangeLayout(oldLayout)
      context.completeTransition(finished && !context.transitionWasCancelled)
    }
  }
}
