/// Fingers that rest on the screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers must press at once. Default: 1.
  open var numberOfTouchesRequired = 1
  /// Taps before the press. Default: 0.
  open var numberOfTapsRequired = 0
  /// How far fingers may move before the gesture begins, in points. Default: 10.
  open var allowableMovement: CGFloat = 10

  private static let longestPause = 0.35
  private var taps = 0
  private var start: [ObjectIdentifier: CGPoint] = [:]
  private var timer: MediaClock.Observation?

  override var awaitsMoreTouches: Bool { taps > 0 && taps <= numberOfTapsRequired && start.isEmpty }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    for touch in touches { start[ObjectIdentifier(touch)] = touch.windowLocation }
    guard start.count <= numberOfTouchesRequired else { return fail() }
    guard start.count == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    wait(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .changed
    default:
      for touch in touches {
        guard let start = start[ObjectIdentifier(touch)] else { continue }
        if start.distance(to: touch.windowLocation) > allowableMovement { return fail() }
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { start[ObjectIdentifier(touch)] = nil }
    switch state {
    case .began, .changed: if start.count < numberOfTouchesRequired { state = .ended }
    default:
      guard taps < numberOfTapsRequired, start.isEmpty else { return fail() }
      taps += 1
      wait(Self.longestPause) { [weak self] in
        guard let self else { return }
        self.fail()
        GestureArbiter.resetIfDone(self)
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    (taps, start) = (0, [:])
  }

  private func wait(_ seconds: Double, _ body: @escaping () -> Void) {
    timer?.cancel()
    timer = MediaClock.current.schedule(after: seconds, body)
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
