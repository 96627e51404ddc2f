/// From which row to which the focus of a table moves.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil when the focus comes from outside.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// Nil when the focus leaves the table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  /// A context of nothing: what subclasses begin with.
  public override init() { super.init() }

  convenience init(_ context: UIFocusUpdateContext, in list: any FocusList) {
    self.init()
    previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap(list.focusPath)
    nextFocusedIndexPath = context.nextFocusedView.flatMap(list.focusPath)
    move(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }
}
