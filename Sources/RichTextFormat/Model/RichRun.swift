/// Characters that look the same.
public struct RichRun: Equatable, Sendable {
  public var text: String
  public var style: RichCharacterStyle
  public var paragraph: RichParagraphStyle
  /// A file in the place of the text, which is U+FFFC.
  public var attachment: RichAttachment?

  public init(
    _ text: String, style: RichCharacterStyle = RichCharacterStyle(),
    paragraph: RichParagraphStyle = RichParagraphStyle(), attachment: RichAttachment? = nil
  ) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
    self.attachment = attachment
  }
}
