import CairnHost
import Testing
import UIKit

/// Gestures, as fingers make them.
@MainActor
@Suite(.serialized)
struct GestureTests {
  @MainActor
  final class Log: NSObject {
    var lines: [String] = []
    var last: UIGestureRecognizer?
    static let action = Selector("log:")

    override init() {
      super.init()
      ActionRegistry.register(Self.action, on: Log.self) { log, sender, _ in
        guard let recognizer = sender as? UIGestureRecognizer else { return }
        log.last = recognizer
        log.lines.append("\(recognizer.name ?? "") \(recognizer.state)")
      }
    }

    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
      recognizer.name = name
      recognizer.addTarget(self, action: Self.action)
      return recognizer
    }
  }

  @MainActor
  final class Thrower: NSObject {
    var thrown = CGPoint.zero
    static let action = Selector("dragged:")

    override init() {
      super.init()
      ActionRegistry.register(Self.action, on: Thrower.self) { thrower, sender, _ in
        guard let pan = sender as? UIPanGestureRecognizer else { return }
        pan.setTranslation(.zero, in: pan.view)
        if pan.state == .ended { thrower.thrown = pan.velocity(in: pan.view) }
      }
    }
  }

  @MainActor
  final class TouchView: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
  }

  private func withHost(_ body: (HeadlessHost, UIView) -> Void) {
    let host = HeadlessHost()
    let controller = UIViewController()
    host.show(controller)
    body(host, controller.view)
    host.close()
  }

  private let middle = CGPoint(x: 150, y: 300)

  @Test func aTapIsRecognizedAndCancelsTheTouch() {
    withHost { host, root in
      let (log, view) = (Log(), TouchView(frame: root.bounds))
      root.addSubview(view)
      view.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "tap"))
      host.tap(middle)
      #expect(log.lines == ["tap ended"])
      #expect(view.lines == ["began", "cancelled"])
      #expect(log.last?.state == .possible)
    }
  }

  @Test func aSingleTapWaitsForADoubleTapToFail() {
    withHost { host, root in
      let log = Log()
      let single = log.watch(UITapGestureRecognizer(), "single")
      let double = log.watch(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      root.addGestureRecognizer(single)
      root.addGestureRecognizer(double)
      host.tap(middle)
      #expect(log.lines.isEmpty)
      host.advance(by: 0.5)
      #expect(log.lines == ["single ended"])
      log.lines = []
      host.advance(by: 1)
      host.tap(middle, count: 2)
      host.advance(by: 1)
      #expect(log.lines == ["double ended"])
    }
  }

  @Test func aLongPressBeginsAfterItsTime() {
    withHost { host, root in
      let log = Log()
      root.addGestureRecognizer(log.watch(UILongPressGestureRecognizer(), "press"))
      host.press(middle, for: 0.4)
      #expect(log.lines.isEmpty)
      host.send(.touch(id: 0, phase: .began, location: middle))
      host.advance(by: 0.51)
      #expect(log.lines == ["press began"])
      host.send(.touch(id: 0, phase: .moved, location: CGPoint(x: 170, y: 300)))
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 170, y: 300)))
      #expect(log.lines == ["press began", "press changed", "press ended"])
    }
  }

  @Test func aPanFollowsTheFinger() {
    withHost { host, root in
      let log = Log()
      let pan = log.watch(UIPanGestureRecognizer(), "pan")
      root.addGestureRecognizer(pan)
      host.drag(from: middle, to: CGPoint(x: 250, y: 300), duration: 0.5, lift: false)
      #expect(log.lines.first == "pan began")
      #expect(log.lines.dropFirst().allSatisfy { $0 == "pan changed" })
      #expect(abs(pan.translation(in: root).x - 100) < 0.001)
      #expect(abs(pan.velocity(in: root).x - 200) < 1)
      pan.setTranslation(.zero, in: root)
      host.send(.touch(id: 0, phase: .moved, location: CGPoint(x: 240, y: 305)))
      #expect(pan.translation(in: root) == CGPoint(x: -10, y: 5))
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 240, y: 305)))
      #expect(log.lines.last == "pan ended")
    }
  }

  @Test func oneGestureWinsUnlessADelegateAllowsBoth() {
    @MainActor
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    withHost { host, root in
      let log = Log()
      let inner = UIView(frame: root.bounds)
      root.addSubview(inner)
      let (a, b) = (log.watch(UIPanGestureRecognizer(), "inner"), log.watch(UIPanGestureRecognizer(), "outer"))
      inner.addGestureRecognizer(a)
      root.addGestureRecognizer(b)
      host.drag(from: middle, to: CGPoint(x: 150, y: 400))
      #expect(!log.lines.contains { $0.hasPrefix("outer") })
      #expect(log.lines.contains("inner ended"))
      log.lines = []
      let both = Both()
      b.delegate = both
      host.drag(from: middle, to: CGPoint(x: 150, y: 400))
      #expect(log.lines.contains("outer began"))
      #expect(log.lines.contains("inner began"))
    }
  }

  /// A delegate whose class hands its methods on, as the adapter writes it.
  @Test func delegatesHandTheirMethodsOn() {
    final class Decider: NSObject, UIGestureRecognizerDelegate {
      var begins = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }
    final class Router: NSObject, UIGestureRecognizerDelegate {
      var target: Decider?
    }
    ObjectRuntime.declare(Router.self) { c in c.method("forwardingTargetForSelector:") { o, _ in o.target } }
    withHost { host, view in
      let (log, router, decider) = (Log(), Router(), Decider())
      let tap = log.watch(UITapGestureRecognizer(), "tap")
      view.addGestureRecognizer(tap)
      tap.delegate = router
      host.tap(middle)
      router.target = decider
      host.tap(middle)
      decider.begins = false
      host.tap(middle)
      #expect(log.lines.count == 2)
    }
  }

  @Test func twoFingersPinchAndTurn() {
    withHost { host, root in
      let log = Log()
      @MainActor
      final class Both: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
      }
      let both = Both()
      root.isMultipleTouchEnabled = true
      let (pinch, turn) = (
        log.watch(UIPinchGestureRecognizer(), "pinch"), log.watch(UIRotationGestureRecognizer(), "turn")
      )
      pinch.delegate = both
      var (scale, angle): (CGFloat, CGFloat) = (0, 0)
      let watcher = Watcher {
        scale = max(scale, pinch.scale)
        angle = max(angle, turn.rotation)
      }
      pinch.addTarget(watcher, action: Watcher.action)
      turn.addTarget(watcher, action: Watcher.action)
      root.addGestureRecognizer(pinch)
      root.addGestureRecognizer(turn)
      host.pinch(middle, from: 100, to: 200, turning: .pi / 2)
      #expect(abs(scale - 2) < 0.01)
      #expect(abs(angle - .pi / 2) < 0.01)
      #expect(log.lines.contains("pinch ended"))
      #expect(log.lines.contains("turn ended"))
    }
  }

  @MainActor
  final class Watcher: NSObject {
    static let action = Selector("watch:")
    let body: () -> Void
    init(_ body: @escaping () -> Void) {
      self.body = body
      super.init()
      ActionRegistry.register(Self.action, on: Watcher.self) { watcher, _, _ in watcher.body() }
    }
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 120, y: 0), true),
    (.left, CGPoint(x: -120, y: 0), true), (.up, CGPoint(x: 0, y: -120), true), (.down, CGPoint(x: 0, y: 120), true),
    (.right, CGPoint(x: -120, y: 0), false), (.right, CGPoint(x: 60, y: 120), false),
  ])
  func swipes(direction: UISwipeGestureRecognizer.Direction, way: CGPoint, isRecognized: Bool) {
    withHost { host, root in
      let log = Log()
      let swipe = log.watch(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = direction
      root.addGestureRecognizer(swipe)
      host.drag(from: middle, to: CGPoint(x: middle.x + way.x, y: middle.y + way.y), duration: 0.2)
      #expect(log.lines == (isRecognized ? ["swipe ended"] : []))
    }
  }

  @Test func aTapOnAControlIsNotItsAncestors() {
    withHost { host, root in
      let log = Log()
      root.addGestureRecognizer(log.watch(UITapGestureRecognizer(), "tap"))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 250, width: 120, height: 60)
      root.addSubview(button)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      host.tap(button)
      #expect(taps == 1)
      #expect(log.lines.isEmpty)
    }
  }

  @Test func turningARecognizerOffCancelsIt() {
    withHost { host, root in
      let log = Log()
      let pan = log.watch(UIPanGestureRecognizer(), "pan")
      root.addGestureRecognizer(pan)
      host.drag(from: middle, to: CGPoint(x: 250, y: 300), lift: false)
      pan.isEnabled = false
      #expect(log.lines.last == "pan cancelled")
      #expect(pan.state == .possible)
    }
  }

  /// "If the single tap doesn't require the double tap to fail, you should expect to receive single-tap actions before
  /// double-tap actions" (Event Handling Guide).
  @Test(arguments: [true, false]) func aSingleTapDoesNotStopADoubleTap(singleIsFirst: Bool) {
    withHost { host, root in
      let log = Log()
      let (single, double) = (
        log.watch(UITapGestureRecognizer(), "single"), log.watch(UITapGestureRecognizer(), "double")
      )
      double.numberOfTapsRequired = 2
      for recognizer in singleIsFirst ? [single, double] : [double, single] { root.addGestureRecognizer(recognizer) }
      host.tap(middle, count: 2)
      host.advance(by: 1)
      #expect(log.lines == ["single ended", "double ended"])
      host.tap(middle)
      host.advance(by: 1)
      #expect(log.lines == ["single ended", "double ended", "single ended"])
    }
  }

  /// What a double tap has stopped is possible again for the next touch.
  @Test func aSingleTapComesAfterADoubleTap() {
    withHost { host, root in
      let log = Log()
      let (single, double) = (
        log.watch(UITapGestureRecognizer(), "single"), log.watch(UITapGestureRecognizer(), "double")
      )
      double.numberOfTapsRequired = 2
      root.addGestureRecognizer(single)
      root.addGestureRecognizer(double)
      single.require(toFail: double)
      host.tap(middle, count: 2)
      host.advance(by: 1)
      host.tap(middle)
      host.advance(by: 1)
      #expect(log.lines == ["double ended", "single ended"])
      single.state = .failed
      #expect(single.state == .possible)
    }
  }

  @Test func aPressWithoutDurationBeginsAtOnce() {
    withHost { host, root in
      let log = Log()
      let press = log.watch(UILongPressGestureRecognizer(), "press")
      press.minimumPressDuration = 0
      root.addGestureRecognizer(press)
      host.send(.touch(id: 0, phase: .began, location: middle))
      #expect(log.lines == ["press began"])
      host.send(.touch(id: 0, phase: .ended, location: middle))
    }
  }

  /// "Changing the translation value resets the velocity of the pan" (documentation of the property).
  @Test func settingTheTranslationResetsTheVelocity() {
    withHost { host, root in
      let pan = UIPanGestureRecognizer()
      root.addGestureRecognizer(pan)
      host.drag(from: middle, to: CGPoint(x: 250, y: 300), lift: false)
      #expect(pan.velocity(in: root).x > 100)
      pan.setTranslation(.zero, in: root)
      #expect(pan.velocity(in: root) == .zero && pan.translation(in: root) == .zero)
      host.move(0, from: CGPoint(x: 250, y: 300), to: CGPoint(x: 260, y: 300), 0.1)
      #expect(abs(pan.translation(in: root).x - 10) < 0.01 && pan.velocity(in: root).x > 50)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 260, y: 300)))
    }
  }

  /// A tutorial's drag, which a dozen public repositories follow, sets the translation at every call and reads the
  /// velocity at the last one.
  @Test func aDragThatIsResetAtEveryCallIsThrown() {
    withHost { host, root in
      let (thrower, pan) = (Thrower(), UIPanGestureRecognizer())
      pan.addTarget(thrower, action: Thrower.action)
      root.addGestureRecognizer(pan)
      host.drag(from: middle, to: CGPoint(x: 250, y: 300), duration: 0.5)
      #expect(abs(thrower.thrown.x - 200) < 1)
    }
  }

  /// Provenance: tests of public libraries, which set a state and read it behind the call.
  @Test func statesThatAProgramSetsLastUntilTheTurnEnds() {
    withHost { host, root in
      let log = Log()
      let pan = log.watch(UIPanGestureRecognizer(), "pan")
      root.addGestureRecognizer(pan)
      for state in [UIGestureRecognizer.State.began, .changed, .ended] {
        pan.state = state
        #expect(pan.state == state)
      }
      host.settle()
      #expect(pan.state == .possible && log.lines.count == 3)
    }
  }
}
