internal import UIKitCore

/// `relationship` segues: the children that containers start with.
@MainActor
enum ContainerRelation {
  /// Sets all children at once, as overrides of `setViewControllers(_:animated:)` expect.
  ///
  /// - Parameter children: in the order of the document, each with the name of its relationship.
  static func fill(_ container: UIViewController, with children: [(child: UIViewController, relationship: String)]) {
    guard !children.isEmpty else { return }
    switch container {
    case let navigation as UINavigationController:
      navigation.setViewControllers(navigation.viewControllers + children.map(\.child), animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers((tabs.viewControllers ?? []) + children.map(\.child), animated: false)
    case let split as UISplitViewController:
      for (child, relationship) in children { split.setChild(child, as: relationship) }
    default:
      for (child, _) in children {
        container.addChild(child)
        child.didMove(toParent: container)
      }
    }
  }
}
