/// A device for pictures.
public struct ViewImageConfig: Sendable {
  /// How the device is held.
  public enum Orientation: Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  let device: String
  let orientation: Orientation

  /// - Parameters:
  ///   - device: a name of Cairn's table of devices.
  ///   - orientation: How it is held.
  public init(device: String, orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// An iPhone SE, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPad mini, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// An iPhone SE, held as said.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    Self(device: "iPhone SE (1st generation)", orientation: orientation)
  }
  /// An iPhone 8, held as said.
  public static func iPhone8(_ orientation: Orientation) -> Self { Self(device: "iPhone 8", orientation: orientation) }
  /// An iPhone 8 Plus, held as said.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 8 Plus", orientation: orientation)
  }
  /// An iPhone X, held as said.
  public static func iPhoneX(_ orientation: Orientation) -> Self { Self(device: "iPhone X", orientation: orientation) }
  /// An iPhone 12, held as said.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 12", orientation: orientation)
  }
  /// An iPhone 13, held as said.
  public static func iPhone13(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13", orientation: orientation)
  }
  /// An iPhone 13 mini, held as said.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13 mini", orientation: orientation)
  }
  /// An iPhone 13 Pro, held as said.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13 Pro", orientation: orientation)
  }
  /// An iPhone 13 Pro Max, held as said.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13 Pro Max", orientation: orientation)
  }
  /// An iPad mini, held as said.
  public static func iPadMini(_ orientation: Orientation) -> Self {
    Self(device: "iPad mini", orientation: orientation)
  }
  /// An iPad Pro of 11 inches, held as said.
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    Self(device: "iPad Pro 11\"", orientation: orientation)
  }
  /// An iPad Pro of 12.9 inches, held as said.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(device: "iPad Pro 12.9\"", orientation: orientation)
  }
}
