/// A pointer above a view, without a button.
///
/// Hosts with a pointer send hover events; fingers never make one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, 0…1.
  open var zOffset: CGFloat { 0 }
  /// The angles of a pencil, in radians: there is none.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// In radians: 0, as no pencil is known here.
  open var rollAngle: CGFloat { 0 }
  /// The direction from which a pencil points, in radians. Always 0: no pencil hovers here.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction from which a pencil points, as a vector of length 1. Always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// The pointer has moved to `point` in the window's coordinates; nil when it has left the view.
  func pointerMoved(to point: CGPoint?) {
    if let point { place = point }
    switch (state, point) {
    case (.possible, .some): state = .began
    case (.began, .some), (.changed, .some): state = .changed
    case (.began, .none), (.changed, .none):
      state = .ended
      GestureArbiter.resetIfDone(self)
    default: break
    }
  }
}
