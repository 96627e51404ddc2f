import CairnHost
import Testing
import UIKit

/// Tab bars with more tabs than they have room for, and tabs as values.
/// Provenance: documented, <https://developer.apple.com/documentation/uikit/uitabbarcontroller> ("The More navigation
/// controller") and <https://developer.apple.com/documentation/uikit/uitab>.
@MainActor @Suite(.serialized)
struct MoreTabTests {
  private func tabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
    let controllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return (tabs, controllers)
  }

  @Test(arguments: [(4, false), (5, false), (6, true), (9, true)]) func fiveFitAPhone(count: Int, hasMore: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let (tabs, controllers) = tabs(count)
    host.show(tabs)
    #expect(tabs.tabBar.items?.count == min(count, 5))
    #expect(tabs.tabBar.items?.last?.title == (hasMore ? "More" : "Tab \(count - 1)"))
    #expect(tabs.viewControllers?.count == count)
    #expect(tabs.selectedViewController === controllers[0])
  }

  @Test func theListLeadsToTheOthers() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (tabs, controllers) = tabs(7)
    host.show(tabs)
    host.tap(CGPoint(x: 393 * 0.9, y: 852 - 34 - 25))
    host.advance(by: 0.5)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    let list = try #require(tabs.moreNavigationController.topViewController?.view as? UITableView)
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["Tab 4", "Tab 5", "Tab 6"])
    host.tap(list.visibleCells[1])
    host.advance(by: 1)
    #expect(tabs.selectedViewController === controllers[5])
    #expect(tabs.selectedIndex == 5)
    #expect(controllers[5].view.window != nil && controllers[5].navigationController != nil)
    // Another tap on the tab goes back to the list.
    host.tap(CGPoint(x: 393 * 0.9, y: 852 - 34 - 25))
    host.advance(by: 1)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    tabs.selectedIndex = 6
    host.settle()
    #expect(controllers[6].view.window != nil && tabs.tabBar.selectedItem?.title == "More")
    tabs.selectedIndex = 1
    host.settle()
    #expect(controllers[1].view.window != nil && tabs.tabBar.selectedItem?.title == "Tab 1")
    // Fewer tabs need no list.
    tabs.viewControllers = Array(controllers[..<3])
    host.settle()
    #expect(tabs.tabBar.items?.count == 3)
  }

  /// "By default all"; the list has an Edit button for them.
  @Test func theListLetsThePersonArrangeTheTabs() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var log: [String] = []
      private func titles(_ controllers: [UIViewController]) -> String {
        controllers.map { $0.tabBarItem.title?.suffix(1) ?? "?" }.joined()
      }
      func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
      ) {
        log.append("willBegin " + titles(viewControllers))
      }
      func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) { log.append("willEnd \(titles(viewControllers)) \(changed)") }
      func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) { log.append("didEnd \(titles(viewControllers)) \(changed)") }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let (tabs, controllers) = tabs(7)
    let delegate = Delegate()
    tabs.delegate = delegate
    #expect(tabs.customizableViewControllers == controllers)
    host.show(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    host.settle()
    let edit = try #require(tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem)
    #expect(edit.primaryAction != nil)
    let list = try #require(tabs.moreNavigationController.view)
    host.tap(CGPoint(x: list.bounds.width - 30, y: list.safeAreaInsets.top + 22))
    host.advance(by: 1)
    #expect(tabs.tabBar.isCustomizing)
    let tile = try #require(find("Tab 5", in: tabs.view))
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    let first = CGPoint(x: bar.minX + bar.width * 0.1, y: bar.minY + 20)
    host.drag(from: tile.convert(CGPoint(x: 20, y: 20), to: nil), to: first)
    host.advance(by: 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 5", "Tab 1", "Tab 2", "Tab 3", "More"])
    // More stays where it is.
    let second = try #require(find("Tab 6", in: tabs.view))
    host.drag(
      from: second.convert(CGPoint(x: 20, y: 20), to: nil), to: CGPoint(x: bar.minX + bar.width * 0.9, y: bar.minY + 20)
    )
    host.advance(by: 1)
    #expect(tabs.tabBar.endCustomizing(animated: true))
    host.advance(by: 1)
    #expect(!tabs.tabBar.isCustomizing)
    #expect(tabs.viewControllers == [5, 1, 2, 3, 0, 4, 6].map { controllers[$0] })
    #expect(delegate.log == ["willBegin 0123456", "willEnd 5123046 true", "didEnd 5123046 true"])
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 5", "Tab 1", "Tab 2", "Tab 3", "More"])
    tabs.customizableViewControllers = []
    #expect(tabs.moreNavigationController.viewControllers[0].navigationItem.rightBarButtonItem == nil)
  }

  private func find(_ label: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == label, !(view is UILabel) { return view }
    return view.subviews.reversed().lazy.compactMap { find(label, in: $0) }.first
  }

  @Test func tabsMakeTheirControllers() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var log: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) { log.append("\(previousTab?.identifier ?? "-")>\(selectedTab.identifier)") }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.tabs = ["one", "two"].map { name in
      UITab(title: name.capitalized, image: nil, identifier: name) { _ in UIViewController() }
    }
    host.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.selectedTab?.identifier == "one")
    #expect(tabs.viewControllers?.first?.tab?.identifier == "one")
    host.tap(CGPoint(x: 300, y: 852 - 34 - 25))
    #expect(delegate.log == ["one>two"] && tabs.selectedTab?.identifier == "two")
    tabs.tab(forIdentifier: "two")?.badgeValue = "3"
    #expect(tabs.tabBar.items?.last?.badgeValue == "3")
    tabs.tab(forIdentifier: "one")?.isHidden = true
    #expect(tabs.tabBar.items?.map(\.title) == ["Two"])
  }
}
