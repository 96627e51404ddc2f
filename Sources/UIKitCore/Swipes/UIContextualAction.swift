public import Foundation

/// What a swipe over a row offers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Decides the default color alone: the row goes only when the program deletes it.
  public enum Style: Int, Sendable { case normal = 0, destructive }
  /// Calls the completion with true when the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Given at the beginning; decides the background color.
  open private(set) var style: Style
  /// Called when the button is tapped, or by a full swipe; its completion closes the row, with true as with false.
  open private(set) var handler: Handler
  /// On the button where there is no image; VoiceOver says it in any case.
  open var title: String?
  /// On the button in the title's place; templates are white. Default: nil.
  open var image: UIImage?
  private var ownBackground: UIColor?

  /// `handler` gets the action, the view that holds the row's buttons, and the completion that it has to call.
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
