/// What a navigation bar shows beneath its row for an item: the field of a search.
// Clients see the names of its requirements before those of the class's members.
@preconcurrency @MainActor
protocol NavigationBarPalette: AnyObject {
  var paletteView: UIView { get }
  /// In points, what is shown beyond a search field's own height.
  var additionalHeight: CGFloat { get }
  /// Whether it is in use: it stays in sight then.
  var isActive: Bool { get }
  /// Whether it leaves nothing of the bar but itself while it is in use.
  var hidesNavigationBarDuringPresentation: Bool { get }
  /// Whether kinds of results can be chosen.
  var hasScopes: Bool { get }
  /// What is searched for.
  var searchText: String? { get }
}
