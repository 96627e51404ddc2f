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
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number: points added after each character, in place of `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A name of the program's own for a range that can be touched.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// A number: lines up, or down where it is less than zero. UIKit has no name for it; CoreText has, and documents say it.
  static let superscript = NSAttributedString.Key("NSSuperScript")
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
