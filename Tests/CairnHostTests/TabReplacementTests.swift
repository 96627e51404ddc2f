import CairnHost
import Testing
import UIKit

/// New controllers in the place of a tab bar controller's.
@MainActor @Suite(.serialized)
struct TabReplacementTests {
  private final class Sliding: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var ways: [[UIViewController]] = []
    var isInvited = true

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ways.append([fromVC, toVC])
      return isInvited ? self : nil
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let shown = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(shown)
      shown.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) {
        transitionContext.completeTransition($0)
      }
    }
  }

  /// Provenance: a public coordinator library's tests of animations, which pass on iOS.
  @Test(arguments: [true, false]) func theDelegateAnimatesTheChange(isInvited: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let (tabs, delegate) = (UITabBarController(), Sliding())
    let (old, new) = ([UIViewController(), UIViewController()], [UIViewController(), UIViewController()])
    delegate.isInvited = isInvited
    tabs.delegate = delegate
    tabs.setViewControllers(old, animated: false)
    host.show(tabs)
    #expect(delegate.ways.isEmpty)
    tabs.setViewControllers(new, animated: true)
    #expect(delegate.ways == [[old[0], new[0]]])
    #expect(tabs.selectedViewController === new[0])
    #expect((old[0].view.window != nil) == isInvited)
    host.advance(by: 1)
    #expect(old[0].viewIfLoaded?.window == nil && old[0].parent == nil && old[1].parent == nil)
    #expect(new[0].view.window != nil && new[0].parent === tabs && new[0].view.alpha == 1)
    // What stays selected is not animated, nor is what nobody asks to.
    tabs.setViewControllers([new[1], new[0]], animated: true)
    tabs.setViewControllers(old, animated: false)
    host.settle()
    #expect(delegate.ways.count == 1)
    #expect(tabs.selectedViewController?.view.window != nil)
  }
}
