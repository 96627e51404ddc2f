/// Characters that look the same.
public struct RichRun: Equatable, Sendable {
  /// The characters.
  public var text: String
  /// How they look.
  public var style: RichCharacterStyle
  /// The paragraph that they stand in.
  public var paragraph: RichParagraphStyle
  /// A file in the place of the text, which is U+FFFC.
  public var attachment: RichAttachment?

  /// Characters with their look.
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
