/// What menus and shortcuts ask responders to do with a selection.
///
/// UIKIT: the methods are optional. Whoever offers one is asked by its selector; the protocol gives the signatures.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Puts the selection on the pasteboard and removes it.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts the pasteboard's content in place of the selection.
  func paste(_ sender: Any?)
  /// Pastes text in the style of its surroundings.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the cursor, a word of a text.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection without putting it on the pasteboard.
  func delete(_ sender: Any?)
  /// Lets the selected paragraphs read from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets the selected paragraphs read from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Sets the selection in italics, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection's text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection's text smaller.
  func decreaseSize(_ sender: Any?)
  /// Changes the selection's attributes by a function from the old ones to the new.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Prints what is shown.
  func printContent(_ sender: Any?)
  /// Asks for another name of the document.
  func rename(_ sender: Any?)
  /// Makes a copy of what is selected beside it.
  func duplicate(_ sender: Any?)
  /// Asks for another place of the document.
  func move(_ sender: Any?)
  /// Offers the document in another format.
  func export(_ sender: Any?)
  /// Opens the panel to search within the content.
  func find(_ sender: Any?)
  /// Opens the panel to search and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next hit of the search.
  func findNext(_ sender: Any?)
  /// Goes to the hit before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
}
