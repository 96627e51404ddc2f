internal import UISystemMetrics
internal import UITextLayout

/// One or more lines of text that cannot be edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor
open class UILabel: UIView {
  private var plain: String?
  @NSCopying private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeLabel()
  }

  /// Reads text, font, colors and lines from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .object("UIFont", \UILabel.font), .object("UITextColor", \UILabel.textColor), .text("UIText", \UILabel.text),
      .choice("UITextAlignment", \UILabel.textAlignment), .choice("UILineBreakMode", \UILabel.lineBreakMode),
      .integer("UINumberOfLines", \UILabel.numberOfLines), .flag("UIEnabled", \UILabel.isEnabled),
      .flag("UIAdjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
      .number("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
      .flag("UIAdjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeLabel()
  }

  /// UIKIT: labels are not opaque, take no touches and draw in code (Apple's page on `UILabel`: touches are off by
  /// default).
  private func becomeLabel() {
    flags.insert(.drawsInCode)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// Default: nil.
  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      guard newValue != plain || attributed != nil else { return }
      plain = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// Default: nil. Setting it replaces `text`, and the font, colour, alignment and line break mode by those that
  /// it begins with.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: defaultAttributes) } }
    set {
      attributed = newValue
      plain = nil
      adoptStyle()
      contentDidChange()
    }
  }
  private func adoptStyle() {
    keepingAttributes {
      if let own: UIFont = AttributedStyle.first(.font, of: attributed) { font = own }
      if let own: UIColor = AttributedStyle.first(.foregroundColor, of: attributed) { textColor = own }
      if let own = AttributedStyle.alignment(of: attributed) { textAlignment = own }
      if let own = AttributedStyle.lineBreakMode(of: attributed) { lineBreakMode = own }
    }
  }
  private func keepingAttributes(_ body: () -> Void) {
    flags.insert(.keepsAttributes)
    body()
    flags.remove(.keepsAttributes)
  }
  private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard !flags.contains(.keepsAttributes), let attributed else { return }
    self.attributed = AttributedStyle.changed(attributed, key, to: value)
  }
  private func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard !flags.contains(.keepsAttributes), let attributed else { return }
    self.attributed = AttributedStyle.changed(attributed, paragraphs: change)
  }

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.value = paragraph
    return [.font: font!, .foregroundColor: textColor!, .paragraphStyle: style]
  }

  /// Default: the system font at 17 points; nil makes it that again.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      restyle(.font, font!)
      contentDidChange()
    }
  }
  /// Default: `UIColor.label`; nil makes it that again.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      restyle(.foregroundColor, textColor!)
      setNeedsDisplay()
    }
  }
  /// Default: natural.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      restyleParagraphs { $0.alignment = textAlignment }
      setNeedsDisplay()
    }
  }
  /// Default: truncating at the tail.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      restyleParagraphs { $0.lineBreakMode = lineBreakMode }
      contentDidChange()
    }
  }
  /// 0 for as many as the text needs. Default: 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width at which the natural size of several lines is measured, in points; 0 takes the width that layout
  /// gives. Default: 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether one line shrinks to the width. Default: false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least share of the font's size. Default: 0, no bound.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Kept; has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// What keeps its place when text shrinks. Default: the baseline.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
  /// Whether fonts of text styles and of font metrics follow the user's text size. Default: false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// How words move between lines. Default: `.standard`, which leaves no word alone in the last line.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { contentDidChange() } }
  /// False draws the text at 30 percent of its opacity. Default: true.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Draws the text in `highlightedTextColor`, where that is set; cells set it with their selection. Default: false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Of the text while `isHighlighted`. Default: nil, for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of a second, sharp copy of the text behind it, moved by `shadowOffset`. Default: nil, for no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points. Default: (0, −1).
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  private func contentDidChange() {
    measured = []
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Measuring

  private var paragraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = lineBreakMode
    if systemMetrics.hasLineBreakStrategies { values.lineBreakStrategy = lineBreakStrategy }
    return values
  }

  var content: TextContent {
    if let attributed { return TextContent(attributed, font: font, color: shownColor, paragraph: paragraph) }
    return TextContent(plain ?? "", font: font, color: shownColor, paragraph: paragraph)
  }

  private var shownColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : textColor.withAlphaComponent(0.3)
  }

  private var isEmpty: Bool { (plain ?? attributed?.string ?? "").isEmpty }

  private struct Question: Equatable {
    var size: CGSize
    var lines: Int
    var scale: CGFloat
    var metrics: SystemMetrics
  }

  // OPTIMIZATION: layout asks for the same sizes several times, in turns: without a limit, in the width that it has, and
  // in that of the widest line.
  private var measured: [(question: Question, answer: CGSize)] = []

  /// The text's size in at most `size`, up to the pixel.
  private func textSize(in size: CGSize, lines: Int) -> CGSize {
    guard !isEmpty else { return .zero }
    let question = Question(size: size, lines: lines, scale: pixelScale, metrics: systemMetrics)
    if let known = measured.last(where: { $0.question == question }) { return known.answer }
    let grid = PixelGrid(scale: pixelScale)
    let found = content.size(in: size, maximumLines: lines, era: systemMetrics.fontEra)
    let answer = CGSize(width: grid.ceil(found.width), height: grid.ceil(found.height))
    if measured.count == 4 { measured.removeFirst() }
    measured.append((question, answer))
    return answer
  }

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? CGFloat.infinity : preferredMaxLayoutWidth
    return textSize(in: CGSize(width: width, height: .infinity), lines: numberOfLines)
  }

  // UIKIT: a label that says at which width it breaks knows its width: 34 points in a stack of 288 (Xcode 10).
  override var breaksTextIntoLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override var logCaption: String? { text }

  override func intrinsicHeight(forSolvedWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !isEmpty else { return nil }
    return textSize(in: CGSize(width: width, height: .infinity), lines: numberOfLines).height
  }

  /// UIKIT: a label of several lines that must be narrower than its text takes the width of its widest line: 308 of the
  /// 320 points that are there (frames stored in documents).
  override func intrinsicWidth(forSolvedWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !isEmpty else { return nil }
    return textSize(in: CGSize(width: width, height: .infinity), lines: numberOfLines).width
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return textSize(in: CGSize(width: width, height: .infinity), lines: numberOfLines)
  }

  /// Where the text stands in `bounds`: vertically centred.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(in: bounds.size, lines: numberOfLines)
    let height = min(size.height, bounds.size.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.size.height - height) / 2, width: min(size.width, bounds.size.width),
      height: height)
  }

  // MARK: Baselines

  override var describedText: String? { text }
  override var baselineFont: UIFont? { font }
  // UIKIT: the baselines of a label are those of its text at its natural height, rounded to the pixel; that of a single
  // line is the first and the last one. A guess.
  override var firstBaselineOffsetFromTop: CGFloat {
    PixelGrid(scale: pixelScale).round(font.ascender * lineHeight / font.lineHeight)
  }
  override var lastBaselineOffsetFromBottom: CGFloat {
    PixelGrid(scale: pixelScale).ceil(lineHeight) - firstBaselineOffsetFromTop
  }

  /// The font's, or that of the font which a class takes that only the canvas's document knows the size of.
  ///
  /// UIKIT: baselines of 21, 25 and 18 points in labels recorded 26.5, 31.5 and 22 points high (6 documents of one
  /// repository; a guess).
  private var lineHeight: CGFloat {
    let own = font.lineHeight
    guard let hints = extras?.layoutHints, hints.isLineSize, let line = hints.naturalSize?.height, abs(line - own) > 1.5
    else { return own }
    return line
  }

  private var sizeRegistration: (any UITraitChangeRegistration)?
  private func followTextSize() {
    followTextSize(&sizeRegistration) { label, size in
      label.attributed = label.attributed.map { AttributedStyle.adjusted($0, to: size) }
      label.keepingAttributes { label.font = label.font.adjusted(to: size) }
    }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text, shadow included, into `rect`.
  open func drawText(in rect: CGRect) {
    guard !isEmpty else { return }
    let fitted = fittedContent(in: rect.size)
    let layout = fitted.layout(
      in: rect.size, maximumLines: numberOfLines, era: systemMetrics.fontEra, rightToLeft: isRightToLeft)
    var top = rect.minY + (rect.size.height - layout.size.height) / 2
    // UIKIT: shrunk text stays on the baseline that it would have had (Apple's page on `baselineAdjustment`).
    if fitted.runs != content.runs, baselineAdjustment == .alignBaselines {
      top = rect.minY + (rect.size.height - font.lineHeight) / 2 + font.ascender - layout.firstBaseline
    } else if fitted.runs != content.runs, baselineAdjustment == .none {
      top = rect.minY
    }
    let origin = CGPoint(x: rect.minX, y: PixelGrid(scale: pixelScale).round(top))
    if let shadowColor {
      TextPainter.draw(
        layout, runs: fitted.runs, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        rightToLeft: isRightToLeft, color: shadowColor.displayColor)
    }
    TextPainter.draw(layout, runs: fitted.runs, at: origin, rightToLeft: isRightToLeft)
  }

  /// The content, shrunk where the label may shrink it.
  private func fittedContent(in size: CGSize) -> TextContent {
    let content = content
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return content }
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let natural = content.size(in: unbounded, maximumLines: 1, era: systemMetrics.fontEra).width
    guard natural > size.width, natural > 0 else { return content }
    // Small sizes are set wider than large ones, so that the first guess may be too large.
    let least = max(minimumScaleFactor, 0.05)
    var factor = max(size.width / natural * 0.995, least)
    for _ in 0..<4 {
      let width = content.scaled(by: factor).size(in: unbounded, maximumLines: 1, era: systemMetrics.fontEra).width
      guard width > size.width, factor > least else { break }
      factor = max(factor * size.width / width * 0.995, least)
    }
    return content.scaled(by: factor)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UILabel.shadowColor),
      AppearanceProperty(\UILabel.shadowOffset), AppearanceProperty(\UILabel.highlightedTextColor),
    ]
  }

  override var redrawsOnResize: Bool { true }
  override class var appearanceClass: NSObject.Type { UILabel.self }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(text, .staticText)
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
