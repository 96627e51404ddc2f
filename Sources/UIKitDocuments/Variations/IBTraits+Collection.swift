internal import InterfaceBuilder
internal import UIKitCore

extension IBTraits {
  /// What documents can say of `traits`; what these leave open is left open.
  init(_ traits: UITraitCollection) {
    var values: [Name: String] = [:]
    values[.widthClass] = Self.sizeClasses[traits.horizontalSizeClass]
    values[.heightClass] = Self.sizeClasses[traits.verticalSizeClass]
    values[.userInterfaceIdiom] = Self.idioms[traits.userInterfaceIdiom]
    values[.userInterfaceStyle] = [.light: "light", .dark: "dark"][traits.userInterfaceStyle]
    values[.displayGamut] = [.SRGB: "sRGB", .P3: "P3"][traits.displayGamut]
    values[.accessibilityContrast] = [.normal: "normal", .high: "high"][traits.accessibilityContrast]
    values[.layoutDirection] = [.leftToRight: "leftToRight", .rightToLeft: "rightToLeft"][traits.layoutDirection]
    self.init(values)
  }

  private static let sizeClasses: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
  private static let idioms: [UIUserInterfaceIdiom: String] = [
    .phone: "phone", .pad: "pad", .tv: "tv", .carPlay: "carPlay", .mac: "mac", .vision: "vision",
  ]
}
