/// Something that takes typed text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text; a keyboard's return key may depend on it.
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
  /// The characters of a range; nil for one that is not in the text.
  func text(in range: UITextRange) -> String?
  /// Changes the text at once; the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether a text may take the place of a range; the keyboard asks before each change. Default: true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text
  /// The selection; empty where there is just the cursor, nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has not settled yet; nil when there is none.
  var markedTextRange: UITextRange? { get }
  /// How text is drawn that an input method has not yet settled.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text that is not settled in place of the marked text, or of the selection, and selects a range of it, in UTF-16
  /// units of the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles the marked text as it is.
  func unmarkText()

  // MARK: Positions
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position a number of characters further, by the input's own count; nil beyond either end.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position a number of steps further in a direction of the layout; nil beyond either end.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of characters from one position to another; negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The end of a range that lies furthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a position as far as possible in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  // MARK: The system's side
  /// To be told of changes of text and selection that do not come from the keyboard. Set by the system.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Says where words, sentences, lines and paragraphs begin and end.
  var tokenizer: any UITextInputTokenizer { get }
  /// Whose coordinates the rectangles and points are in. Default: the input itself.
  var textInputView: UIView { get }
  /// On which of two lines a cursor stands that is between them. Default: forward.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Writing direction
  /// The direction in which the paragraph at a position reads.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction in which the paragraphs of a range read.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry
  /// In the input's own coordinates, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// In the input's own coordinates, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangles of a range, one for each line, in the coordinates of `textInputView`.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of `textInputView`.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range nearest to a point of `textInputView`.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of `textInputView`.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The attributes of the text at a position. Default: nil.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?

  // MARK: Edit menu
  /// The menu for a range; nil for the suggested actions, an empty one for none. Default: nil.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The edit menu is about to appear. Default: nothing.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to leave. Default: nothing.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

// What is optional in UIKit's protocol.
extension UITextInput {
  /// By default every change is allowed.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// By default forward; setting it changes nothing.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// By default the input itself where it is a view, else a view of no window.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }
  /// By default nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// By default nil: the suggested actions.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// By default nothing is done before the edit menu appears.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// By default nothing is done before the edit menu leaves.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
