internal import UITextLayout

/// How the lines of a paragraph are broken, spaced and aligned. Distances in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = FoundationMark()
  var value = ParagraphValues()

  public override init() { super.init() }

  init(_ value: ParagraphValues) {
    self.value = value
    super.init()
  }

  /// Reads a style from a keyed archive.
  public required init?(coder: NSCoder) {
    value = ParagraphCoding.values(from: coder)
    super.init()
  }
  /// Writes all values; what an archive lacks is as in a new style.
  open func encode(with coder: NSCoder) { ParagraphCoding.encode(value, with: coder) }
  /// True: archives may ask for this class.
  open class var supportsSecureCoding: Bool { true }

  /// The style of a paragraph without one. Subclasses may have another.
  open class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// Between lines, in points.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// Below the paragraph, in points.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// Above the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
  /// At which side lines begin. Default: natural, where reading begins.
  open var alignment: NSTextAlignment { value.alignment }
  /// Of all lines but the first, in points.
  open var headIndent: CGFloat { value.headIndent }
  /// In points from the leading edge; from the trailing edge where it is zero or less.
  open var tailIndent: CGFloat { value.tailIndent }
  /// In points.
  open var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
  /// In points.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// In points; 0 for no limit.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }
  /// A multiple of the font's line height; 0 for its own.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  /// Where lines that are too long end. Default: by word wrapping.
  open var lineBreakMode: NSLineBreakMode { value.lineBreakMode }
  /// From 0 to 1. Default: 0.
  open var hyphenationFactor: Float { value.hyphenationFactor }
  /// The direction of the paragraph. Default: that of its first strong character.
  open var baseWritingDirection: NSWritingDirection { value.baseWritingDirection }
  /// How good breaks are looked for. Kept; breaks are the system's. Default: none.
  open var lineBreakStrategy: LineBreakStrategy { value.lineBreakStrategy }
  /// Whether letters move together before text is cut. Kept; they do not. Default: false.
  open var allowsDefaultTighteningForTruncation: Bool { value.allowsTightening }
  /// Stops of tabulators, in points from the leading edge. Default: 12 at the left, 28 points apart.
  open var tabStops: [NSTextTab] { value.tabStops }
  /// Distance of the stops after the last of `tabStops`, in points. Default: 0.
  open var defaultTabInterval: CGFloat { value.defaultTabInterval }

  /// The lists that the paragraph is in, from the outermost to the innermost. Default: none.
  ///
  /// UIKIT: the second generation of TextKit draws markers; in the first they are part of the text (Apple's talk on
  /// TextKit and text views of 2022).
  open var textLists: [NSTextList] { value.textLists }

  /// How a paragraph's lines are balanced.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit for each strategy, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line does not hold a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The direction in which a language reads, by its code such as `he`; left to right for nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let rightToLeft: Set<Substring> = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv"]
    return languageName.map { rightToLeft.contains($0.prefix(2)) } == true ? .rightToLeft : .leftToRight
  }

  /// A style of the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(value) }
  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.value = value
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.value == value }
  open override var hash: Int { value.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { value.lineSpacing }
    set { value.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { value.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { value.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { value.alignment }
    set { value.alignment = newValue }
  }
  open override var headIndent: CGFloat {
    get { value.headIndent }
    set { value.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { value.tailIndent }
    set { value.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { value.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { value.lineBreakMode }
    set { value.lineBreakMode = newValue }
  }
  open override var hyphenationFactor: Float {
    get { value.hyphenationFactor }
    set { value.hyphenationFactor = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { value.baseWritingDirection }
    set { value.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { value.lineBreakStrategy }
    set { value.lineBreakStrategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { value.allowsTightening }
    set { value.allowsTightening = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { value.tabStops }
    set { value.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { value.defaultTabInterval }
    set { value.defaultTabInterval = newValue }
  }
  open override var textLists: [NSTextList] {
    get { value.textLists }
    set { value.textLists = newValue }
  }
  /// Adds a tab stop, in the order of their places.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }

  /// Takes all values over from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { value = obj.value }
}
