package import UITextLayout

/// A font by its properties.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Properties of a font that are told by one bit, and its class.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Core Text's bits: traits in the lower ones, the class in the highest four.
    public let rawValue: UInt32
    /// Creates traits from Core Text's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted, or an italic of its own.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A heavier weight than regular: semibold (0.3) and up.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider letters. Kept in names; fonts are not chosen by it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower letters. Kept in names; fonts are not chosen by it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width; set for the system's monospaced design.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For lines from top to bottom. Fonts are not chosen by it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for interfaces. Fonts are not chosen by it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less room between lines. Fonts are not chosen by it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More room between lines. Fonts are not chosen by it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The class of a font is a number in the highest four bits.
    /// The bits that hold a font's class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Serifs after Roman inscriptions and the first printers.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between the old style and the modern one.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Thin serifs without brackets, with much contrast.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Heavy serifs with brackets.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Heavy serifs without brackets.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs that belong to no other class.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Decorated letters.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Signs in place of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// What a descriptor says of a font.
  public struct AttributeName: _BridgedName, Hashable, Sendable {
    /// The key under which UIKit and Core Text keep the attribute.
    public let rawValue: String
    /// Creates an attribute's name from Core Text's key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A family's name, as a string, where no `name` is given.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A font's name such as `Georgia-Bold`, as a string; it goes before `family`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A face such as `Bold Italic`, as a string; the weight is read from it.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The point size, as a number. Default: 12.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A text style, or a usage of the system's fonts; it goes before a name.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A list of dictionaries by `FeatureKey`; monospaced digits alone change what is drawn.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Descriptors to look for missing letters in. It is not read.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// Apple's own: which step of the content sizes the font of a text style has.
    static let sizeCategory = AttributeName(rawValue: "NSCTFontSizeCategoryAttribute")
  }

  /// Keys of the dictionary under `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key under which Core Text keeps the trait.
    public let rawValue: String
    /// Creates a key from Core Text's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of `SymbolicTraits`, as a number; italic and bold are read.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight from −1 to 1, as a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width from −1 to 1. It is not read.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant from −1 to 1. It is not read.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Keys of the dictionaries under `featureSettings`.
  public struct FeatureKey: _BridgedName, Hashable, Sendable {
    /// The key under which Core Text keeps a feature's part.
    public let rawValue: String
    /// Creates a key from Core Text's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The older name of `selector`: which setting of the feature.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Which feature, such as 6 for the spacing of numbers.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which setting of the feature, such as 0 for digits of one width.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Core Text's name of the design.
    public let rawValue: String
    /// Creates a design from Core Text's name; unknown ones read as the default.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without serifs, as the interface has it.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs, for longer texts.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
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

  /// Reads a descriptor from a keyed archive; nil where the archive holds no font.
  public required convenience init?(coder: NSCoder) {
    guard let font = FontDescription(archive: coder) else { return nil }
    self.init(font, style: UIFont.TextStyle(archive: coder))
  }
  /// True: archives may ask for this class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes name or design, size in points, weight, traits and text style.
  open func encode(with coder: NSCoder) { font.write(to: coder, style: style) }
  /// The descriptor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Describes a font by its name, at a size in points. Whether there is such a font is not asked.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: .named(fontName), size: size))
  }

  /// Describes a font by attributes; without any, the system's regular font at 12 points.
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

  /// The descriptor with further attributes, which go before those that it has.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.changed(font, by: attributes), style: Self.style(attributes) ?? style)
  }
  /// The descriptor in another family, named in full.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// The descriptor in the weight that the face's name tells, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The name of the font that fits, such as `.SFUI-Bold` or `Georgia-Bold`.
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
  private var traits: [TraitKey: Any] {
    var weight = font.weight
    if weight == 0, case .named(let name) = font.family { weight = NamedFace(name: name).weight }
    return [.weight: weight, .symbolic: symbolicTraits.rawValue]
  }
  /// Whether the font has the weight of its role.
  private func isPlain(_ style: UIFont.TextStyle) -> Bool {
    font.weight == UIFont.preferredFont(forTextStyle: style).font.weight
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  open override var hash: Int { font.hashValue }

  /// The font of a text style at the text size of these traits; nil for the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
  /// The font of a text style at the text size that the user has chosen.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// In points.
  open var pointSize: CGFloat { font.size }
  /// Italic, bold (semibold and heavier) and monospaced, of named fonts also condensed and expanded; others are not told.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if case .named(let name) = font.family { traits = NamedFace(name: name).traits }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 0.3 { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with exactly these of italic and bold; others change nothing. Bold is at least 0.4, else at most
  /// medium. A named font becomes the one of its family that has them; where there is none it keeps its name. Never nil.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font
    if case .named(let name) = font.family, let other = NamedFace(name: name).other(with: symbolicTraits) {
      (changed.family, changed.weight, changed.isItalic) = (.named(other.name), 0, false)
      return UIFontDescriptor(changed, style: style)
    }
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    changed.weight = symbolicTraits.contains(.traitBold) ? max(changed.weight, 0.4) : min(changed.weight, 0.23)
    return UIFontDescriptor(changed, style: style)
  }

  /// The descriptor in another of the system's designs, named families included. Never nil.
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

  /// The descriptor at another size, in points; it no longer follows a text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.size = newPointSize
    return UIFontDescriptor(changed)
  }
}
