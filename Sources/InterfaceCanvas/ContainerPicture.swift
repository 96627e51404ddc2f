internal import Foundation
package import InterfaceBuilder
package import UIKitCore

extension DocumentCanvas {
  private static let containers = [
    "navigationController": "Navigation Controller", "tabBarController": "Tab Bar Controller",
    "splitViewController": "Split View Controller", "pageViewController": "Page View Controller",
  ]

  /// What a picture of a scene shows that is a container alone: its bars on the screen and, in place of a child, what kind
  /// of container it is. Nil for other scenes.
  ///
  /// UIKIT: Interface Builder draws containers so. A guess, as Interface Builder's canvas looks.
  package func picture(ofContainer scene: IBScene) -> UIView? {
    guard scene.view == nil, let element = scene.controller, let kind = Self.containers[element.name] else {
      return nil
    }
    let child = UIViewController()
    child.view = Self.placeholder(kind)
    var chrome = chrome(of: scene, on: screen)
    var shown: UIViewController = child
    switch makeContainer(element) {
    case let navigation as UINavigationController:
      navigation.setViewControllers([child], animated: false)
      chrome.top = nil
      shown = navigation
    case let tabs as UITabBarController:
      var children = tabs.viewControllers ?? []
      if let first = children.first { child.tabBarItem = first.tabBarItem }
      if children.isEmpty { children = [child] } else { children[0] = child }
      tabs.setViewControllers(children, animated: false)
      (chrome.bottom, chrome.toolbarAboveTabs) = (nil, nil)
      shown = tabs
    default: break
    }
    let stage = stage(on: screen, chrome)
    let window = stage.show(shown)
    window.backgroundColor = .systemBackground
    if let controller = window.rootViewController { stage.furnish(window, under: controller) }
    window.layoutIfNeeded()
    return window
  }

  private static func placeholder(_ text: String) -> UIView {
    let view = UIView()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 24)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return view
  }
}
