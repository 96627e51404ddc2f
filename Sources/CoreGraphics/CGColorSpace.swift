/// A colour space. All drawing happens in sRGB; the space says how components are read.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB: String = "kCGColorSpaceSRGB"
  public static let extendedSRGB: String = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: String = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: String = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: String = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: String = "kCGColorSpaceExtendedDisplayP3"
  public static let adobeRGB1998: String = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: String = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: String = "kCGColorSpaceExtendedGray"
  public static let linearGray: String = "kCGColorSpaceLinearGray"
  public static let genericCMYK: String = "kCGColorSpaceGenericCMYK"

  public let name: String?
  public let model: CGColorSpaceModel
  /// Components without alpha.
  public let numberOfComponents: Int

  init(name: String?, model: CGColorSpaceModel, numberOfComponents: Int) {
    self.name = name
    self.model = model
    self.numberOfComponents = numberOfComponents
  }

  /// A space by one of the names above; nil for an unknown one.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
      Self.extendedDisplayP3, Self.adobeRGB1998, Self.genericRGBLinear:
      self.init(name: name, model: .rgb, numberOfComponents: 3)
    case Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray:
      self.init(name: name, model: .monochrome, numberOfComponents: 1)
    case Self.genericCMYK: self.init(name: name, model: .cmyk, numberOfComponents: 4)
    default: return nil
    }
  }

  static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb, numberOfComponents: 3)
  static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome, numberOfComponents: 1)
  static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk, numberOfComponents: 4)
  package static let standard = CGColorSpace(name: sRGB, model: .rgb, numberOfComponents: 3)
  package static let extended = CGColorSpace(name: extendedSRGB, model: .rgb, numberOfComponents: 3)
  package static let gray = CGColorSpace(name: extendedGray, model: .monochrome, numberOfComponents: 1)
  package static let p3 = CGColorSpace(name: displayP3, model: .rgb, numberOfComponents: 3)
  package static let pattern = CGColorSpace(name: nil, model: .pattern, numberOfComponents: 0)

  public var isWideGamutRGB: Bool {
    name == Self.displayP3 || name == Self.extendedDisplayP3 || name == Self.adobeRGB1998
  }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
