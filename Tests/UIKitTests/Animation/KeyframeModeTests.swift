import Foundation
import Testing
import UIKit

/// What views show between keyframes.
///
/// Provenance: Apple's pages on `UIView.KeyframeAnimationOptions` and `CAAnimationCalculationMode`; the animation that a
/// public question prints (`CAKeyframeAnimation` of the values 1, 0, 0 at 0, 0.1 and 1); places derived from these.
@MainActor
struct KeyframeModeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    return view
  }
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private nonisolated static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mode: UIView.KeyframeAnimationOptions
    /// Where the view goes, and until which share of the time.
    let stops: [(x: CGFloat, until: Double)]
    /// Where it is seen at a share of the time.
    let seen: [(share: Double, x: CGFloat)]
  }

  private nonisolated static let courses: [Course] = [
    Course(
      testDescription: "linear", mode: .calculationModeLinear, stops: [(150, 0.2), (350, 1)],
      seen: [(0, 50), (0.1, 100), (0.2, 150), (0.6, 250)]),
    Course(
      testDescription: "discrete", mode: .calculationModeDiscrete, stops: [(150, 0.5), (250, 0.75), (350, 1)],
      seen: [(0.25, 50), (0.6, 150), (0.8, 250)]),
    Course(
      testDescription: "paced", mode: .calculationModePaced, stops: [(150, 0.2), (350, 1)],
      seen: [(0.1, 80), (0.5, 200), (0.9, 320)]),
    Course(
      testDescription: "cubic", mode: .calculationModeCubic, stops: [(150, 0.5), (50, 1)],
      seen: [(0.25, 106.25), (0.5, 150), (0.75, 106.25)]),
    Course(
      testDescription: "cubic paced", mode: .calculationModeCubicPaced, stops: [(150, 0.1), (50, 1)],
      seen: [(0.25, 106.25), (0.5, 150), (0.75, 106.25)]),
  ]

  @Test(arguments: courses) func everyModeFindsItsValues(course: Course) {
    withVirtualTime { clock in
      let view = view()
      UIView.animateKeyframes(withDuration: 10, delay: 0, options: course.mode.union(Self.linear)) {
        var start = 0.0
        for stop in course.stops {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: stop.until - start) {
            view.center.x = stop.x
          }
          start = stop.until
        }
      }
      var share = 0.0
      for place in course.seen {
        clock.advance(by: (place.share - share) * 10)
        share = place.share
        #expect(abs(x(view) - place.x) < 1e-3, "at \(share)")
      }
      clock.advance(by: 10)
      #expect(x(view) == course.stops.last?.x)
    }
  }

  @Test func keyframesOfAPropertyAreOneAnimation() {
    withVirtualTime { _ in
      let view = view()
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.2) { view.center = CGPoint(x: 60, y: 70) }
      }
      let fade = view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation
      #expect(fade?.keyTimes?.map(\.doubleValue) == [0, 0.1, 1])
      #expect(fade?.values?.map { "\($0)" } == ["1.0", "0.0", "0.0"])
      #expect(fade?.duration == 10)
      let move = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
      #expect(move?.values as? [CGPoint] == [(50, 50), (50, 50), (60, 70), (60, 70)].map { CGPoint(x: $0, y: $1) })
    }
  }

  private func move(_ view: UIView) {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
    }
  }

  /// Two public questions about keyframes that seem to come late: the answer is the curve of them all.
  @Test func theCurveIsThatOfAllKeyframes() {
    withVirtualTime { clock in
      let (eased, straight) = (view(), view())
      move(eased)
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) { move(straight) }
      clock.advance(by: 0.25)
      #expect(x(eased) > 55 && x(eased) < 70)
      clock.advance(by: 0.75)
      #expect(abs(x(straight) - 75) < 1e-3, "a block within a block takes over its duration and its curve")
    }
  }

  @Test func animatorsGiveKeyframesTheirTime() {
    withVirtualTime { clock in
      let view = view()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
        }
      }
      animator.startAnimation()
      for (time, expected) in [(0.25, 100.0), (0.25, 150), (0.5, 150), (0.5, 200)] {
        clock.advance(by: time)
        #expect(abs(Double(x(view)) - expected) < 1e-3)
      }
      clock.advance(by: 1)
      #expect(x(view) == 250 && view.layer.animationKeys() == nil)
    }
  }
}
