import CoreGraphics

/// A system colour's name and its values for light and dark, plain and increased contrast, base and elevated level.
struct SystemColor: Hashable {
  /// 24 bits of sRGB and an alpha.
  struct Value: Hashable {
    var rgb: UInt32
    var alpha: Double

    init(_ rgb: UInt32, _ alpha: Double = 1) {
      self.rgb = rgb
      self.alpha = alpha
    }
  }

  /// UIKit's property without `Color` at its end.
  var propertyName: String
  var light: Value
  var dark: Value
  var highContrastLight: Value
  var highContrastDark: Value
  /// On elevated levels, such as sheets.
  var elevatedDark: Value
  var elevatedHighContrastDark: Value

  init(
    _ propertyName: String, light: Value, dark: Value, highContrastLight: Value? = nil, highContrastDark: Value? = nil,
    elevatedDark: Value? = nil, elevatedHighContrastDark: Value? = nil
  ) {
    self.propertyName = propertyName
    self.light = light
    self.dark = dark
    self.highContrastLight = highContrastLight ?? light
    self.highContrastDark = highContrastDark ?? dark
    self.elevatedDark = elevatedDark ?? dark
    self.elevatedHighContrastDark = elevatedHighContrastDark ?? highContrastDark ?? elevatedDark ?? dark
  }

  /// The name that Interface Builder and descriptions use.
  var name: String { propertyName + "Color" }

  func value(for traits: UITraitCollection) -> Value {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? highContrastLight : light }
    if traits.userInterfaceLevel == .elevated { return isHigh ? elevatedHighContrastDark : elevatedDark }
    return isHigh ? highContrastDark : dark
  }

  func cgColor(for traits: UITraitCollection) -> CGColor {
    let value = value(for: traits)
    func component(_ shift: UInt32) -> CGFloat { CGFloat(value.rgb >> shift & 0xFF) / 255 }
    let components = [component(16), component(8), component(0), CGFloat(value.alpha)]
    return CGColor(colorSpace: .extended, components: components) ?? .black
  }
}
