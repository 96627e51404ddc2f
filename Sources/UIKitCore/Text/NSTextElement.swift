/// A part of a text's content.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextelement>
open class NSTextElement: NSObject {
  open weak var textContentManager: NSTextContentManager?
  /// Where the element is in the text; nil outside of one.
  open var elementRange: NSTextRange?
  /// Default: none.
  open var childElements: [NSTextElement] { [] }
  open weak var parent: NSTextElement? { nil }
  open var isRepresentedElement: Bool { true }

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}
