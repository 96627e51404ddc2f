public import Foundation

/// What a swipe over a row offers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal = 0, destructive }
  /// Calls the completion with true when the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  private var ownBackground: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Default: red for destructive actions, grey for others.
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownBackground = newValue }
  }
}

/// The actions at one side of a row.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The first is nearest to the edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action. Default: true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// What a swipe over a row offered before `UIContextualAction`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal
    public static var destructive: Style { .default }
  }

  open private(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func contextualAction(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      [self] _, _, finish in
      handler(self, path)
      finish(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
