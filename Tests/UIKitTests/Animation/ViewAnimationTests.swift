import Foundation
import Testing
import UIKit

@testable import QuartzCore

@MainActor
struct ViewAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    return view
  }
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test(arguments: [(0.0, 50.0), (0.25, 75.0), (0.5, 100.0), (1.0, 150.0)])
  func positionsRunStraightAtLinearSpeed(time: Double, expected: Double) {
    withVirtualTime { clock in
      let view = view()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      #expect(view.center.x == 150)
      clock.advance(by: time)
      #expect(abs(x(view) - expected) < 1e-6)
    }
  }

  /// Derived from tests of libraries, which wait for less than the animation would take.
  @Test func whatIsOnNoScreenIsOverOnceTheChangesAreCommitted() {
    withVirtualTime { clock in
      let (lost, late) = (UIView(), UIView())
      var heard: [String] = []
      UIView.animate(withDuration: 1) {
        lost.alpha = 0
      } completion: {
        heard.append("lost \($0)")
      }
      UIView.animate(withDuration: 1) {
        late.alpha = 0
      } completion: {
        heard.append("late \($0)")
      }
      #expect(heard.isEmpty)
      window.addSubview(late)
      clock.advance(by: 0.1)
      #expect(heard == ["lost true"])
      #expect(lost.layer.animationKeys() == nil)
      clock.advance(by: 1)
      #expect(heard == ["lost true", "late true"])
    }
  }

  @Test func laterAnimationsAddToEarlierOnes() {
    withVirtualTime { clock in
      let view = view()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      // Nothing jumps: 50 of the first way are left, and all of the way back.
      #expect(abs(x(view) - 100) < 1e-6)
      clock.advance(by: 0.5)
      #expect(abs(x(view) - 100) < 1e-6)
      clock.advance(by: 0.5)
      #expect(abs(x(view) - 50) < 1e-6)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  /// Opacities are of another precision than the rest: their way back begins where they are, too.
  @Test func anOpacityTurnsRoundWhereItIs() {
    withVirtualTime { clock in
      let view = view()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.alpha = 1 }
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      clock.advance(by: 0.5)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    }
  }

  @Test func completionsComeInTheOrderOfTheirEnds() {
    withVirtualTime { clock in
      let (a, b) = (view(), view())
      var heard: [String] = []
      UIView.animate(withDuration: 0.5) {
        a.alpha = 0
      } completion: {
        heard.append("a \($0)")
      }
      UIView.animate(withDuration: 0.2) {
        b.alpha = 0
      } completion: {
        heard.append("b \($0)")
      }
      UIView.animate(withDuration: 0.3) {
      } completion: {
        heard.append("nothing \($0)")
      }
      #expect(heard == [])
      clock.advance(by: 0.1)
      #expect(heard == ["nothing true"])
      clock.advance(by: 0.9)
      #expect(heard == ["nothing true", "b true", "a true"])
    }
  }

  @Test func removedAnimationsDoNotFinish() {
    withVirtualTime { clock in
      let view = view()
      var finished: Bool?
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      clock.advance(by: 0.5)
      view.layer.removeAllAnimations()
      #expect(finished == false)
    }
  }

  /// Provenance: the documentation of `completion`, which is called at the beginning of the next turn of the run loop, and
  /// libraries that go on in it with what the caller still holds.
  @Test func blocksWithoutDurationEndAtTheNextTurn() {
    withVirtualTime { clock in
      let view = view()
      var finished: [Bool] = []
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      UIView.animateKeyframes(withDuration: 0, delay: 0, animations: {}) { finished.append($0) }
      UIView.transition(with: view, duration: 0, options: .transitionCrossDissolve, animations: nil) {
        finished.append($0)
      }
      #expect(view.layer.animationKeys() == nil)
      #expect(finished.isEmpty)
      clock.advance(by: 0)
      #expect(finished == [true, true, true])
    }
  }

  @Test func blocksEndAtOnceWhereAnimationsAreOff() {
    var finished: Bool?
    UIView.performWithoutAnimation { UIView.animate(withDuration: 1, animations: {}, completion: { finished = $0 }) }
    #expect(finished == true)
  }

  @Test func nothingAnimatesWhereAnimationsAreOff() {
    withVirtualTime { _ in
      let view = view()
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0 }
        view.center.x = 10
      }
      #expect(view.layer.animationKeys() == ["position"])
    }
  }

  @Test func innerBlocksInheritTheOuterDuration() {
    withVirtualTime { clock in
      let view = view()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.5) { view.center.x = 150 }
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      clock.advance(by: 1)
      #expect(abs(x(view) - 100) < 1e-6)
    }
  }

  @Test func delaysHoldTheBeginning() {
    withVirtualTime { clock in
      let view = view()
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
      clock.advance(by: 0.25)
      #expect(abs(x(view) - 50) < 1e-6)
      clock.advance(by: 0.75)
      #expect(abs(x(view) - 100) < 1e-6)
    }
  }

  @Test func keyframesShareTheDuration() {
    withVirtualTime { clock in
      let view = view()
      var finished = false
      let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
      } completion: {
        finished = $0
      }
      #expect(abs(x(view) - 50) < 1e-6)
      clock.advance(by: 0.5)
      #expect(abs(x(view) - 100) < 1e-6)
      clock.advance(by: 1)
      #expect(abs(x(view) - 200) < 1e-6)
      clock.advance(by: 0.6)
      #expect(finished)
    }
  }

  @Test func springsPassTheirGoalAndComeToRest() {
    withVirtualTime { clock in
      let view = view()
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
        view.center.x = 150
      }
      var highest: CGFloat = 0
      for _ in 0..<60 {
        clock.advance(by: 1.0 / 60)
        highest = max(highest, x(view))
      }
      #expect(highest > 155)
      #expect(abs(x(view) - 150) < 0.2)
    }
  }

  @Test func layoutInABlockAnimatesFrames() {
    withVirtualTime { clock in
      let (root, child) = (view(), UIView())
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      let width = child.widthAnchor.constraint(equalToConstant: 20)
      NSLayoutConstraint.activate([
        width, child.heightAnchor.constraint(equalToConstant: 10),
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        child.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      width.constant = 60
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
      #expect(child.frame.width == 60)
      clock.advance(by: 0.5)
      #expect(abs((child.layer.presentation()?.bounds.width ?? 0) - 40) < 1e-6)
    }
  }

  @Test func coloursMixOnTheWay() {
    withVirtualTime { clock in
      let view = view()
      view.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .white }
      clock.advance(by: 0.5)
      let grey = view.layer.presentation()?.backgroundColor
      #expect(abs((grey?.components?.first ?? 0) - 0.5) < 0.01)
    }
  }
}
