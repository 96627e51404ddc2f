/// A controller to which a navigation bar belongs.
@MainActor
protocol NavigationBarOwner: UIResponder {
  /// Whether the bar is the topmost of a sheet.
  var isInSheet: Bool { get }
  func barHeightMayHaveChanged()
  /// Puts the bar, and what lies beneath it, in place at once.
  func layOutChrome()
  /// Goes back to the item below.
  func barGoesBack()
}

extension UINavigationBar {
  var owner: (any NavigationBarOwner)? { superview?.controller as? any NavigationBarOwner }
}
