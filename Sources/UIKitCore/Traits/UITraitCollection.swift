internal import DarwinShims

/// The traits of an interface: size classes, idiom, scale, style and the rest. A collection may be partial: a trait
/// that it does not specify reads as *unspecified*.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitcollection>
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Set while a collection is made, and never later.
  final var values: TraitStorage

  /// A convenience: a subclass of a client inherits no initializer of a class that has designated ones of its module.
  convenience init(values: TraitStorage) {
    self.init()
    self.values = values.normalized()
  }

  /// A collection that specifies nothing.
  public override init() {
    values = TraitStorage()
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    values = TraitStorage(archive: coder).normalized()
    super.init()
  }
  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { values.write(to: coder) }

  /// Merges collections; where two specify a trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = TraitStorage()
    for collection in traitCollections { merged.merge(collection.values) }
    self.init(values: merged)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitStorage { $0.horizontalSizeClass = horizontalSizeClass })
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitStorage { $0.verticalSizeClass = verticalSizeClass })
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitStorage { $0.userInterfaceIdiom = idiom })
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitStorage { $0.userInterfaceStyle = userInterfaceStyle })
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitStorage { $0.displayScale = scale })
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitStorage { $0.displayGamut = displayGamut })
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitStorage { $0.layoutDirection = layoutDirection })
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitStorage { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(values: TraitStorage { $0.forceTouchCapability = capability })
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitStorage { $0.accessibilityContrast = accessibilityContrast })
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitStorage { $0.userInterfaceLevel = userInterfaceLevel })
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitStorage { $0.legibilityWeight = legibilityWeight })
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: TraitStorage { $0.activeAppearance = activeAppearance })
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether a colour may resolve differently in `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || displayGamut != other.displayGamut
      || accessibilityContrast != other.accessibilityContrast || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom || values.differsInColors(from: other.values)
  }

  /// What the collection specifies, as UIKit's log has it.
  open override var description: String {
    var parts: [String] = []
    if userInterfaceIdiom != .unspecified { parts.append("UserInterfaceIdiom = \(userInterfaceIdiom)") }
    if displayScale != 0 { parts.append("DisplayScale = \(displayScale)") }
    if displayGamut != .unspecified { parts.append("DisplayGamut = \(displayGamut)") }
    if horizontalSizeClass != .unspecified { parts.append("HorizontalSizeClass = \(horizontalSizeClass)") }
    if verticalSizeClass != .unspecified { parts.append("VerticalSizeClass = \(verticalSizeClass)") }
    if userInterfaceStyle != .unspecified { parts.append("UserInterfaceStyle = \(userInterfaceStyle)") }
    if layoutDirection != .unspecified { parts.append("LayoutDirection = \(layoutDirection)") }
    if preferredContentSizeCategory != .unspecified {
      parts.append("PreferredContentSizeCategory = \(preferredContentSizeCategory.rawValue)")
    }
    return "<UITraitCollection: \(parts.joined(separator: ", "))>"
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The traits against which dynamic colours and fonts resolve when no view says otherwise.
  ///
  /// UIKit sets it around drawing, layout and trait callbacks; elsewhere it holds the main screen's traits.
  public static var current: UITraitCollection {
    get { threadsOwn.value ?? .fallback }
    set { threadsOwn.value = newValue }
  }

  private static let threadsOwn = ThreadLocal<UITraitCollection>()

  /// What `current` holds until somebody sets it, the main screen's: a light, left-to-right phone at the default text size.
  static let fallback = UITraitCollection(
    values: TraitStorage {
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
      $0.displayScale = 3
      $0.displayGamut = .SRGB
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .large
      $0.forceTouchCapability = .unavailable
      $0.accessibilityContrast = .normal
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.set(UITraitListEnvironment.self, to: .none)
    })

  /// Runs `actions` with this collection as `current`.
  open func performAsCurrent(_ actions: () -> Void) {
    let saved = Self.threadsOwn.value
    Self.threadsOwn.value = self
    defer { Self.threadsOwn.value = saved }
    actions()
  }

  /// Somebody asks for a trait by its definition.
  func willRead(_ trait: any UITraitDefinition.Type) {}
  /// The collection itself, where this one only watches who reads it.
  var plain: UITraitCollection { self }
}
