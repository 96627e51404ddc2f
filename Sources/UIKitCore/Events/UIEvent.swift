/// What the host tells the application: touches, presses, motion.
///
/// Source: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about: touches, motion, remote control, buttons and more.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What a motion is: shaking.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// What the event is about. Default: touches.
  open internal(set) var type: EventType = .touches
  /// What the motion is; `none` for other events.
  open internal(set) var subtype: EventSubtype = .none
  /// Seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches on the screen, those that have not changed, too; nil for other events.
  open internal(set) var allTouches: Set<UITouch>?
  /// The buttons of a pointer that are pressed. Default: none; fingers press none.
  open internal(set) var buttonMask: ButtonMask = []

  /// The modifier keys that are held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  public override init() { super.init() }

  /// The touches that began in a view itself, not in its subviews.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches that a recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
  /// The touches that were merged into `touch` since the last event: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Guesses of where the touch goes next: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
