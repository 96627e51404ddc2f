/// One touch on its way to recognizers and to the view beneath it.
@MainActor
final class TouchRoute {
  enum Delivery {
    /// The view has not heard of the touch: a recognizer may still claim it.
    case held
    /// The view has heard of its beginning.
    case delivered
    /// The view hears nothing (more) of it.
    case finished
  }

  let touch: UITouch
  let view: UIView
  var event: UIEvent
  /// Where the touch began, in the window's coordinates.
  let beginning: CGPoint
  var delivery = Delivery.held
  /// The touch is over, but the view does not know yet.
  var endIsHeld = false

  init(_ touch: UITouch, on view: UIView, _ event: UIEvent) {
    self.touch = touch
    self.view = view
    self.event = event
    beginning = touch.windowLocation
  }

  var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

  /// Whether a recognizer keeps the beginning of the touch from the view.
  var beginningIsBlocked: Bool { recognizers.contains { $0.delaysTouchesBegan && isOpen($0) } }

  /// Whether a recognizer keeps the end of the touch from the view.
  var endIsBlocked: Bool {
    recognizers.contains { $0.delaysTouchesEnded && isOpen($0) && ($0.heldState != nil || $0.awaitsMoreTouches) }
  }

  /// Whether a gesture that is under way has claimed the touch.
  var isClaimed: Bool {
    recognizers.contains {
      $0.cancelsTouchesInView && [.began, .changed].contains($0.currentState) && $0.sequence.contains { $0 === touch }
    }
  }

  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.sequence.contains { $0 === touch }
  }
}
