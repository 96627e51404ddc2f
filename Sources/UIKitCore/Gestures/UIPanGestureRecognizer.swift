/// Fingers that drag.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// UIKIT: a drag begins 10 points from its start (readings of a public project).
  static let hysteresis: CGFloat = 10

  /// How many fingers must drag at least. Default: 1.
  open var minimumNumberOfTouches = 1
  /// How many fingers may drag at most. Default: any number.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Kept; has no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var anchor = CGPoint.zero
  private var moved = CGPoint.zero
  private var last = CGPoint.zero
  private var meter = VelocityMeter()
  /// Where the first finger came down, in the window's coordinates.
  private(set) var startLocation = CGPoint.zero

  override var sidewaysStart: CGPoint? { numberOfTouches == 1 && abs(moved.x) > abs(moved.y) ? startLocation : nil }

  /// How far the fingers have gone, in `view`'s coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint { vector(moved - anchor, in: view) }
  /// Changes how far the fingers have gone; the velocity is 0 until they move on.
  ///
  /// UIKIT: "changing the translation value resets the velocity of the pan" (Apple's page on the method). Yet who sets it
  /// at every call, the last one included, still throws what is dragged with the velocity of the last movement (a
  /// tutorial that a dozen public repositories follow).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    anchor = moved - windowVector(translation, from: view)
    velocityIsReset = state == .began || state == .changed
  }
  /// In points per second, in `view`'s coordinates.
  open func velocity(in view: UIView?) -> CGPoint { vector(velocityIsReset ? .zero : meter.velocity, in: view) }
  private var velocityIsReset = false

  /// Whether a drag so far may become this gesture.
  func accepts(_ translation: CGPoint) -> Bool { hypot(translation.x, translation.y) >= Self.hysteresis }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, tracked.count > maximumNumberOfTouches { return state = .failed }
    if tracked.count == touches.count {
      startLocation = centroid()
      (moved, anchor) = (.zero, .zero)
    }
    // A finger more moves the middle, not the gesture.
    last = centroid()
    meter.start(at: moved, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = centroid()
    moved = moved + (place - last)
    last = place
    meter.add(moved, event.timestamp)
    velocityIsReset = false
    switch state {
    case .began, .changed: state = .changed
    case .possible: if tracked.count >= minimumNumberOfTouches, accepts(moved) { state = .began }
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = tracked.filter { !touches.contains($0) }
    velocityIsReset = false
    meter.rest(until: event.timestamp)
    if left.count < minimumNumberOfTouches || left.isEmpty {
      state = state == .possible ? .failed : .ended
    } else {
      tracked = left
      last = centroid()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (moved, anchor) = (.zero, .zero)
    meter = VelocityMeter()
    velocityIsReset = false
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convert(vector, from: nil) - view.convert(CGPoint.zero, from: nil)
  }
  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convert(vector, to: nil) - view.convert(CGPoint.zero, to: nil)
  }
}
