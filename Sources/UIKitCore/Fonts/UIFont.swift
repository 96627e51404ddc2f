package import UITextLayout

/// A font: family, size and weight with their measures.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// From the thinnest, −0.8, to the heaviest, 0.62.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public var rawValue: CGFloat
    /// Creates a weight from −1 to 1; those between the named ones are allowed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from −1 to 1; those between the named ones are allowed.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8, the thinnest.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0, the weight of running text.
    public static let regular = Weight(0)
    /// 0.23, the heaviest that does not count as bold.
    public static let medium = Weight(0.23)
    /// 0.3, the weight of headlines and titles of bars.
    public static let semibold = Weight(0.3)
    /// 0.4, the weight of `boldSystemFont(ofSize:)`.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62, the heaviest.
    public static let black = Weight(0.62)
  }

  /// A font's role in a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style, as archives and documents keep it.
    public let rawValue: String
    /// Creates a style from UIKit's name; unknown ones have the sizes of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points at the text size `large`, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 34 points at the text size `large`, as in large titles of navigation bars.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the text size `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the text size `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the text size `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points at the text size `large`, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the text size `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the text size `large`, for running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the text size `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the text size `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the text size `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the text size `large`.
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

  /// Reads a font from a keyed archive; nil where the archive holds none.
  public required convenience init?(coder: NSCoder) {
    guard let font = FontDescription(archive: coder) else { return nil }
    self.init(font, style: TextStyle(archive: coder))
  }
  /// True: archives may ask for this class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes name or design, size in points, weight, traits and text style.
  open func encode(with coder: NSCoder) { font.write(to: coder, style: style) }

  /// The font called `fontName` at a size in points; nil where neither a device nor the program has it. Fonts of a device
  /// that the machine does not have are shown in a substitute with the measures that are known.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/init(name:size:)>
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, DeviceFonts.has(fontName) else { return nil }
    self.init(named: fontName, size: fontSize)
  }
  /// The font that a document or an archive names, which keeps its name where there is none.
  convenience init(named fontName: String, size fontSize: CGFloat) {
    self.init(FontDescription(family: .named(fontName), size: fontSize > 0 ? fontSize : 17))
  }

  /// What text is shown in whose attributes say nothing of a font: Helvetica at 12 points.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/key/font>
  static let bareText = UIFont(FontDescription(family: .named("Helvetica"), size: 12))

  /// A font of which nothing is said: the system's at 12 points, the size of text without a font.
  public override convenience init() { self.init(FontDescription(size: 12)) }

  /// The font that a descriptor describes, at `pointSize` points; 0 takes the descriptor's size. A new size no longer
  /// follows a text style.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    let hasOwnSize = pointSize > 0 && pointSize != font.size
    if hasOwnSize { font.size = pointSize }
    font.features = FontFeature.effective(font.features)
    self.init(font, style: hasOwnSize ? nil : descriptor.style)
  }

  /// The system's font in regular weight, at a size in points. It does not follow the user's text size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  // UIKIT: Interface Builder's stored widths of bold system text are those of bold (+0.033 em a character), not of
  // semibold (+0.022 em).
  /// The system's font in bold (0.4), at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The system's font in italics, at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }
  /// The system's font in a weight, at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue))
  }
  /// The system's font with digits of one width, so that numbers that change do not move.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
  }
  /// The system's font whose letters all have one width, for code; a size is in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .monospacedSystem, size: fontSize, weight: weight.rawValue))
  }

  /// The system font for a role at the current text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style at the text size of these traits; nil for the current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return preferredFont(
      forTextStyle: style, size: TextStyleSizes.size(style, traits.preferredContentSizeCategory))
  }
  /// The font of a role at a size, in points.
  package class func preferredFont(forTextStyle style: TextStyle, size: CGFloat) -> UIFont {
    let weight: Weight =
      switch style {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    var font = FontDescription(size: size, weight: weight.rawValue)
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

  /// The family, such as `Georgia`; `.AppleSystemUIFont` and `.AppleSystemUIFontMonospaced` for the system's designs.
  open var familyName: String {
    switch font.family {
    case .system, .roundedSystem, .serifSystem: ".AppleSystemUIFont"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): NamedFace(name: name).family
    }
  }
  /// The name, such as `Georgia-Bold`; `.SFUI-Regular` and the like for the system's font.
  open var fontName: String {
    if case .named(let name) = font.family { return name }
    let weights: [(CGFloat, String)] = [
      (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
      (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]
    let nearest = weights.min { abs($0.0 - font.weight) < abs($1.0 - font.weight) }!
    return ".SFUI-" + nearest.1 + (font.isItalic ? "Italic" : "")
  }
  /// The font by its properties, with the text style that it was made for.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, style: style) }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = font
    changed.size = fontSize
    changed.leading = 0
    return UIFont(changed)
  }

  /// The font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }
  open override var description: String {
    // UIKIT: as public logs have it.
    let traits = fontDescriptor.symbolicTraits
    return "<UICTFont: \(addressString(self))> font-family: \"\(fontName)\"; font-weight: "
      + "\(traits.contains(.traitBold) ? "bold" : "normal"); font-style: "
      + "\(traits.contains(.traitItalic) ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt"
  }
}
