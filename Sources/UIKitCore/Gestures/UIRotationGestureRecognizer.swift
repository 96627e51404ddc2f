/// Two fingers that turn about each other.
///
/// Source: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn before the gesture begins, in radians.
  private static let hysteresis: CGFloat = 0.05

  private var angle: CGFloat = 0
  private var turned: CGFloat = 0
  private var meter = VelocityMeter()

  /// The turn since the start, clockwise, in radians. Set it to 0 to count anew.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      meter.start(at: CGPoint(x: newValue, y: 0), tracked.first?.timestamp ?? 0)
    }
  }
  /// In radians per second.
  open var velocity: CGFloat { meter.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, tracked.count == 2 else { return }
    angle = direction()
    turned = 0
    meter.start(at: .zero, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count >= 2 else { return }
    let present = direction()
    // Across the half turn the angle jumps; the gesture does not.
    turned += (present - angle).remainder(dividingBy: 2 * .pi)
    angle = present
    meter.add(CGPoint(x: turned, y: 0), event.timestamp)
    switch state {
    case .began, .changed: state = .changed
    case .possible: if abs(turned) >= Self.hysteresis { state = .began }
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.filter({ !touches.contains($0) }).count < 2 else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (angle, turned) = (0, 0)
    meter = VelocityMeter()
  }

  private func direction() -> CGFloat {
    let (a, b) = (tracked[0].windowLocation, tracked[1].windowLocation)
    return atan2(b.y - a.y, b.x - a.x)
  }
}
