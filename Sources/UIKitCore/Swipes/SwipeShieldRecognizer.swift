/// Takes touches as soon as they come, where it is asked to.
final class SwipeShieldRecognizer: UIGestureRecognizer {
  /// Whether a touch is to be taken.
  var takes: ((UITouch) -> Bool)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = touches.contains { takes?($0) == true } ? .ended : .failed
  }
}
