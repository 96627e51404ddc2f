/// A colour space. All drawing happens in sRGB; the space says how components are read.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB: String = "kCGColorSpaceSRGB"
  /// The name of sRGB with components below 0 and above 1.
  public static let extendedSRGB: String = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB's colours without its curve.
  public static let linearSRGB: String = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB's colours without its curve, with components below 0 and above 1.
  public static let extendedLinearSRGB: String = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the wider range that screens show, with sRGB's curve.
  public static let displayP3: String = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components below 0 and above 1.
  public static let extendedDisplayP3: String = "kCGColorSpaceExtendedDisplayP3"
  /// The name of a range wider than sRGB in greens, for print.
  public static let adobeRGB1998: String = "kCGColorSpaceAdobeRGB1998"
  /// The name of a range without a curve that tells no device.
  public static let genericRGBLinear: String = "kCGColorSpaceGenericRGBLinear"
  /// The name of greys with a curve of 2.2.
  public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of greys below 0 and above 1.
  public static let extendedGray: String = "kCGColorSpaceExtendedGray"
  /// The name of greys without a curve.
  public static let linearGray: String = "kCGColorSpaceLinearGray"
  /// The name of four inks that tell no device.
  public static let genericCMYK: String = "kCGColorSpaceGenericCMYK"

  /// The space's name; nil for one without.
  public let name: String?
  /// What the components stand for: grey, red, green and blue, inks.
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

  /// Whether the space has colours that sRGB has not: Display P3 and Adobe RGB.
  public var isWideGamutRGB: Bool {
    name == Self.displayP3 || name == Self.extendedDisplayP3 || name == Self.adobeRGB1998
  }

  /// Whether bitmaps and documents can be drawn in the space: not in one of patterns.
  ///
  /// Source: <https://developer.apple.com/documentation/coregraphics/cgcolorspace/supportsoutput>
  public var supportsOutput: Bool { model != .pattern && model != .indexed }

  /// Whether both have the same name and the same model.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  /// Spaces of the same name go together.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Red, green and blue as a device shows them: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Grey as a device shows it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Four inks as a device prints them.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
