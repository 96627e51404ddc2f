internal import UIDisplayList
internal import UITextLayout

/// Text with the style that its plain parts take: from strings and attributed strings to the engine's runs.
struct TextContent {
  var runs: [TextRun]
  var style: ParagraphStyle

  /// Text of one style.
  init(_ text: String, font: UIFont, color: UIColor, paragraph: ParagraphValues) {
    runs = text.isEmpty ? [] : [TextRun(text: text, font: font.font, color: color.displayColor)]
    style = paragraph.engineStyle
  }

  /// Attributed text; attributes that it lacks are `font` and `color`. A paragraph's style is that of its first
  /// character, `paragraph` where it has none.
  ///
  /// - Parameters:
  ///   - linkColor: the colour of links; nil for that of the text around.
  ///   - container: of which attachments are told.
  ///   - showsListMarkers: whether paragraphs of lists are numbered and indented.
  init(
    _ text: NSAttributedString, font: UIFont, color: UIColor, paragraph: ParagraphValues, linkColor: UIColor? = nil,
    container: (any TextSurroundings)? = nil, showsListMarkers: Bool = false
  ) {
    var runs: [TextRun] = []
    var numbers = ListItemNumbers()
    var beginsParagraph = true
    var values: ParagraphValues?
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let own = Self.paragraph(attributes, paragraph)
      if values == nil { values = own }
      var run = Self.run(string.substring(with: range), attributes, font, color)
      if let attachment = attributes[.attachment] as? any AttachmentBoxing {
        let font = attributes[.font] as? UIFont ?? font
        run.attachment = attachment.box(
          font: font, color: run.color, attributes: attributes, in: container, at: range.location)
      }
      if let linkColor, attributes[.link] != nil { run.color = linkColor.displayColor }
      if own != values { run.paragraph = own.engineStyle }
      guard showsListMarkers else { return runs.append(run) }
      for piece in Self.paragraphs(of: run.text) {
        run.text = piece
        if beginsParagraph {
          let number = numbers.next(own.textLists)
          // Lists of documents have their markers in the text, between tabulators.
          let marker = piece.hasPrefix("\t") ? nil : number
          run.paragraph = own.textLists.isEmpty && own == values ? nil : own.engineStyle(marker: marker)
        }
        beginsParagraph = piece.last?.isNewline == true
        runs.append(run)
      }
    }
    self.runs = runs
    style = (values ?? paragraph).engineStyle
  }

  /// The paragraphs of a text, each with its line end.
  private static func paragraphs(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      piece.append(character)
      guard character.isNewline else { continue }
      pieces.append(piece)
      piece = ""
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Text with the attributes of all of it; those that it lacks are the others.
  ///
  /// What is measured again and again comes this way: each of Foundation's attributed strings on Linux leaves some 350
  /// bytes behind when it is gone.
  init(
    _ text: String, attributes: [NSAttributedString.Key: Any]?, font: UIFont = .bareText,
    color: UIColor = .black, paragraph: ParagraphValues = ParagraphValues()
  ) {
    let attributes = attributes ?? [:]
    runs = text.isEmpty ? [] : [Self.run(text, attributes, font, color)]
    style = Self.paragraph(attributes, paragraph).engineStyle
  }

  private static func paragraph(_ attributes: Attributes, _ plain: ParagraphValues) -> ParagraphValues {
    var own = (attributes[.paragraphStyle] as? NSParagraphStyle)?.value ?? plain
    if own.alignment == .natural { own.alignment = plain.alignment }
    return own
  }

  private typealias Attributes = [NSAttributedString.Key: Any]

  private static func run(_ text: String, _ attributes: Attributes, _ font: UIFont, _ color: UIColor) -> TextRun {
    let font = attributes[.font] as? UIFont ?? font
    var run = TextRun(
      text: text, font: font.font, color: (attributes[.foregroundColor] as? UIColor ?? color).displayColor,
      // Documented of `kCTTrackingAttributeName`: kerning is ignored where both are present.
      kern: number(attributes[.tracking] ?? attributes[.kern]))
    run.baselineOffset = number(attributes[.baselineOffset])
    // A guess: by a third of the letters' size for each step.
    if let steps = attributes[.superscript] { run.baselineOffset += number(steps) * font.pointSize / 3 }
    run.underline = line(attributes[.underlineStyle], attributes[.underlineColor])
    run.strikethrough = line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    run.background = (attributes[.backgroundColor] as? UIColor)?.displayColor
    run.skew = number(attributes[.obliqueness])
    if let expansion = attributes[.expansion] { run.expansion = exp(number(expansion)) }
    run.outline = outline(attributes)
    run.direction = direction(attributes[.writingDirection])
    if let value = attributes[.inlinePresentationIntent] { show(InlinePresentationIntent(value: value), in: &run) }
    if let shadow = attributes[.shadow] as? NSShadow { run.shadow = shadow.recorded }
    return run
  }

  /// UIKIT: what Markdown says shows in labels and text views, in the font that is there. A guess.
  private static func show(_ intent: InlinePresentationIntent, in run: inout TextRun) {
    if intent.contains(.emphasized) { run.font.isItalic = true }
    if intent.contains(.stronglyEmphasized) { run.font.weight = max(run.font.weight, UIFont.Weight.bold.rawValue) }
    if intent.contains(.code) { run.font.family = .monospacedSystem }
    if intent.contains(.strikethrough), run.strikethrough == nil { run.strikethrough = line(1, nil) }
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: 0
    }
  }

  private static func line(_ style: Any?, _ color: Any?) -> TextRun.Line? {
    let value = Int(number(style))
    guard value & 0xFF != 0 else { return nil }
    let style = NSUnderlineStyle(rawValue: value)
    var line = TextRun.Line(
      color: (color as? UIColor)?.displayColor, weight: style.contains(.thick) ? 2 : 1,
      isDouble: style.isSuperset(of: .double))
    line.pattern = style.linePattern
    line.isByWord = style.contains(.byWord)
    return line
  }

  /// Documented of `strokeWidth`: a percentage of the point size; above zero letters are not filled.
  private static func outline(_ attributes: Attributes) -> TextRun.Outline? {
    let width = number(attributes[.strokeWidth])
    guard width != 0 else { return nil }
    return TextRun.Outline(
      width: abs(width) / 100, color: (attributes[.strokeColor] as? UIColor)?.displayColor, fills: width < 0)
  }

  /// DEVIATION: of directions within each other the innermost counts alone.
  private static func direction(_ value: Any?) -> TextRun.Direction? {
    guard let innermost = (value as? [Any])?.last else { return nil }
    switch Int(number(innermost)) {
    case 0: return .leftToRight
    case 1: return .rightToLeft
    case 2: return .leftToRightOverride
    case 3: return .rightToLeftOverride
    default: return nil
    }
  }

  /// The text laid out in at most `size`, by the font measures of `era`.
  @MainActor
  func layout(
    in size: CGSize, maximumLines: Int, era: MetricsEra, rightToLeft: Bool = false, includesLastLeading: Bool = false
  ) -> TextLayout {
    var options = Self.options(size, maximumLines: maximumLines, era: era)
    options.isRightToLeft = rightToLeft
    options.includesLastLeading = includesLastLeading
    return TextLayout(runs, style: style, options: options)
  }

  /// The size of that layout, in points, not rounded: cheaper than the layout.
  @MainActor
  func size(in size: CGSize, maximumLines: Int, era: MetricsEra) -> CGSize {
    TextLayout.size(of: runs, style: style, options: Self.options(size, maximumLines: maximumLines, era: era))
  }

  private static func options(_ size: CGSize, maximumLines: Int, era: MetricsEra) -> TextLayout.Options {
    var options = TextLayout.Options()
    options.width = size.width
    options.height = size.height
    options.maximumLines = maximumLines
    options.era = era
    return options
  }

  /// The same text with all fonts scaled.
  func scaled(by factor: CGFloat) -> TextContent {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].font.size *= factor }
    return copy
  }
}
