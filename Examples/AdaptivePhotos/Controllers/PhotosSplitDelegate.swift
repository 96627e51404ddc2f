import UIKit

/// Decides what remains when the two columns become one, and what they show when there are two again.
final class PhotosSplitDelegate: NSObject, UISplitViewControllerDelegate {
  /// Without a photo the list remains. With one, only what leads to it remains on the stack, and the photo is pushed.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let photo = secondaryViewController.containedPhoto else { return true }
    if let navigation = primaryViewController as? UINavigationController {
      navigation.viewControllers = navigation.viewControllers.filter { $0.contains(photo) }
    }
    return false
  }

  /// With a photo on the stack UIKit's own answer is right: it becomes the second column.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    if let navigation = primaryViewController as? UINavigationController,
      navigation.viewControllers.contains(where: { $0.containedPhoto != nil })
    {
      return nil
    }
    return EmptyController()
  }
}
