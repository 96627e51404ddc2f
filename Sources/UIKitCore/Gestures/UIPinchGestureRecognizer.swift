/// Two fingers that move apart or together.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance must change by this much before the gesture begins, in points.
  private static let hysteresis: CGFloat = 8

  private var firstDistance: CGFloat = 0
  private var distance: CGFloat = 0
  private var factor: CGFloat = 1
  private var meter = VelocityMeter()

  /// The fingers' distance relative to that at the start. Set it to 1 to count anew.
  open var scale: CGFloat {
    get { firstDistance > 0 ? distance / firstDistance * factor : factor }
    set {
      factor = newValue
      firstDistance = distance
      meter.start(at: CGPoint(x: newValue, y: 0), tracked.first?.timestamp ?? 0)
    }
  }
  /// Change of the scale per second.
  open var velocity: CGFloat { meter.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, tracked.count == 2 else { return }
    distance = span()
    firstDistance = distance
    factor = 1
    meter.start(at: CGPoint(x: 1, y: 0), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count >= 2 else { return }
    distance = span()
    meter.add(CGPoint(x: scale, y: 0), event.timestamp)
    switch state {
    case .began, .changed: state = .changed
    case .possible: if abs(distance - firstDistance) >= Self.hysteresis { state = .began }
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
    (firstDistance, distance, factor) = (0, 0, 1)
    meter = VelocityMeter()
  }

  private func span() -> CGFloat { tracked[0].windowLocation.distance(to: tracked[1].windowLocation) }
}
