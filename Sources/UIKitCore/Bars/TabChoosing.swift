/// The delegate of a tab bar that shows what a touch has chosen, apart from what it is told as the delegate.
@MainActor
protocol TabChoosing: AnyObject {
  /// - Parameter item: the `UITabBarItem` of the tab.
  func choose(_ item: AnyObject)
}
