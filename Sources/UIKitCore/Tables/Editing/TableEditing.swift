/// What of a table is being edited.
@MainActor
final class TableEditing {
  nonisolated init() {}

  var isEditing = false
  /// The cell under a finger that moves it.
  var draggedCell: UITableViewCell?
  /// Where the dragged row was taken up, and where it would be put down.
  var dragPath: IndexPath?
  var dropPath: IndexPath?
  /// Lets rows be swiped.
  var swipes: SwipeController?
  /// Whether the finger that is down covers the actions again when it leaves.
  var touchClosesSwipe = false
  /// The cell whose actions are seen.
  private(set) weak var openSwipe: UITableViewCell?

  func open(_ cell: UITableViewCell, _ actions: RowActionsView) {
    closeSwipe()
    openSwipe = cell
    cell.showActions(actions)
  }

  func closeSwipe() {
    swipes?.close(animated: AnimationContext.isEnabled)
    openSwipe?.hideActions()
    openSwipe = nil
  }

  func closeSwipe(of cell: UITableViewCell) {
    guard openSwipe === cell else { return }
    UIView.performWithoutAnimation { closeSwipe() }
  }
}
