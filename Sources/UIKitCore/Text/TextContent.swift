internal import UITextLayout

/// A view's text with the style that its plain parts take: from strings and attributed strings to the engine's runs.
@MainActor
struct TextContent {
  var runs: [TextRun]
  var style: ParagraphStyle

  /// Text of one style.
  init(_ text: String, font: UIFont, color: UIColor, paragraph: ParagraphValues) {
    runs = text.isEmpty ? [] : [TextRun(text: text, font: font.font, color: color.displayColor)]
    style = paragraph.engineStyle
  }

  /// Attributed text; attributes that it lacks are `font` and `color`, its paragraph style is that of the first
  /// character.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor, paragraph: ParagraphValues) {
    var runs: [TextRun] = []
    var values = paragraph
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if range.location == 0, let own = attributes[.paragraphStyle] as? NSParagraphStyle {
        values = own.value
        if own.value.alignment == .natural { values.alignment = paragraph.alignment }
      }
      runs.append(Self.run(string.substring(with: range), attributes, font, color))
    }
    self.runs = runs
    style = values.engineStyle
  }

  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont, _ color: UIColor
  ) -> TextRun {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    }
    return TextRun(
      text: text, font: (attributes[.font] as? UIFont ?? font).font,
      color: (attributes[.foregroundColor] as? UIColor ?? color).displayColor, kern: number(.kern),
      baselineOffset: number(.baselineOffset), isUnderlined: number(.underlineStyle) != 0,
      isStruckThrough: number(.strikethroughStyle) != 0,
      background: (attributes[.backgroundColor] as? UIColor)?.displayColor)
  }

  /// The text laid out in at most `size`.
  func layout(
    in size: CGSize, maximumLines: Int, rightToLeft: Bool = false, includesLastLeading: Bool = false
  ) -> TextLayout {
    var options = TextLayout.Options()
    options.width = size.width
    options.height = size.height
    options.maximumLines = maximumLines
    options.era = Compatibility.current.fontEra
    options.isRightToLeft = rightToLeft
    options.includesLastLeading = includesLastLeading
    return TextLayout(runs, style: style, options: options)
  }

  /// The same text with all fonts scaled.
  func scaled(by factor: CGFloat) -> TextContent {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].font.size *= factor }
    return copy
  }
}
