internal import UITextLayout

/// The state of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var hyphenationFactor: Float = 0
  var baseWritingDirection = NSWritingDirection.natural
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var allowsTightening = false
  var tabStops = Self.standardStops
  private static let standardStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
  var defaultTabInterval: CGFloat = 0
  var textLists: [NSTextList] = []

  /// As the text engine takes it.
  var engineStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    style.lineBreak = lineBreakMode.engineMode
    style.isRightToLeft = baseWritingDirection == .natural ? nil : baseWritingDirection == .rightToLeft
    style.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    // The engine's own stops are the standard ones.
    if tabStops != Self.standardStops {
      style.tabStops = tabStops.map {
        .init(
          location: $0.location, alignment: $0.alignment == .right ? .right : $0.alignment == .center ? .center : .left)
      }
    }
    style.tabInterval = defaultTabInterval
    return style
  }
}
