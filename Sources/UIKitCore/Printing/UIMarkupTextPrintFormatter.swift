/// Lays a document of HTML out over pages.
///
/// DEVIATION: there is no engine for HTML: the text is printed without its marks.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter>
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  open var markupText: String? {
    didSet { text = markupText.map(MarkupText.plain) }
  }

  public init(markupText: String) {
    self.markupText = markupText
    super.init(text: MarkupText.plain(markupText))
  }

  override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
}
