import CairnHost
import Testing
import UIKit

/// Animations of blocks and of animators. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)>
/// and <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>.
@MainActor @Suite(.serialized)
struct AnimationBlockTests {
  private func show(_ view: UIView, in host: HeadlessHost) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
  }

  /// "During an animation, user interactions are temporarily disabled for the views being animated."
  @Test(arguments: [
    (UIView.AnimationOptions(), false), (.allowUserInteraction, true),
  ]) func animatedViewsTakeNoTouches(options: UIView.AnimationOptions, takes: Bool) {
    let (host, button) = (HeadlessHost(), UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50)))
    defer { host.close() }
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    show(button, in: host)
    UIView.animate(withDuration: 1, delay: 0, options: options) { button.alpha = 0.5 }
    host.advance(by: 0.1)
    host.tap(button)
    #expect(taps == (takes ? 1 : 0))
    host.advance(by: 1)
    host.tap(button)
    #expect(taps == (takes ? 2 : 1))
  }

  @Test(arguments: [true, false]) func anAnimatorDecidesWhetherItsViewsTakeTouches(takes: Bool) {
    let (host, button) = (HeadlessHost(), UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50)))
    defer { host.close() }
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    show(button, in: host)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha = 0.5 }
    animator.isUserInteractionEnabled = takes
    animator.startAnimation()
    host.tap(button)
    #expect(taps == (takes ? 1 : 0))
    animator.stopAnimation(true)
  }

  /// What takes over begins where the view is shown, whatever the former animation adds to.
  @Test func anAnimationBeginsWhereTheViewIsShown() throws {
    let (host, view) = (HeadlessHost(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    defer { host.close() }
    show(view, in: host)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
    host.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 50 }
    let shown = try #require(view.layer.presentation()).position.x
    #expect(abs(shown - 150) < 5)
    host.advance(by: 0.5)
    #expect(abs(try #require(view.layer.presentation()).position.x - 100) < 5)
  }

  @Test func anAnimatorWithADelayIsActiveAtOnce() throws {
    let (host, view) = (HeadlessHost(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    defer { host.close() }
    show(view, in: host)
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { view.center.x = 150 },
      completion: { end = $0 })
    #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
    #expect(view.center.x == 150)
    host.advance(by: 0.4)
    #expect(try #require(view.layer.presentation()).position.x == 50)
    host.advance(by: 0.35)
    #expect(abs(try #require(view.layer.presentation()).position.x - 100) < 5)
    host.advance(by: 0.3)
    #expect(end == .end && animator.state == .inactive)
  }

  /// A delay is waited for without a duration, too.
  @Test func aDelayAloneEndsWhenItIsOver() {
    let (host, view) = (HeadlessHost(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    defer { host.close() }
    show(view, in: host)
    var ends: [Bool] = []
    UIView.animate(withDuration: 0, delay: 0.5, options: [], animations: { view.alpha = 0 }) { ends.append($0) }
    host.advance(by: 0.4)
    #expect(ends.isEmpty && view.layer.presentation()?.opacity == 1)
    host.advance(by: 0.15)
    #expect(ends == [true] && view.layer.presentation()?.opacity == 0)
  }
}
