/// Where a running interface is seen and touched: a page in a browser, a window.
///
/// Called on the main thread, about sixty times a second.
@MainActor
public protocol LiveScreen: AnyObject {
  /// What the user has done since the last call, in order.
  func takeEvents() -> [LiveEvent]
  /// The screen has changed.
  func show(_ frame: LiveFrame)
}

/// What comes from a screen.
public enum LiveEvent: Sendable {
  /// Something that the interface hears of.
  case host(HostEvent)
  /// The user has put the screen away: the run ends.
  case close
}
