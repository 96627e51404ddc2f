/// Hears of a search bar's text and buttons.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether a touch on the field begins editing. Default: true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field is being edited; a search controller has begun its search by then.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end. Default: true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field is edited no longer.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The person has changed the text, or cleared it; not called when the program sets it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a text may take the place of a range, in UTF-16 units. The search key asks with a line break. Default:
  /// true.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The search key of the keyboard was pressed; end editing here to hide the keyboard.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to cancel was tapped; a search controller ends its search afterwards.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The open book was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button for recent results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The person has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// By default a touch begins editing.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// By default nothing is done when editing begins.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// By default editing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// By default nothing is done when editing ends.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// By default nothing is done when the text changes.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// By default every change is allowed.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// By default nothing is done at the search key; editing goes on.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// By default nothing is done when the person cancels.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// By default nothing is done at the open book.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// By default nothing is done at the button for recent results.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// By default nothing is done when another scope is chosen.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
