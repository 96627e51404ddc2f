/// How characters look.
public struct RichCharacterStyle: Equatable, Sendable {
  /// As the font table names it: a PostScript name where Apple's systems have written it, else a family's. Nil for none.
  public var fontName: String?
  /// In points. Default: 12.
  public var fontSize = 12.0
  /// Whether letters are bold.
  public var isBold = false
  /// Whether letters slant.
  public var isItalic = false
  /// The raw value of an underline's style and pattern; 0 for none.
  public var underline = 0
  /// Nil for the text's colour.
  public var underlineColor: RichColor?
  /// As `underline`.
  public var strikethrough = 0
  /// Nil for the text's colour.
  public var strikethroughColor: RichColor?
  /// Nil for the reader's own.
  public var foreground: RichColor?
  /// Nil for nothing behind the text.
  public var background: RichColor?
  /// In per cent of the font's size; negative for letters that are filled, too. 0 for none.
  public var strokeWidth = 0.0
  /// Nil for the text's colour.
  public var strokeColor: RichColor?
  /// Points after each character; nil for the font's own kerning, 0 for none.
  public var kern: Double?
  /// Points up.
  public var baselineOffset = 0.0
  /// 1 above, -1 below, 0 for neither.
  public var superscript = 0
  /// 0 for none, 2 for all; nil for the font's own.
  public var ligature: Int?
  /// The slant of letters.
  public var obliqueness = 0.0
  /// The logarithm of the factor that letters are wider by.
  public var expansion = 0.0
  /// Nil for none.
  public var shadow: RichShadow?
  /// What the text leads to.
  public var link: String?

  /// What no word is said of.
  public init() {}
}
