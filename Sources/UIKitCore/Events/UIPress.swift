/// A button of a remote, a controller or a keyboard, at one moment.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  /// Seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  /// The key, for presses of a keyboard.
  open internal(set) var key: UIKey?
  /// 0 where the button does not measure it.
  open internal(set) var force: CGFloat = 0
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  public override init() { super.init() }
}
