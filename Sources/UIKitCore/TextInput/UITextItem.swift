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

  /// The menu of an item, and what is shown beside it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration>
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// - Parameters:
    ///   - preview: what is shown beside the menu; nil for nothing.
    ///   - menu: what can be done.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
    /// With the item itself beside the menu.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }
  }

  /// What is shown beside an item's menu.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitextitem/menupreview>
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    let view: UIView?

    public init(view: UIView) {
      self.view = view
      super.init()
    }
    private override init() {
      view = nil
      super.init()
    }
    /// The item as it stands in the text.
    open class func `default`() -> MenuPreview { MenuPreview() }
  }

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
