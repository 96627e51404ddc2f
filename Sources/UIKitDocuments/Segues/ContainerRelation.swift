internal import UIKitCore

/// `relationship` segues: the children that containers start with.
@MainActor
enum ContainerRelation {
  static func add(_ child: UIViewController, to container: UIViewController, as relationship: String) {
    switch container {
    case let navigation as UINavigationController:
      navigation.setViewControllers(navigation.viewControllers + [child], animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers((tabs.viewControllers ?? []) + [child], animated: false)
    case let split as UISplitViewController:
      split.setChild(child, as: relationship)
    default:
      container.addChild(child)
      child.didMove(toParent: container)
    }
  }
}
