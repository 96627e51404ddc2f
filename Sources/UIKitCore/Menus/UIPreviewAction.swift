/// An entry beneath a preview of a controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewactionitem>
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// What can be done with a controller that is previewed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewaction>
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

  open private(set) var title: String
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.style = style
    self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
    super.init()
  }
}

/// Several entries behind one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewactiongroup>
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  open private(set) var title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}
