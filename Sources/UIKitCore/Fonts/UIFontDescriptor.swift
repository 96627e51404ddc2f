package import UITextLayout

/// A font by its properties.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The class of a font is a number in the highest four bits.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// What a descriptor says of a font.
  public struct AttributeName: _BridgedName, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// Apple's own: which step of the content sizes the font of a text style has.
    static let sizeCategory = AttributeName(rawValue: "NSCTFontSizeCategoryAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: _BridgedName, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  package let font: FontDescription
  /// The text style that the descriptor was made for, if any.
  let style: UIFont.TextStyle?

  package init(_ font: FontDescription, style: UIFont.TextStyle? = nil) {
    self.font = font
    self.style = style
    super.init()
  }

  public required convenience init?(coder: NSCoder) {
    guard let font = FontDescription(archive: coder) else { return nil }
    self.init(font, style: UIFont.TextStyle(archive: coder))
  }
  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { font.write(to: coder, style: style) }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: .named(fontName), size: size))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let style = Self.style(attributes)
    let base = style.map { UIFont.preferredFont(forTextStyle: $0).font } ?? FontDescription(size: 12)
    self.init(Self.changed(base, by: attributes), style: style)
  }

  /// The text style that attributes name, if it is one of UIKit's.
  private static func style(_ attributes: [AttributeName: Any]) -> UIFont.TextStyle? {
    let value = attributes[.textStyle]
    let style = value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init)
    return style.flatMap { $0.rawValue.hasPrefix("UICTFontTextStyle") ? $0 : nil }
  }

  /// Name, size, weight, symbolic traits and features; other attributes are kept nowhere.
  ///
  /// DEVIATION: of the features that are kept, monospaced digits alone change what is drawn.
  /// UIKIT: monospaced digits are the feature type 6 (number spacing) with selector 0. A guess.
  private static func changed(_ font: FontDescription, by attributes: [AttributeName: Any]) -> FontDescription {
    var font = font
    if let name = (attributes[.name] ?? attributes[.family]) as? String { font.family = .named(name) }
    // UIKIT: the role overrides a name (BonMot's tests of UIKit's behavior).
    if style(attributes) != nil { font.family = .system }
    if let usage = attributes[.textStyle] as? String {
      if let weight = FontUsage.weight(usage) { (font.family, font.weight) = (.system, weight) }
    }
    if let size = attributes[.size] as? CGFloat { font.size = size }
    if let size = attributes[.size] as? NSNumber { font.size = CGFloat(size.doubleValue) }
    if let face = attributes[.face] as? String { font.weight = NamedFontStyle.weight(face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      switch traits[.weight] {
      case let weight as UIFont.Weight: font.weight = weight.rawValue
      case let weight as CGFloat: font.weight = weight
      case let weight as NSNumber: font.weight = CGFloat(weight.doubleValue)
      default: break
      }
      if let symbolic = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? NSNumber)?.uint32Value {
        let symbolic = SymbolicTraits(rawValue: symbolic)
        if symbolic.contains(.traitItalic) { font.isItalic = true }
        if symbolic.contains(.traitBold) { font.weight = max(font.weight, UIFont.Weight.bold.rawValue) }
      }
    }
    if let settings = attributes[.featureSettings] {
      font.features = FontFeature.list(settings)
      font.hasMonospacedDigits = font.features.contains(FontFeature(type: 6, selector: 0))
    }
    return font
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.changed(font, by: attributes), style: Self.style(attributes) ?? style)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  open var postscriptName: String { UIFont(font).fontName }
  // UIKIT: a named font says its name and size, one of the system its usage and size (BonMot's tests of UIKit's
  // behavior); what follows from these is told by `object(forKey:)`.
  /// What the font is found by: size, name or role, features.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: font.size]
    if case .named(let name) = font.family {
      attributes[.name] = name
    } else {
      // A role is bridged from a string on Apple's systems, to a text style and to a string.
      attributes[.textStyle] = (style?.rawValue ?? FontUsage.name(weight: font.weight)) as NSString
      if style != nil { attributes[.sizeCategory] = Self.standardCategory }
      if font.isItalic || font.family != .system || style.map({ !isPlain($0) }) == true { attributes[.traits] = traits }
    }
    if !font.features.isEmpty { attributes[.featureSettings] = font.features.map(\.setting) }
    return attributes
  }
  // UIKIT: since iOS 14 the attributes of a text style say a step of the content sizes; it is 3 in compiled documents,
  // and the fourth step is large. GUESS: that it is the same for fonts of other steps.
  private static let standardCategory = 3

  /// An attribute of the font that the descriptor finds.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: UIFont(font).familyName
    case .traits: traits
    default: fontAttributes[anAttribute]
    }
  }
  private var traits: [TraitKey: Any] { [.weight: font.weight, .symbolic: symbolicTraits.rawValue] }
  /// Whether the font has the weight of its role.
  private func isPlain(_ style: UIFont.TextStyle) -> Bool {
    font.weight == UIFont.preferredFont(forTextStyle: style).font.weight
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  open override var hash: Int { font.hashValue }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// In points.
  open var pointSize: CGFloat { font.size }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 0.3 { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    changed.weight = symbolicTraits.contains(.traitBold) ? max(changed.weight, 0.4) : min(changed.weight, 0.23)
    return UIFontDescriptor(changed, style: style)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = font
    switch design {
    case .rounded: changed.family = .roundedSystem
    case .serif: changed.family = .serifSystem
    case .monospaced: changed.family = .monospacedSystem
    default: changed.family = .system
    }
    return UIFontDescriptor(changed, style: style)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.size = newPointSize
    return UIFontDescriptor(changed)
  }
}
