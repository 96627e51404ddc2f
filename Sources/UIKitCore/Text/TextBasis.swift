internal import UISystemMetrics
internal import UITextLayout

/// What text looks like where its attributes do not say, and how it is measured.
struct TextBasis: Equatable {
  var font = UIFont.bareText
  var color = UIColor.black
  var paragraph = ParagraphValues()
  /// Nil for that of the text around.
  var linkColor: UIColor?
  var era = SystemMetrics.latest.fontEra
  var isRightToLeft = false
  /// Whether paragraphs of lists get their markers: in the second generation of TextKit.
  var showsListMarkers = false

  func content(of text: NSAttributedString, in container: NSTextContainer?) -> TextContent {
    TextContent(
      text, font: font, color: color, paragraph: paragraph, linkColor: linkColor, container: container,
      showsListMarkers: showsListMarkers)
  }

  func options(usesFontLeading: Bool) -> TextFlow.Options {
    var options = TextFlow.Options()
    options.era = era
    options.usesFontLeading = usesFontLeading
    options.isRightToLeft = isRightToLeft
    return options
  }
}
