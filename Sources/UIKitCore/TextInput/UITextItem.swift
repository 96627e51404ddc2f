public import Foundation

/// Something in a text that can be touched: a link, an attachment, a tagged range.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextitem>
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public typealias Interaction = UITextItemInteraction

  open private(set) var content: Content
  /// In UTF-16 units of the text.
  open private(set) var range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// What is done with something in a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextiteminteraction>
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }
