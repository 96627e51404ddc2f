/// From where to where the focus moves.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  open private(set) var focusHeading: UIFocusHeading
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// A context of nothing: what subclasses begin with, which call it without saying so while it is the only one.
  public override init() {
    focusHeading = []
    super.init()
  }

  convenience init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    self.init()
    move(from: previous, to: next, heading: heading)
  }

  final func move(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
  }
}
