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

  /// Reads traits from a keyed archive; nil from any other coder.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    values = TraitStorage(archive: coder).normalized()
    super.init()
  }
  /// True: archives may ask for this class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes the traits that are specified.
  open func encode(with coder: NSCoder) { values.write(to: coder) }

  /// Merges collections; where two specify a trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = TraitStorage()
    for collection in traitCollections { merged.merge(collection.values) }
    self.init(values: merged)
  }

  /// A collection of the size class from left to right alone; all others are unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitStorage { $0.horizontalSizeClass = horizontalSizeClass })
  }
  /// A collection of the size class from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitStorage { $0.verticalSizeClass = verticalSizeClass })
  }
  /// A collection of the idiom alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitStorage { $0.userInterfaceIdiom = idiom })
  }
  /// A collection of the style alone, to resolve colours and images for it.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitStorage { $0.userInterfaceStyle = userInterfaceStyle })
  }
  /// A collection of the pixels per point alone; 0 for unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitStorage { $0.displayScale = scale })
  }
  /// A collection of the range of colours alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitStorage { $0.displayGamut = displayGamut })
  }
  /// A collection of the reading direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitStorage { $0.layoutDirection = layoutDirection })
  }
  /// A collection of the text size alone, for fonts of text styles.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitStorage { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
  /// A collection of what the screen tells of pressure alone.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(values: TraitStorage { $0.forceTouchCapability = capability })
  }
  /// A collection of the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitStorage { $0.accessibilityContrast = accessibilityContrast })
  }
  /// A collection of the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitStorage { $0.userInterfaceLevel = userInterfaceLevel })
  }
  /// A collection of the weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitStorage { $0.legibilityWeight = legibilityWeight })
  }
  /// A collection of the window's activity alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: TraitStorage { $0.activeAppearance = activeAppearance })
  }

  /// Whether there is much room from left to right: `compact` on phones held upright, `regular` on most pads.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// Whether there is much room from top to bottom: `compact` on phones held sideways.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The kind of device; `unspecified` in a partial collection.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// Light or dark; `unspecified` in a partial collection.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// Which colours the screen shows; `unspecified` in a partial collection.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// In which direction the interface reads; `unspecified` in a partial collection.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The text size that the user has chosen; `unspecified` in a partial collection.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  /// Whether the screen tells how hard it is pressed; `unknown` in a partial collection.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// Whether the user wants more contrast; `unspecified` in a partial collection.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// Whether what is shown lies over other content; `unspecified` in a partial collection.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// Whether the user wants bold text; `unspecified` in a partial collection.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// Whether the window is in front; `unspecified` in a partial collection.
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
    func add(_ name: String, _ isSpecified: Bool, _ value: String) {
      if isSpecified { parts.append("\(name) = \(value)") }
    }
    add("UserInterfaceIdiom", userInterfaceIdiom != .unspecified, "\(userInterfaceIdiom)".capitalized)
    add("DisplayScale", displayScale != 0, shortNumber(displayScale))
    add("DisplayGamut", displayGamut != .unspecified, displayGamut == .P3 ? "P3" : "sRGB")
    add("HorizontalSizeClass", horizontalSizeClass != .unspecified, "\(horizontalSizeClass)".capitalized)
    add("VerticalSizeClass", verticalSizeClass != .unspecified, "\(verticalSizeClass)".capitalized)
    add("UserInterfaceStyle", userInterfaceStyle != .unspecified, "\(userInterfaceStyle)".capitalized)
    add(
      "UserInterfaceLayoutDirection", layoutDirection != .unspecified, layoutDirection == .rightToLeft ? "RTL" : "LTR")
    let category = preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    add("PreferredContentSizeCategory", preferredContentSizeCategory != .unspecified, category)
    add("AccessibilityContrast", accessibilityContrast != .unspecified, "\(accessibilityContrast)".capitalized)
    add("UserInterfaceLevel", userInterfaceLevel != .unspecified, "\(userInterfaceLevel)".capitalized)
    return "<UITraitCollection: \(addressString(self))" + (parts.isEmpty ? "" : "; ") + parts.joined(separator: ", ")
      + ">"
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
  /// The collection itself, which never changes.
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
