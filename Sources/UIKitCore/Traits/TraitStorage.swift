/// The values of a trait collection, by trait; what is missing is unspecified.
///
/// The traits that layout asks for in hot paths have fields of their own; all others, Apple's and the client's, live in
/// one dictionary.
struct TraitStorage: Hashable, @unchecked Sendable {
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
  /// Custom traits, by the definition's type.
  var custom: [ObjectIdentifier: TraitValue] = [:]

  init() {}

  init(_ specify: (inout TraitStorage) -> Void) { specify(&self) }

  /// Takes over every trait that `other` specifies.
  mutating func merge(_ other: TraitStorage) {
    take(\.horizontalSizeClass, from: other)
    take(\.verticalSizeClass, from: other)
    take(\.userInterfaceIdiom, from: other)
    take(\.userInterfaceStyle, from: other)
    take(\.displayScale, from: other)
    take(\.displayGamut, from: other)
    take(\.layoutDirection, from: other)
    take(\.preferredContentSizeCategory, from: other)
    take(\.forceTouchCapability, from: other)
    take(\.accessibilityContrast, from: other)
    take(\.userInterfaceLevel, from: other)
    take(\.legibilityWeight, from: other)
    take(\.activeAppearance, from: other)
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }

  /// Whether a custom trait on which colours depend has other values.
  func differsInColors(from other: TraitStorage) -> Bool {
    func has(_ first: Self, _ second: Self) -> Bool {
      first.custom.contains { $0.value.affectsColor && second.custom[$0.key] != $0.value }
    }
    return !(custom.isEmpty && other.custom.isEmpty) && (has(self, other) || has(other, self))
  }

  private mutating func take<Value>(_ path: WritableKeyPath<TraitStorage, Value?>, from other: TraitStorage) {
    if let value = other[keyPath: path] { self[keyPath: path] = value }
  }

  /// Unspecified values are not stored, so that equality and merging see only what is specified.
  func normalized() -> TraitStorage {
    var result = self
    if horizontalSizeClass == .unspecified { result.horizontalSizeClass = nil }
    if verticalSizeClass == .unspecified { result.verticalSizeClass = nil }
    if userInterfaceIdiom == .unspecified { result.userInterfaceIdiom = nil }
    if userInterfaceStyle == .unspecified { result.userInterfaceStyle = nil }
    if displayScale == 0 { result.displayScale = nil }
    if displayGamut == .unspecified { result.displayGamut = nil }
    if layoutDirection == .unspecified { result.layoutDirection = nil }
    if preferredContentSizeCategory == .unspecified { result.preferredContentSizeCategory = nil }
    if forceTouchCapability == .unknown { result.forceTouchCapability = nil }
    if accessibilityContrast == .unspecified { result.accessibilityContrast = nil }
    if userInterfaceLevel == .unspecified { result.userInterfaceLevel = nil }
    if legibilityWeight == .unspecified { result.legibilityWeight = nil }
    if activeAppearance == .unspecified { result.activeAppearance = nil }
    return result
  }
}

/// A custom trait's value. Values that can be compared are; others count as changed whenever they are set.
struct TraitValue: Hashable, @unchecked Sendable {
  let value: Any
  /// Whose value it is.
  let trait: any UITraitDefinition.Type
  /// Whether colours depend on the trait.
  var affectsColor: Bool { trait.affectsColorAppearance }
  private let comparable: AnyHashable?
  private let stamp: UInt64

  init(_ value: Any, of trait: any UITraitDefinition.Type, stamp: UInt64) {
    self.value = value
    self.trait = trait
    comparable = value as? AnyHashable
    self.stamp = comparable == nil ? stamp : 0
  }

  static func == (a: TraitValue, b: TraitValue) -> Bool { a.comparable == b.comparable && a.stamp == b.stamp }
  func hash(into hasher: inout Hasher) { hasher.combine(comparable) }
}
