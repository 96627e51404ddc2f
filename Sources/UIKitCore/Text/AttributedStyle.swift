/// The style of an attributed text as a whole.
///
/// UIKIT: documented of labels, fields and text views: an attributed text gives the view the font, colour and alignment
/// that it begins with, and setting one of these gives it to all of the text.
enum AttributedStyle {
  /// What the text begins with; nil where it has no such attribute.
  static func first<Value>(_ key: NSAttributedString.Key, of text: NSAttributedString?) -> Value? {
    guard let text, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// The alignment of the text's beginning; nil where it follows the language.
  static func alignment(of text: NSAttributedString?) -> NSTextAlignment? {
    let style: NSParagraphStyle? = first(.paragraphStyle, of: text)
    return style.flatMap { $0.alignment == .natural ? nil : $0.alignment }
  }

  /// How the text's beginning breaks lines; nil without a paragraph style.
  static func lineBreakMode(of text: NSAttributedString?) -> NSLineBreakMode? {
    let style: NSParagraphStyle? = first(.paragraphStyle, of: text)
    return style?.lineBreakMode
  }

  /// The text with an attribute in all of it.
  static func changed(_ text: NSAttributedString, _ key: NSAttributedString.Key, to value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
    return changed
  }

  /// The text with its fonts at another text size.
  static func adjusted(_ text: NSAttributedString, to size: UIContentSizeCategory) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: all, options: []) { value, range, _ in
      if let font = value as? UIFont { changed.addAttributes([.font: font.adjusted(to: size)], range: range) }
    }
    return changed
  }

  /// The text with other paragraph styles.
  static func changed(
    _ text: NSAttributedString, paragraphs change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    return changed
  }
}
