/// A button of a remote, a controller or a keyboard, at one moment.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What a button does at the moment.
  public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

  /// Which button of a remote control is pressed; keys of a keyboard have `key`.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  /// Seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the button does in the event that is being sent. Default: began.
  open internal(set) var phase = Phase.began
  /// Which button it is. Default: select.
  open internal(set) var type = PressType.select
  /// The window that gets the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that gets the press first.
  open internal(set) weak var responder: UIResponder?
  /// The key, for presses of a keyboard.
  open internal(set) var key: UIKey?
  /// 0 where the button does not measure it.
  open internal(set) var force: CGFloat = 0
  /// The recognizers that see the press.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  public override init() { super.init() }
}
