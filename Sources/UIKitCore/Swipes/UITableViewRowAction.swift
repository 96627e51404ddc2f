public import Foundation

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
  /// Kept. UIKIT: has no effect since iOS 13. A guess.
  open var backgroundEffect: UIVisualEffect?
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
