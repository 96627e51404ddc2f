/// A set of orientations.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask>
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, at the place of its number.
  public let rawValue: UInt
  /// Creates a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright with the lower edge on top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Wide, with the device's lower edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Wide, with the device's lower edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both wide orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four, the default on pads.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Upright and both wide ones, the default on phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  func contains(_ orientation: UIInterfaceOrientation) -> Bool { rawValue & (1 << UInt(orientation.rawValue)) != 0 }
}
