internal import UIDisplayList
internal import UITextLayout

/// What stands in text in place of a character, as text layout knows it: `NSTextAttachment`.
///
/// Attachments know views, which show them. Text is measured for all views, and knows neither.
protocol AttachmentBoxing: AnyObject {
  /// The box that text layout reserves, with what is drawn in it.
  ///
  /// - Parameter surroundings: the text container that the text is laid out in, if any.
  func box(
    font: UIFont, color: Color, attributes: [NSAttributedString.Key: Any], in surroundings: (any TextSurroundings)?,
    at index: Int
  ) -> TextRun.Attachment
}

/// Where text is laid out, as far as attachments ask: `NSTextContainer`.
protocol TextSurroundings: AnyObject {}
