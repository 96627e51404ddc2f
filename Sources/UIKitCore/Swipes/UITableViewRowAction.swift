public import Foundation

/// What a swipe over a row offered before `UIContextualAction`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What the action does to the row; decides its color.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal
    /// Another name of the default style.
    public static var destructive: Style { .default }
  }

  /// Given at the beginning; `default` is the destructive one and red.
  open private(set) var style: Style
  /// On the button. Default: what the initializer was given.
  open var title: String?
  /// Default: nil, for red or gray by the style.
  open var backgroundColor: UIColor?
  /// Kept. UIKIT: has no effect since iOS 13. A guess.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// `handler` gets the row; the table closes the row after it.
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
