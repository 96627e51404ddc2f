/// A paragraph.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextparagraph>
open class NSTextParagraph: NSTextElement {
  /// With the line end.
  public let attributedString: NSAttributedString

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  private var separatorLength: Int {
    let text = attributedString.string
    return text.hasSuffix("\r\n") ? 2 : text.last?.isNewline == true ? 1 : 0
  }
  /// Without the line end.
  open var paragraphContentRange: NSTextRange? {
    elementRange.map {
      NSTextRange(NSRange(location: $0.counted.location, length: $0.counted.length - separatorLength))
    }
  }
  /// The line end; empty where there is none.
  open var paragraphSeparatorRange: NSTextRange? {
    elementRange.map {
      NSTextRange(NSRange(location: NSMaxRange($0.counted) - separatorLength, length: separatorLength))
    }
  }
}
