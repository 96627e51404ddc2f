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
