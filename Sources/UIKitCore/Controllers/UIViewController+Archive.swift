internal import Foundation

/// Controllers in keyed archives.
///
/// DEVIATION: items of bars, restoration classes and the view stay behind: Apple says nowhere what an archive holds.
extension UIViewController {
  static var ownArchivedProperties: [ArchivedProperty] {
    [
      .text("UITitle", \UIViewController.title), .text("UINibName", \UIViewController.nibName),
      .text("UIRestorationIdentifier", \UIViewController.restorationIdentifier),
      .flag("UIHidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .flag("UIDefinesPresentationContext", \UIViewController.definesPresentationContext),
      .choice("UIModalPresentationStyle", \UIViewController.archivedPresentationStyle),
      .choice("UIModalTransitionStyle", \UIViewController.modalTransitionStyle),
      .size("UIPreferredContentSize", \UIViewController.preferredContentSize),
    ]
  }

  private var archivedPresentationStyle: UIModalPresentationStyle {
    get { extras.modalPresentationStyle }
    set { modalPresentationStyle = newValue }
  }

  func read(_ coder: NSCoder) {
    guard let archive = coder as? NSKeyedUnarchiver else { return }
    for property in Self.archivedProperties { property.read(self, archive) }
  }
}

extension UITabBarController {
  var archivedControllers: [UIViewController] {
    get { viewControllers ?? [] }
    set { if !newValue.isEmpty { viewControllers = newValue } }
  }
}
