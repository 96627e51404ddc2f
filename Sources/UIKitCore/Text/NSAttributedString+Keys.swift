extension NSAttributedString.Key {
  /// `UIFont`. Default: the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// `UIColor`. Default: black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points up from the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Whether text is struck through, a number of an `NSUnderlineStyle`. Default: not.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The underline's `UIColor`. Default: that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strike's `UIColor`. Default: that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The outline's `UIColor`. Default: that of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The outline's width, a number: a percentage of the font's size. Above 0 letters are outlined alone, below 0 filled
  /// and outlined. Default: 0, no outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow` beneath the text. Default: none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment` in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a string of one; text views draw it as a link that can be touched.
  public static let link = NSAttributedString.Key("NSLink")
  /// Whether letters join to one sign, a number. Kept; fonts join what they always do. Default: 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far letters lean to the right for each point upwards, a number; to the left below 0. Default: 0.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider letters are: the logarithm of the factor, a number. Default: 0.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number: points added after each character. Where it is, `kern` is ignored.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A drawn look of letters, a string. Kept; it has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Directions within the text that outdo those of the characters: an array of numbers, each an `NSWritingDirection`
  /// with an `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A name of the program's own for a range that can be touched.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// A number: lines up, or down where it is less than zero. UIKit has no name for it; CoreText has, and documents say it.
  static let superscript = NSAttributedString.Key("NSSuperScript")
  /// Whether letters stand for lines from top to bottom. Kept; it has no effect.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
