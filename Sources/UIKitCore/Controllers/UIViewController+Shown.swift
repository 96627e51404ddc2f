extension UIViewController {
  /// The controller that is seen, as far as each container shows one alone.
  var deepestShown: UIViewController {
    if let presentedViewController, !presentedViewController.isBeingDismissed {
      return presentedViewController.deepestShown
    }
    let shown =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: children.count == 1 ? children[0] : nil
      }
    return shown?.deepestShown ?? self
  }
}
