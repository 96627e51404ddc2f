/// What counts within a pair of braces, and ends with it.
struct RichGroup {
  /// Where text goes.
  enum Destination: Equatable {
    case body
    case nowhere
    case fontTable
    case colorTable
    case expandedColors
    case listTable
    case levelMarker
    case listOverrides
    case fieldInstruction
    case attachment
    case background
  }

  var destination = Destination.body
  var style = RichCharacterStyle()
  var paragraph = RichParagraphStyle()
  var font: Int?
  var isHidden = false
  /// Bytes that stand for a character for readers without Unicode.
  var skipsAfterUnicode = 1
  /// The next group's text counts where its word is known alone.
  var isOptional = false
  /// Nothing stands between its brace and the next one.
  var isFresh = true
  /// Whether the group around was fresh when this one began.
  var isInFreshGroup = false

  var list = 0
  var listLevel = 0
  /// Of the next stop.
  var tabAlignment = RichTab.Alignment.left
  /// In twips; 0 for the font's own height.
  var lineHeight = 0
  /// Whether that is a multiple, in 240ths.
  var isLineMultiple = false
  var minimumLine: Double?
  var maximumLine: Double?
  /// What `\shad` and its companions said.
  var shadowOpacity: Double?
}
