internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// The UIKit class behind a controller's element.
@MainActor
enum ControllerKind {
  private static let names: [String: String] = [
    "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]

  static func type(of element: IBElement) -> UIViewController.Type {
    names[element.name].flatMap { NSClassFromString("UIKitCore.\($0)") as? UIViewController.Type }
      ?? UIViewController.self
  }
}
