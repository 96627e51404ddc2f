import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct AnimationTests {
  private func withClock(_ body: (MediaClock, CALayer) throws -> Void) rethrows {
    let old = MediaClock.current
    let clock = MediaClock(virtualTime: 10)
    MediaClock.current = clock
    defer { MediaClock.current = old }
    try body(clock, CALayer())
  }

  /// What ends in one frame is told of in the order of adding, wherever the layers lie in memory.
  @Test func endsOfOneFrameAreInOrder() {
    withClock { clock, _ in
      final class Listener: CAAnimationDelegate {
        var ended: [Int] = []
        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
          ended.append(animation.value(forKey: "number") as? Int ?? -1)
        }
      }
      let (listener, layers) = (Listener(), (0..<40).map { _ in CALayer() })
      let order = layers.indices.map { ($0 * 17) % layers.count }
      for (number, index) in order.enumerated() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.5
        animation.delegate = listener
        animation.setValue(number, forKey: "number")
        layers[index].add(animation, forKey: "fade")
      }
      clock.advance(by: 1)
      #expect(listener.ended == Array(0..<40))
    }
  }

  /// Provenance: documented of `add(_:forKey:)`: the animation is copied.
  @Test func anAnimationIsCopied() {
    withClock { _, layer in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 2
      layer.add(animation, forKey: "a")
      animation.duration = 9
      #expect(layer.animation(forKey: "a") !== animation && layer.animation(forKey: "a")?.duration == 2)
    }
  }

  /// Provenance: documented of `add(_:forKey:)`: without a duration an animation takes the transaction's, or 0.25 s.
  @Test func anAnimationTakesTheTransactionsDuration() {
    withClock { _, layer in
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "opacity")
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(CABasicAnimation(keyPath: "position.x"), forKey: "p")
      CATransaction.commit()
      #expect(layer.animation(forKey: "p")?.duration == 2)
    }
  }

  /// Provenance: Apple's page on `CAValueFunction`: a whole turn is animated as a number.
  @Test func numbersBecomeTransforms() {
    withClock { clock, layer in
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi * 2, 1)
      turn.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(turn, forKey: "turn")
      clock.advance(by: 0.25)
      #expect(abs((layer.presentation()?.transform.m12 ?? 0) - 1) < 1e-6)
      layer.removeAllAnimations()
      let grow = CABasicAnimation(keyPath: "transform")
      grow.valueFunction = CAValueFunction(name: .scale)
      (grow.fromValue, grow.toValue, grow.duration) = ([1, 1, 1], [3, 5, 1], 1)
      grow.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(grow, forKey: "grow")
      clock.advance(by: 0.5)
      let shown = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(shown.m11 - 2) < 1e-6 && abs(shown.m22 - 3) < 1e-6)
    }
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "nothing")) == nil)
  }

  @Test func transformsTravelInValues() {
    let transform = CATransform3DMakeScale(2, 3, 1)
    let value: Any = NSValue(caTransform3D: transform)
    #expect(value as? CATransform3D == transform && (value as? NSValue)?.caTransform3DValue == transform)
    #expect(NSNumber(value: 1) as Any as? CATransform3D == nil)
    withClock { clock, layer in
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      animation.toValue = value
      animation.duration = 2
      layer.add(animation, forKey: nil)
      clock.advance(by: 1)
      #expect(layer.presentation()?.transform.m11 == 1.5)
    }
  }

  @Test func numbersByKeyAreNumbers() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.cornerRadius = 4
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? NSNumber
    #expect(abs((angle?.doubleValue ?? 0) - .pi / 2) < 1e-9)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 4 && layer.value(forKey: "opacity") as? Float == 1)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
  }

  @Test(
    arguments: [
      // from, to, by; the layer's own opacity is 0.8. Source: documentation of CABasicAnimation.
      (0.2, 0.6, nil, 0.4), (0.2, nil, 0.4, 0.4), (nil, 0.6, 0.4, 0.4), (0.2, nil, nil, 0.5), (nil, 0.4, nil, 0.6),
      (nil, nil, 0.2, 0.9),
    ] as [(Double?, Double?, Double?, Double)])
  func basicAnimationsKnowTheirEnds(from: Double?, to: Double?, by: Double?, middle: Double) {
    withClock { clock, layer in
      layer.opacity = 0.8
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 2
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      layer.add(animation, forKey: "a")
      clock.advance(by: 1)
      #expect(abs(Double(layer.presentation()?.opacity ?? 0) - middle) < 1e-5)
    }
  }

  @Test func animationsLeaveWhenTheyAreOver() {
    withClock { clock, layer in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 0.5
      animation.toValue = 0
      layer.add(animation, forKey: "a")
      clock.advance(by: 0.4)
      #expect(layer.animationKeys() == ["a"])
      clock.advance(by: 0.2)
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation() === layer)
    }
  }

  @Test func forwardFillsKeepTheEnd() {
    withClock { clock, layer in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 0.5
      animation.toValue = 0
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "a")
      clock.advance(by: 3)
      #expect(layer.presentation()?.opacity == 0)
    }
  }

  @Test func keyframesHaveTheirTimes() {
    withClock { clock, layer in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.duration = 1
      animation.values = [0, 100, 50]
      animation.keyTimes = [0, 0.25, 1]
      layer.add(animation, forKey: "a")
      clock.advance(by: 0.25)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
      clock.advance(by: 0.375)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 75) < 1e-6)
    }
  }

  /// Derived: a transform has no sum, so that the smooth modes go straight from one to the next.
  @Test func transformsGoStraightBetweenKeyframes() {
    withClock { clock, layer in
      let animation = CAKeyframeAnimation(keyPath: "transform")
      animation.calculationMode = .cubic
      animation.duration = 1
      animation.values = [CATransform3DMakeScale(1, 1, 1), CATransform3DMakeScale(3, 3, 1)]
      layer.add(animation, forKey: "a")
      clock.advance(by: 0.5)
      #expect(abs((layer.presentation()?.transform.m11 ?? 0) - 2) < 1e-6)
    }
  }

  @Test func repetitionsAndReversals() {
    withClock { clock, layer in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 1
      animation.fromValue = 0
      animation.toValue = 100
      animation.autoreverses = true
      animation.repeatCount = 2
      layer.add(animation, forKey: "a")
      for expected in [50.0, 50, 50, 50] {
        clock.advance(by: 0.5)
        #expect(abs(Double(layer.presentation()?.position.x ?? 0) - expected) < 1e-6)
        clock.advance(by: 0.5)
      }
      clock.advance(by: 0.1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func groupsEndTheirAnimations() {
    withClock { clock, layer in
      let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
      fade.duration = 1
      fade.toValue = 0
      move.duration = 2
      move.toValue = 100
      let group = CAAnimationGroup()
      group.animations = [fade, move]
      group.duration = 2
      layer.add(group, forKey: "g")
      clock.advance(by: 0.5)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 25) < 1e-5)
    }
  }

  @Test func plainLayersAnimateByThemselves() {
    withClock { clock, layer in
      let parent = CALayer()
      parent.addSublayer(layer)
      CATransaction.flush()
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
      clock.advance(by: 0.3)
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func transactionsCompleteAfterTheirAnimations() {
    withClock { clock, layer in
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.append("done") }
      CATransaction.setAnimationDuration(0.5)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      layer.add(animation, forKey: "a")
      CATransaction.commit()
      #expect(heard == [])
      clock.advance(by: 0.6)
      #expect(heard == ["done"])
    }
  }

  @Test func halfTurnsDoNotShrink() {
    withClock { clock, layer in
      let animation = CABasicAnimation(keyPath: "transform")
      animation.duration = 1
      animation.fromValue = CATransform3DIdentity
      animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      layer.add(animation, forKey: "a")
      clock.advance(by: 0.5)
      let transform = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(hypot(transform.m11, transform.m12) - 1) < 1e-9)
      #expect(abs(atan2(transform.m12, transform.m11) - .pi / 4) < 1e-9)
    }
  }

  /// "Each point in the path except for moveto points defines a single keyframe segment for the purpose of timing and
  /// interpolation"; paced ways take their time by length.
  @Test(arguments: [
    (CAAnimationCalculationMode.linear, 0.25, CGPoint(x: 50, y: 0)), (.paced, 0.25, CGPoint(x: 100, y: 0)),
    (.linear, 0.75, CGPoint(x: 100, y: 150)), (.discrete, 0.6, CGPoint(x: 100, y: 0)),
  ]) func everyPieceOfAPathTakesItsShare(mode: CAAnimationCalculationMode, time: Double, place: CGPoint) {
    withClock { clock, layer in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 300))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      animation.calculationMode = mode
      layer.add(animation, forKey: "way")
      clock.advance(by: time)
      let shown = layer.presentation()?.position ?? .zero
      #expect(abs(shown.x - place.x) < 1 && abs(shown.y - place.y) < 1)
    }
  }

  /// `NSNull` in the actions of a layer ends the search: nothing animates.
  @Test func nullsEndTheSearchForActions() {
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    CATransaction.flush()
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(layer.animation(forKey: "opacity") == nil)
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.animation(forKey: "position") is CABasicAnimation)
  }
}
