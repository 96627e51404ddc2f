/// Which way the device is held.
///
/// Source: <https://developer.apple.com/documentation/uikit/uideviceorientation>
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Upright either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Lying on either long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// On its back or its face; then neither portrait nor landscape.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned that way: not when flat or unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
