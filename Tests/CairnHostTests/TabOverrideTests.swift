import CairnHost
import Testing
import UIKit

/// Subclasses of `UITabBarController` that hear of touches on tabs.
@MainActor @Suite(.serialized)
struct TabOverrideTests {
  private final class Listening: UITabBarController, UITabBarControllerDelegate {
    var heard: [(item: String?, selected: Int)] = []
    var told = 0
    var isRefusing = false

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append((item.title, selectedIndex))
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { !isRefusing }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      told += 1
    }
  }

  @Test(arguments: [false, true]) func tabsChangeWithoutSuper(isRefusing: Bool) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let tabs = Listening()
    tabs.delegate = tabs
    tabs.isRefusing = isRefusing
    tabs.viewControllers = ["One", "Two"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return controller
    }
    host.show(tabs)
    InterfaceApplication(host).buttons["Two"].tap()
    host.settle()
    #expect(tabs.heard.map(\.item) == ["Two"])
    #expect(tabs.heard.map(\.selected) == [0])
    #expect(tabs.selectedIndex == (isRefusing ? 0 : 1))
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[tabs.selectedIndex])
    #expect(tabs.told == (isRefusing ? 0 : 1))
  }
}
