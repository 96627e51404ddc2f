/// When a variant of an asset applies.
struct AssetCondition {
  var idiom: String?
  var isDark: Bool?
  var isHighContrast = false
  var widthClass: UIUserInterfaceSizeClass?
  var heightClass: UIUserInterfaceSizeClass?
  var direction: UITraitEnvironmentLayoutDirection?

  init(idiom: String?, appearances: [AssetAppearance]?) {
    self.idiom = idiom
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }

  /// The size classes and the direction of an image's entry, in the words of `Contents.json`.
  mutating func take(width: String?, height: String?, direction: String?) {
    widthClass = Self.sizeClass(width)
    heightClass = Self.sizeClass(height)
    self.direction =
      direction == "left-to-right" ? .leftToRight : direction == "right-to-left" ? .rightToLeft : nil
  }
  private static func sizeClass(_ word: String?) -> UIUserInterfaceSizeClass? {
    word == "compact" ? .compact : word == "regular" ? .regular : nil
  }

  func fits(_ traits: UITraitCollection) -> Bool {
    if let widthClass, widthClass != traits.horizontalSizeClass { return false }
    if let heightClass, heightClass != traits.verticalSizeClass { return false }
    if let direction, direction != traits.layoutDirection { return false }
    if let isDark, isDark != (traits.userInterfaceStyle == .dark) { return false }
    if isHighContrast, traits.accessibilityContrast != .high { return false }
    switch idiom {
    case nil, "universal": return true
    case "iphone": return traits.userInterfaceIdiom == .phone
    case "ipad": return traits.userInterfaceIdiom == .pad
    case "tv": return traits.userInterfaceIdiom == .tv
    case "mac": return traits.userInterfaceIdiom == .mac
    default: return false
    }
  }

  /// The more particular variant wins.
  var weight: Int {
    (idiom == nil || idiom == "universal" ? 0 : 1) + (isDark == nil ? 0 : 2) + (isHighContrast ? 4 : 0)
      + (widthClass == nil ? 0 : 8) + (heightClass == nil ? 0 : 8) + (direction == nil ? 0 : 1)
  }
}
