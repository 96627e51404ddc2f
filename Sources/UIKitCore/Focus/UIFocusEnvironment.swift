/// A branch of what can be focused: a view, a controller, a window.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusenvironment>
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should go when it enters, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks that the focus go to the preferred environment at the next update, if the focus is inside.
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  /// Whether the focus may move so. Asked of all that hold the old or the new item; one refusal suffices.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
