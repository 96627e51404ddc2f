/// From which item to which the focus of a collection view moves.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil when the focus comes from outside.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// Nil when the focus leaves the view.
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
