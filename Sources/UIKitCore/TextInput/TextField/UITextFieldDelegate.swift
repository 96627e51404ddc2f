/// Asked and told while a text field is edited.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Default: true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; false keeps the field first responder. Default: true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended; called where there is no method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether what is typed, pasted or deleted goes into the text. The range is of UTF-16 units. Changes by the program
  /// do not ask. Default: true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Caret or selection have moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button to clear may. Default: true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when the return key is pressed: false stops what it does by itself. The field stays first responder, unless an
  /// action for `editingDidEndOnExit` ends its editing. Default: true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a range, in UTF-16 units; nil for the suggested actions, an empty one for none.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear; animate along with it.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to leave; animate along with it.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// By default a touch begins editing.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// By default nothing is done when editing begins.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// By default editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// By default nothing is done when editing ends.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// By default calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// By default every change is allowed.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// By default nothing is done when the selection changes.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// By default the text may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// By default the return key acts.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// By default nil: the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// By default nothing is done before the edit menu appears.
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}
  /// By default nothing is done before the edit menu leaves.
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}
}
