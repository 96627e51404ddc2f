/// What happened to buttons and keys.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipressesevent>
open class UIPressesEvent: UIEvent {
  /// All buttons and keys that are pressed.
  open internal(set) var allPresses: Set<UIPress> = []
  /// The presses that a recognizer sees.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
