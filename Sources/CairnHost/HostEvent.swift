public import Foundation
public import UIKitCore

/// What a host tells the interface: the protocol between a window, a browser or a script and the application.
public enum HostEvent: Sendable {
  /// A finger or a pointer's button. `id` tells fingers apart; `location` is in the window's coordinates, in points.
  case touch(id: Int, phase: UITouch.Phase, location: CGPoint)
  /// A pointer without a pressed button is at a point of the window, in points; nil when it has left the window.
  case hover(CGPoint?)
  /// A key of a keyboard goes down and up again.
  case key(characters: String, modifiers: UIKeyModifierFlags)
  /// Text that a keyboard enters for the first responder; "\n" is the return key, "\u{8}" deletes backwards.
  case text(String)
  /// The interface gets another size, in points, with the traits that belong to it; a nil safe area is the device's.
  case resize(CGSize, safeArea: UIEdgeInsets?)
  /// The device is turned.
  case rotate(UIInterfaceOrientation)
  /// The user's settings have changed: style, text size, contrast and the like.
  case settings(HostSettings)
  /// The application comes to the front, leaves it, or is put away.
  case activation(UIApplication.State)
  /// Time passes, in seconds. On a real clock it is ignored.
  case time(TimeInterval)
}
