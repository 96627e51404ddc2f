/// The delegate of a tab bar that shows what a touch has chosen, apart from what it is told as the delegate.
@MainActor
protocol TabChoosing: AnyObject {
  func choose(_ item: UITabBarItem)
}
