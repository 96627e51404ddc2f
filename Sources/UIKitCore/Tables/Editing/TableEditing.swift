/// What of a table is being edited.
@MainActor
final class TableEditing {
  nonisolated init() {}

  /// Whether rows show their controls.
  var isEditing = false
  /// Whether a finger has uncovered the actions of a row.
  var isSwiped = false
  /// The cell under a finger that moves it.
  var draggedCell: UITableViewCell?
  /// Where the dragged row was taken up, and where it would be put down.
  var dragPath: IndexPath?
  var dropPath: IndexPath?
  /// Lets rows be swiped.
  var swipes: SwipeController?
  func closeSwipe() { swipes?.close(animated: AnimationContext.isEnabled) }
}
