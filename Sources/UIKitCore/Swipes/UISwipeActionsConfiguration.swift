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
