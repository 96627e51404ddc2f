public import CoreGraphics
public import UIDisplayList
public import UIKitCore

/// What a device's screen shows at one moment. Free of any thread.
public struct LiveFrame: Equatable, Sendable {
  /// What is drawn, in points.
  public let drawing: DisplayList
  /// The screen's size, in points.
  public let size: CGSize
  /// The device's pixels per point.
  public let scale: CGFloat
  /// How the interface stands.
  public let orientation: UIInterfaceOrientation
  /// The user's settings.
  public let settings: HostSettings
}
