import CairnHost
import Testing
import UIKit

/// How a transition goes on when the finger has left.
///
/// Provenance: Apple's pages on `completionCurve`, `completionSpeed` and `timingCurve` of
/// `UIPercentDrivenInteractiveTransition`.
@MainActor @Suite(.serialized)
struct InteractiveEndingTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
  private final class Driver: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// What is seen a quarter of the rest of the time after the finger has left half-way.
  private func opacity(_ setUp: (UIPercentDrivenInteractiveTransition) -> Void) -> Double {
    let host = HeadlessHost()
    defer { host.close() }
    let (second, driver) = (UIViewController(), Driver())
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    navigation.delegate = driver
    setUp(driver.interaction)
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    driver.interaction.update(0.5)
    host.settle()
    driver.interaction.finish()
    host.advance(by: 0.125)
    let seen = Double(second.view.layer.presentation()?.opacity ?? -1)
    host.advance(by: 2)
    #expect(second.view.alpha == 1 && navigation.topViewController === second)
    return seen
  }

  @Test func theRestFollowsItsCurve() {
    let even = opacity { $0.completionCurve = .linear }
    #expect(abs(even - 0.625) < 0.03)
    #expect(opacity { $0.completionCurve = .easeIn } < even - 0.03)
    #expect(opacity { $0.completionCurve = .easeOut } > even + 0.03)
    #expect(opacity { _ in } < even - 0.02)
  }

  @Test func aTimingTakesItsPlace() {
    let seen = opacity {
      $0.completionCurve = .linear
      $0.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    }
    #expect(seen > 0.655)
  }

  @Test func aHigherSpeedTakesLessTime() {
    let seen = opacity { ($0.completionCurve, $0.completionSpeed) = (.linear, 2) }
    #expect(abs(seen - 0.75) < 0.04)
  }
}
