/// A device for pictures.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case portrait, landscape }

  let device: String
  let orientation: Orientation

  /// - Parameter device: a name of Cairn's table of devices.
  public init(device: String, orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPadMini = iPadMini(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    Self(device: "iPhone SE (1st generation)", orientation: orientation)
  }
  public static func iPhone8(_ orientation: Orientation) -> Self { Self(device: "iPhone 8", orientation: orientation) }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 8 Plus", orientation: orientation)
  }
  public static func iPhoneX(_ orientation: Orientation) -> Self { Self(device: "iPhone X", orientation: orientation) }
  public static func iPhone12(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 12", orientation: orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13", orientation: orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13 mini", orientation: orientation)
  }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13 Pro", orientation: orientation)
  }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(device: "iPhone 13 Pro Max", orientation: orientation)
  }
  public static func iPadMini(_ orientation: Orientation) -> Self {
    Self(device: "iPad mini", orientation: orientation)
  }
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    Self(device: "iPad Pro 11\"", orientation: orientation)
  }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(device: "iPad Pro 12.9\"", orientation: orientation)
  }
}
