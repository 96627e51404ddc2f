/// The values of a trait collection; nil means unspecified.
struct TraitStorage: Hashable, Sendable {
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var forceTouchCapability: UIForceTouchCapability?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?

  init() {}

  init(_ specify: (inout TraitStorage) -> Void) { specify(&self) }

  /// Takes over every trait that `other` specifies.
  mutating func merge(_ other: TraitStorage) {
    if let v = other.horizontalSizeClass, v != .unspecified { horizontalSizeClass = v }
    if let v = other.verticalSizeClass, v != .unspecified { verticalSizeClass = v }
    if let v = other.userInterfaceIdiom, v != .unspecified { userInterfaceIdiom = v }
    if let v = other.userInterfaceStyle, v != .unspecified { userInterfaceStyle = v }
    if let v = other.displayScale, v != 0 { displayScale = v }
    if let v = other.displayGamut, v != .unspecified { displayGamut = v }
    if let v = other.layoutDirection, v != .unspecified { layoutDirection = v }
    if let v = other.preferredContentSizeCategory, v != .unspecified { preferredContentSizeCategory = v }
    if let v = other.forceTouchCapability, v != .unknown { forceTouchCapability = v }
    if let v = other.accessibilityContrast, v != .unspecified { accessibilityContrast = v }
    if let v = other.userInterfaceLevel, v != .unspecified { userInterfaceLevel = v }
    if let v = other.legibilityWeight, v != .unspecified { legibilityWeight = v }
    if let v = other.activeAppearance, v != .unspecified { activeAppearance = v }
  }
}
