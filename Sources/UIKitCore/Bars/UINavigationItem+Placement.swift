internal import UISystemMetrics

extension UINavigationItem {
  /// Where a search bar stands: in the row at its trailing edge (`integrated`, before iOS 26 called `inline`), or beneath.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum>
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, integrated, stacked, integratedCentered, integratedButton
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// Where the search bar stands: in the row of wide pads, beneath it elsewhere.
  ///
  /// UIKIT: since iOS 16 a pad's bar has its search field at the right of the right items unless the item prefers it
  /// stacked (Apple's developer forum, thread 725719, and the page on `stacked`: the layout of earlier systems).
  // DEVIATION: a search with scopes stays stacked, and so do phones, which have a button for a field in the row.
  public var searchBarPlacement: SearchBarPlacement {
    guard preferredSearchBarPlacement != .stacked, palette?.hasScopes != true, let bar,
      bar.systemMetrics.hasSearchInRow, bar.traitCollection.userInterfaceIdiom == .pad,
      bar.traitCollection.horizontalSizeClass == .regular
    else { return .stacked }
    return .integrated
  }

  /// What a popover points at that belongs to the menu of items without room; nil while its button is not shown.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/overflowpresentationsource>
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    guard let bar, bar.topItem === self else { return nil }
    bar.layoutIfNeeded()
    return bar.overflowButton
  }
}
