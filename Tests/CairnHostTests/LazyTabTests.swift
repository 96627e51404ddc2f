import CairnHost
import Testing
import UIKit

/// The controllers of tabs are made when they are first needed, once.
///
/// Expectations: Apple's pages on `UITab` (`init(title:image:identifier:viewControllerProvider:)`, `viewController`).
@MainActor @Suite(.serialized)
struct LazyTabTests {
  private final class Log { var made: [String] = [] }

  private func tabs(_ names: [String], _ log: Log) -> [UITab] {
    names.map { name in
      UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
        log.made.append(tab.identifier)
        return UIViewController()
      }
    }
  }

  @Test func selectionMakesThem() throws {
    let (host, log) = (HeadlessHost(device: "iPhone 15"), Log())
    defer { host.close() }
    let bar = UITabBarController(tabs: tabs(["one", "two", "three"], log))
    host.show(bar)
    #expect(log.made == ["one"])
    #expect(bar.tabBar.items?.map(\.title) == ["ONE", "TWO", "THREE"])
    #expect(bar.tabs[1].viewController == nil)
    bar.selectedIndex = 2
    #expect(log.made == ["one", "three"])
    #expect(bar.selectedIndex == 2 && bar.selectedTab === bar.tabs[2])
    #expect(bar.tabBar.selectedItem === bar.tabBar.items?[2])
    bar.tabs[1].badgeValue = "4"
    #expect(bar.tabBar.items?[1].badgeValue == "4")
    InterfaceApplication(host).buttons["TWO"].tap()
    host.settle()
    #expect(log.made == ["one", "three", "two"])
    let two = try #require(bar.tabs[1].viewController)
    #expect(bar.selectedViewController === two && two.tab === bar.tabs[1] && two.parent === bar)
    #expect(two.tabBarItem === bar.tabBar.items?[1])
    bar.tabs[1].isHidden = true
    host.settle()
    #expect(two.parent == nil && bar.tabBar.items?.count == 2)
    bar.tabs[1].isHidden = false
    bar.selectedTab = bar.tabs[1]
    #expect(bar.selectedViewController === two && log.made.count == 3)
  }

  @Test func whoAsksForAllControllersGetsThem() {
    let log = Log()
    let bar = UITabBarController(tabs: tabs(["one", "two"], log))
    #expect(log.made == ["one"])
    #expect(bar.viewControllers?.count == 2)
    #expect(log.made == ["one", "two"])
  }
}
