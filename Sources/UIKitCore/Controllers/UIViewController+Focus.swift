extension UIViewController: UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
