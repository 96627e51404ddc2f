import Foundation
import Testing
import UIKit

@testable import QuartzCore

@MainActor
struct PropertyAnimatorTests {
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func animator(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
  }

  @Test func runsToItsEnd() {
    withVirtualTime { clock in
      let view = UIView()
      let animator = animator(view)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      clock.advance(by: 0.5)
      #expect(abs(x(view) - 50) < 1)
      clock.advance(by: 0.6)
      #expect(positions == [.end])
      #expect(animator.state == .inactive)
      #expect(view.center.x == 100)
    }
  }

  /// Documented: `isRunning` can be observed; programs turn an animation round when it pauses at its end.
  @Test func tellsThatItRuns() {
    withVirtualTime { clock in
      let view = UIView()
      let animator = animator(view)
      animator.pausesOnCompletion = true
      var seen: [Bool] = []
      let observation = animator.observe(\.isRunning) { animator, _ in seen.append(animator.isRunning) }
      animator.startAnimation()
      clock.advance(by: 1.1)
      #expect(seen == [true, false])
      #expect(animator.state == .active)
      #expect(animator.value(forKey: "running") as? Bool == false)
      #expect(animator.value(forKeyPath: "isReversed") as? Bool == false)
      animator.stopAnimation(true)
      observation.invalidate()
    }
  }

  @Test func followsTheFinger() {
    withVirtualTime { clock in
      let view = UIView()
      let animator = animator(view)
      animator.pauseAnimation()
      for fraction in [0.25, 0.75, 0.5] {
        animator.fractionComplete = fraction
        clock.advance(by: 0.1)
        #expect(abs(x(view) - fraction * 100) < 1e-6)
      }
      animator.stopAnimation(true)
    }
  }

  /// Apple's pages on `scrubsLinearly` and `runningPropertyAnimator(withDuration:delay:options:animations:completion:)`.
  @Test func scrubsStraightUnlessToldOtherwise() {
    withVirtualTime { clock in
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
      animator.fractionComplete = 0.5
      clock.advance(by: 0.1)
      #expect(abs(x(view) - 50) < 0.01)
      #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      clock.advance(by: 0.1)
      #expect(x(view) < 40)
      animator.stopAnimation(true)
    }
  }

  @Test func runsWithoutBeingHeld() {
    withVirtualTime { clock in
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 100
      } completion: {
        ends.append($0)
      }
      clock.advance(by: 0.5)
      #expect(abs(x(view) - 50) < 1)
      clock.advance(by: 0.6)
      #expect(ends == [.end])
      weak var gone: UIViewPropertyAnimator?
      do {
        let animator = animator(view)
        gone = animator
        animator.startAnimation()
      }
      #expect(gone != nil)
      clock.advance(by: 1.1)
      #expect(gone == nil)
    }
  }

  @Test func turnsRound() {
    withVirtualTime { clock in
      let view = UIView()
      let animator = animator(view)
      var position: UIViewAnimatingPosition?
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(by: 0.7)
      #expect(position == .start)
      #expect(view.center.x == 0)
    }
  }

  @Test func stopsWhereItIs() {
    withVirtualTime { clock in
      let view = UIView()
      let animator = animator(view)
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(abs(view.center.x - 25) < 2)
      animator.finishAnimation(at: .end)
      #expect(view.center.x == 100)
    }
  }
}
