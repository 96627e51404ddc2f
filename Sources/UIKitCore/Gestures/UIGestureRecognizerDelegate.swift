/// Decides how recognizers share touches.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked before the recognizer leaves *possible*; false makes it fail. Default: true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may recognize at once; one of two delegates suffices. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer waits until the other one has failed. Asked once for each pair and attempt. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other recognizer waits until this one has failed. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked before a new touch reaches the recognizer. Default: true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether the recognizer sees a pressed button. Default: true. It is not asked here.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether the recognizer sees the touches of an event; asked before the question for each touch. Default: true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// By default the gesture may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    handedOn("gestureRecognizerShouldBegin:")?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  /// By default false: one of the two prevents the other.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    handedOn("gestureRecognizer:shouldRecognizeSimultaneouslyWith:")?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
  /// By default false: it waits for no other.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    handedOn("gestureRecognizer:shouldRequireFailureOf:")?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }
  /// By default false: no other waits for it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    handedOn("gestureRecognizer:shouldBeRequiredToFailBy:")?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
  /// By default every touch is seen.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    handedOn("gestureRecognizer:shouldReceive:")?.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
      ?? true
  }
  /// By default every button is seen.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    handedOn("gestureRecognizer:shouldReceive:")?.gestureRecognizer(gestureRecognizer, shouldReceive: press)
      ?? true
  }
  /// By default every event is seen.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    handedOn("gestureRecognizer:shouldReceive:")?.gestureRecognizer(gestureRecognizer, shouldReceive: event)
      ?? true
  }

  /// Who answers in the delegate's place, when its class hands its messages on.
  ///
  /// DEVIATION: the selectors are those that adapted sources give to the methods, which follow Swift's names; Apple's
  /// name the recognizer, touch or press again.
  private func handedOn(_ selector: String) -> (any UIGestureRecognizerDelegate)? {
    ObjectRuntime.forwardingTarget(of: self, for: Selector(selector)) as? any UIGestureRecognizerDelegate
  }
}
