/// Asked and told while a text view is edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Default: true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end; false keeps the view first responder. Default: true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view is first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The view is no longer first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what is typed, pasted or deleted goes into the text. The range is of UTF-16 units. Changes by the program
  /// do not ask. Default: true.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Somebody has changed the text. Changes by the program are not told.
  func textViewDidChange(_ textView: UITextView)
  /// Caret or selection have moved, by the program too.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was tapped is followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The older question whether a touched link may act. Default: true.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether a touched attachment may act in this way. Default: the answer of the older method.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The older question whether a touched attachment may act. Default: true.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// What a tap on an item does; nil for nothing. Default: the default action.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of an item that a finger rests on; nil for none. Default: the default menu.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The edit menu for a range, in UTF-16 units; nil for the suggested actions, an empty one for none.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear; animate along with it.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to leave; animate along with it.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// By default a touch begins editing.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// By default editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// By default nothing is done when editing begins.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// By default nothing is done when editing ends.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// By default every change is allowed.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// By default nothing is done when the text changes.
  public func textViewDidChange(_ textView: UITextView) {}
  /// By default nothing is done when the selection changes.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // UIKIT: without the method that names the interaction the one of before iOS 10 is called (Apple's pages mark that
  // one as deprecated; a guess).
  /// By default the answer of the older method.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// By default links act.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  /// By default the answer of the older method.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// By default attachments act.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  /// By default the default action: a tap opens the link.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// By default the default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// By default nil: the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// By default nothing is done before the edit menu appears.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// By default nothing is done before the edit menu leaves.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}
