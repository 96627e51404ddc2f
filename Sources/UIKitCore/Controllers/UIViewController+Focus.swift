extension UIViewController: UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The group that the controller's view forms; see `UIView.focusGroupIdentifier`.
  public var focusGroupIdentifier: String? {
    get { viewIfLoaded?.focusGroupIdentifier }
    set { view.focusGroupIdentifier = newValue }
  }
}
