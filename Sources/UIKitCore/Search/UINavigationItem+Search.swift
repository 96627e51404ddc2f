internal import CoreGraphics

extension UINavigationItem {
  /// The search whose bar the navigation bar shows beneath its row. Default: nil.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller>
  // DEVIATION: cannot be overridden, so that bars need not know searches.
  public var searchController: UISearchController? {
    get { palette as? UISearchController }
    set { palette = newValue }
  }
}

extension UISearchController: NavigationBarPalette {
  var paletteView: UIView { searchBar }
  var additionalHeight: CGFloat { searchBar.scopeHeight }
  var hasScopes: Bool { searchBar.scopeButtonTitles?.isEmpty == false }
  var searchText: String? { searchBar.text }
}
