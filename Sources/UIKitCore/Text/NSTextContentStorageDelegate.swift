/// Makes the paragraphs of a content storage.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph to be shown in place of a range of the text, as long as that. Default: nil, for the text itself.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
