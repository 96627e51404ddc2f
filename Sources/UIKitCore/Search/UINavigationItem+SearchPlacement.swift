extension UINavigationItem {
  private static let placementItem = AssociatedKey<UIBarButtonItem>()
  private static let placementChoices = AssociatedKey<SearchPlacementChoices>()

  /// Stands for the search bar among the items of a toolbar: one for each navigation item. Tapped, it begins the search.
  ///
  /// DEVIATION: the search bar itself stays in the navigation bar.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementbarbuttonitem>
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    if let known = Self.placementItem.value(of: self) { return known }
    let begin = UIAction { [weak self] _ in self?.searchController?.isActive = true }
    let made = UIBarButtonItem(systemItem: .search, primaryAction: begin)
    Self.placementItem.set(made, of: self)
    return made
  }

  /// Whether a phone's toolbar may take in the search bar. Kept. Default: true.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementallowstoolbarintegration>
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { Self.placementChoices.value(of: self)?.allowsToolbar ?? true }
    set { choices.allowsToolbar = newValue }
  }

  /// Whether something else than the bars may take in the search bar. Kept. Default: false.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementallowsexternalintegration>
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { Self.placementChoices.value(of: self)?.allowsOthers ?? false }
    set { choices.allowsOthers = newValue }
  }

  private var choices: SearchPlacementChoices {
    if let known = Self.placementChoices.value(of: self) { return known }
    let made = SearchPlacementChoices()
    Self.placementChoices.set(made, of: self)
    return made
  }
}

private final class SearchPlacementChoices {
  var allowsToolbar = true
  var allowsOthers = false
}
