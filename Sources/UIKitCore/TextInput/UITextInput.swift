/// Something that takes typed text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Puts text in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// Text that can be edited place by place.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinput>
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text
  func text(in range: UITextRange) -> String?
  /// Changes the text at once; the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has not settled yet; nil when there is none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text that is not settled in place of the marked text, or of the selection, and selects a range of it, in UTF-16
  /// units of the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles the marked text as it is.
  func unmarkText()

  // MARK: Positions
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  // MARK: The system's side
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  /// Whose coordinates the rectangles and points are in. Default: the input itself.
  var textInputView: UIView { get }
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Writing direction
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry
  /// In the input's own coordinates, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// In the input's own coordinates, in points.
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?

  // MARK: Edit menu
  /// The menu for a range; nil for the suggested actions, an empty one for none. Default: nil.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

// What is optional in UIKit's protocol.
extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public var textInputView: UIView { (self as? UIView) ?? UIView() }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
