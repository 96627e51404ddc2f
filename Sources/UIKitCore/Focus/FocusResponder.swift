/// A responder that is a branch of what can be focused: what views and controllers have in common.
///
/// DEVIATION: UIKit declares the members in both classes, whose superclass is `UIResponder`. Other responders have none of
/// them, so that an accessibility element, say, can be an item of its own.
@preconcurrency @MainActor
open class FocusResponder: UIResponder {
  /// Where the focus should go when it enters, the best first. Default: empty; a controller's is its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The next responder, as far as the focus knows it.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// Whether the receiver can have the focus. Default: false.
  open var canBecomeFocused: Bool { false }
  /// The items whose frames meet a rectangle in points. Default: the subviews that can have the focus.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    (self as? UIView)?.subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) } ?? []
  }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func setNeedsFocusUpdate() { responderWindow?.focusSystem.refresh(self) }
  open func updateFocusIfNeeded() { responderWindow?.focusSystemIfMade?.updateFocusIfNeeded() }
}
