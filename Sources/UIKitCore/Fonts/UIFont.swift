package import UITextLayout

/// A font: family, size and weight with their measures.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// From the thinnest, −0.8, to the heaviest, 0.62.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// A font's role in a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  private let mark = FoundationMark()
  package let font: FontDescription
  /// The text style that the font was made for, if any.
  let style: TextStyle?
  /// How the font was scaled, if font metrics have made it.
  let scale: FontScale?

  package convenience init(_ font: FontDescription, style: TextStyle? = nil) {
    self.init(font, style: style, scale: nil)
  }
  init(_ font: FontDescription, style: TextStyle?, scale: FontScale?) {
    self.font = font
    self.style = style
    self.scale = scale
    super.init()
  }

  public required convenience init?(coder: NSCoder) {
    guard let font = FontDescription(archive: coder) else { return nil }
    self.init(font, style: TextStyle(archive: coder))
  }
  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { font.write(to: coder, style: style) }

  /// The font called `fontName`; nil when the name is empty. Fonts that the machine does not have are shown in a
  /// substitute with the measures that are known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontDescription(family: .named(fontName), size: fontSize > 0 ? fontSize : 17))
  }

  /// What text is shown in whose attributes say nothing of a font: Helvetica at 12 points.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/key/font>
  static let bareText = UIFont(FontDescription(family: .named("Helvetica"), size: 12))

  /// A font of which nothing is said: the system's at 12 points, the size of text without a font.
  public override convenience init() { self.init(FontDescription(size: 12)) }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    let hasOwnSize = pointSize > 0 && pointSize != font.size
    if hasOwnSize { font.size = pointSize }
    font.features = FontFeature.effective(font.features)
    self.init(font, style: hasOwnSize ? nil : descriptor.style)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  // UIKIT: Interface Builder's stored widths of bold system text are those of bold (+0.033 em a character), not of
  // semibold (+0.022 em).
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue))
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .monospacedSystem, size: fontSize, weight: weight.rawValue))
  }

  /// The system font for a role at the current text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return preferredFont(
      forTextStyle: style, size: TextStyleSizes.size(style, traits.preferredContentSizeCategory))
  }
  /// The font of a role at a size, in points.
  package class func preferredFont(forTextStyle style: TextStyle, size: CGFloat) -> UIFont {
    var font = FontDescription(size: size, weight: style == .headline ? Weight.semibold.rawValue : 0)
    let lineHeight = FontMeasures(font, era: .sanFranciscoTight).metrics.lineHeight
    font.leading = TextStyleSizes.leading(size: font.size, lineHeight: lineHeight)
    return UIFont(font, style: style)
  }

  /// 12, 14, 17 and 18 points: UIKit's historic sizes.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// In points.
  open class var systemFontSize: CGFloat { 14 }
  /// In points.
  open class var labelFontSize: CGFloat { 17 }
  /// In points.
  open class var buttonFontSize: CGFloat { 18 }

  /// In points.
  open var pointSize: CGFloat { font.size }
  /// From the baseline up, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// Negative.
  open var descender: CGFloat { metrics.descender }
  /// In points.
  open var leading: CGFloat { metrics.leading }
  /// In points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// In points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// In points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  private var metrics: FontMetrics { FontMeasures(font, era: .sanFranciscoTight).metrics }

  open var familyName: String {
    switch font.family {
    case .system, .roundedSystem, .serifSystem: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): String(name.prefix { $0 != "-" })
    }
  }
  open var fontName: String {
    if case .named(let name) = font.family { return name }
    let weights: [(CGFloat, String)] = [
      (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
      (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]
    let nearest = weights.min { abs($0.0 - font.weight) < abs($1.0 - font.weight) }!
    return ".SFUI-" + nearest.1 + (font.isItalic ? "Italic" : "")
  }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, style: style) }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = font
    changed.size = fontSize
    changed.leading = 0
    return UIFont(changed)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }
  open override var description: String {
    "<UICTFont: \(addressString(self))> font-family: \"\(familyName)\"; font-size: \(shortNumber(pointSize))pt"
  }
}
