/// Taps: one or several, with one or several fingers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
open class UITapGestureRecognizer: UIGestureRecognizer {
  // UIKIT: limits as class dumps of UIKit's recognizer name them: 0.75 s for a tap, 0.35 s between taps, 45 points.
  private static let longestTap = 0.75
  private static let longestPause = 0.35
  private static let farthestMove: CGFloat = 45

  /// How many taps in quick succession, at most 0.35 seconds apart, make the gesture. Default: 1.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap at once. Default: 1.
  open var numberOfTouchesRequired = 1
  /// Kept; has no effect.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var fingers = 0
  private var down: [ObjectIdentifier: CGPoint] = [:]
  private var timer: MediaClock.Observation?

  override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { down[ObjectIdentifier(touch)] = touch.windowLocation }
    fingers = max(fingers, down.count)
    guard down.count <= numberOfTouchesRequired else { return fail() }
    wait(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = down[ObjectIdentifier(touch)] else { continue }
      if start.distance(to: touch.windowLocation) > Self.farthestMove { return fail() }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { down[ObjectIdentifier(touch)] = nil }
    guard down.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    taps += 1
    fingers = 0
    if taps < numberOfTapsRequired {
      wait(Self.longestPause)
    } else {
      timer?.cancel()
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// UIKIT: single taps are told before double taps, which they do not stop: "stackable actions" (Event Handling Guide,
  /// on gestures that must fail).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    (taps, fingers, down) = (0, 0, [:])
  }

  private func wait(_ seconds: Double) {
    timer?.cancel()
    timer = MediaClock.current.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      self.fail()
      GestureArbiter.resetIfDone(self)
    }
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
