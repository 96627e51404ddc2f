internal import DarwinShims

/// What UIKit's classes answer to by selectors that programs send: as actions of recognizers, buttons and timers, and by
/// `perform(_:)`.
///
/// UIKIT: any method of an Objective-C class can be an action: `endEditing:` of a view takes its sender for true, as
/// `popViewControllerAnimated:` does (common practice: a recognizer that puts the keyboard away).
enum ClassMethods {
  @MainActor
  static func declare() {
    ObjectRuntime.declare(UIResponder.self) { c in
      c.method("becomeFirstResponder") { o, _ in o.becomeFirstResponder() }
      c.method("resignFirstResponder") { o, _ in o.resignFirstResponder() }
      c.method("reloadInputViews") { o, _ in o.reloadInputViews() }
    }
    ObjectRuntime.declare(UIView.self, declareView)
    ObjectRuntime.declare(UIViewController.self, declareViewController)
    ObjectRuntime.declare(UINavigationController.self) { c in
      c.method("popViewControllerAnimated:") { o, a in o.popViewController(animated: isTrue(a)) }
      c.method("popToRootViewControllerAnimated:") { o, a in o.popToRootViewController(animated: isTrue(a)) }
    }
    ObjectRuntime.declare(UITableView.self) { c in c.method("reloadData") { o, _ in o.reloadData() } }
    ObjectRuntime.declare(UICollectionView.self) { c in c.method("reloadData") { o, _ in o.reloadData() } }
    ObjectRuntime.declare(UIScrollView.self) { c in
      c.method("flashScrollIndicators") { o, _ in o.flashScrollIndicators() }
    }
    ObjectRuntime.declare(UIRefreshControl.self) { c in
      c.method("beginRefreshing") { o, _ in o.beginRefreshing() }
      c.method("endRefreshing") { o, _ in o.endRefreshing() }
    }
    ObjectRuntime.declare(UIActivityIndicatorView.self) { c in
      c.method("startAnimating") { o, _ in o.startAnimating() }
      c.method("stopAnimating") { o, _ in o.stopAnimating() }
    }
    ObjectRuntime.declare(UIImageView.self) { c in
      c.method("startAnimating") { o, _ in o.startAnimating() }
      c.method("stopAnimating") { o, _ in o.stopAnimating() }
    }
    ObjectRuntime.declare(UIWindow.self) { c in
      c.method("makeKeyAndVisible") { o, _ in o.makeKeyAndVisible() }
    }
  }

  @MainActor
  private static func declareView(_ c: ClassDeclaration<UIView>) {
    c.method("endEditing:") { o, a in o.endEditing(isTrue(a)) }
    c.method("setNeedsLayout") { o, _ in o.setNeedsLayout() }
    c.method("layoutIfNeeded") { o, _ in o.layoutIfNeeded() }
    c.method("setNeedsDisplay") { o, _ in o.setNeedsDisplay() }
    c.method("setNeedsUpdateConstraints") { o, _ in o.setNeedsUpdateConstraints() }
    c.method("updateConstraintsIfNeeded") { o, _ in o.updateConstraintsIfNeeded() }
    c.method("sizeToFit") { o, _ in o.sizeToFit() }
    c.method("removeFromSuperview") { o, _ in o.removeFromSuperview() }
  }

  @MainActor
  private static func declareViewController(_ c: ClassDeclaration<UIViewController>) {
    c.method("dismissViewControllerAnimated:completion:") { o, a in o.dismiss(animated: isTrue(a)) }
    c.method("setNeedsStatusBarAppearanceUpdate") { o, _ in o.setNeedsStatusBarAppearanceUpdate() }
  }

  /// The flag that a method was sent; of an object that was sent in its place, that it is there.
  private static func isTrue(_ arguments: SelectorArguments) -> Bool {
    if let flag: Bool = try? arguments.argument(0) { return flag }
    let object: AnyObject?? = try? arguments.argument(0)
    return (object ?? nil) != nil
  }
}
