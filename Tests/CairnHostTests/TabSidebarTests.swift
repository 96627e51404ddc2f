import CairnHost
import Testing
import UIKit

/// Tabs in a sidebar, groups of tabs, the tabs of a compact bar.
///
/// Expectations: the pages of `UITabBarController`, `UITabBarController.Sidebar`, `UITab` and `UITabGroup`.
@MainActor @Suite(.serialized)
struct TabSidebarTests {
  final class Delegate: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var log: [String] = []
    var refused: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("\(previousTab?.identifier ?? "-")>\(selectedTab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      log.append("will \(sidebar.isHidden)")
      animator.addAnimations { self.log.append("beside") }
      animator.addCompletion { self.log.append("over") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
    ) {
      guard item.tab?.identifier == "two", var content = item.contentConfiguration as? UIListContentConfiguration
      else { return }
      content.text = "Changed"
      item.contentConfiguration = content
    }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = tab.identifier
      return controller
    }
  }

  /// Two tabs and a group of two.
  private func controller() -> (UITabBarController, Delegate, UITabGroup) {
    let (tabs, delegate) = (UITabBarController(), Delegate())
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("three"), tab("four")])
    tabs.delegate = delegate
    tabs.sidebar.delegate = delegate
    tabs.tabs = [tab("one"), tab("two"), group]
    return (tabs, delegate, group)
  }

  private func withTabs(
    _ device: String = "iPad Air", _ body: (HeadlessHost, UITabBarController, Delegate, UITabGroup) -> Void
  ) {
    let host = HeadlessHost(device: device, orientation: .landscapeLeft)
    defer { host.close() }
    let (tabs, delegate, group) = controller()
    tabs.mode = .tabSidebar
    host.show(tabs)
    host.settle()
    body(host, tabs, delegate, group)
  }

  @Test func theSidebarTakesTheBarsPlace() {
    withTabs { host, tabs, delegate, _ in
      #expect(tabs.sidebar.isHidden && !tabs.tabBar.isHidden)
      let width = tabs.view.bounds.width
      tabs.sidebar.isHidden = false
      #expect(!tabs.sidebar.isHidden)
      host.advance(by: 1)
      #expect(delegate.log == ["will true", "beside", "over"])
      let content = tabs.selectedViewController?.view
      #expect(content?.convert(content?.bounds ?? .zero, to: nil).minX == 320)
      #expect(content?.bounds.width == width - 320)
      #expect(tabs.tabBar.frame.minY >= tabs.view.bounds.maxY)
      tabs.sidebar.preferredLayout = .overlap
      host.settle()
      #expect(content?.bounds.width == width)
      tabs.sidebar.isHidden = true
      host.advance(by: 1)
      #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    }
  }

  @Test func aPersonShowsTheSidebarAndChooses() {
    withTabs { host, tabs, delegate, group in
      let app = InterfaceApplication(host)
      app.buttons["Show Sidebar"].tap()
      host.advance(by: 1)
      #expect(!tabs.sidebar.isHidden)
      delegate.log = []
      app.staticTexts["Four"].tap()
      host.advance(by: 1)
      #expect(delegate.log == ["one>four"])
      #expect(tabs.selectedTab?.identifier == "four" && group.selectedChild?.identifier == "four")
      #expect(tabs.selectedViewController?.view.accessibilityIdentifier == "four")
      delegate.refused = "one"
      app.staticTexts["One"].tap()
      host.advance(by: 1)
      #expect(tabs.selectedTab?.identifier == "four")
      app.staticTexts["Changed"].tap()
      host.advance(by: 1)
      #expect(tabs.selectedTab?.identifier == "two")
      app.buttons["Hide Sidebar"].tap()
      host.advance(by: 1)
      #expect(tabs.sidebar.isHidden)
    }
  }

  @Test func aPhoneHasNoSidebar() {
    withTabs("iPhone 15") { host, tabs, _, _ in
      tabs.sidebar.isHidden = false
      host.settle()
      #expect(tabs.sidebar.isHidden && tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    }
  }

  @Test func aGroupShowsAChildOrItself() {
    let (tabs, _, group) = controller()
    #expect(tabs.viewControllers?.count == 3)
    tabs.selectedTab = group
    #expect(tabs.selectedTab?.identifier == "three" && tabs.selectedIndex == 2)
    tabs.selectedTab = tabs.tab(forIdentifier: "four")
    #expect(tabs.selectedTab?.identifier == "four" && tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem?.title == "Group")
    group.displayOrderIdentifiers = ["four"]
    #expect(group.displayOrder.map(\.identifier) == ["four", "three"])
    tabs.tab(forIdentifier: "two")?.isHidden = true
    #expect(tabs.tabs.count == 3 && tabs.viewControllers?.count == 2 && tabs.selectedTab?.identifier == "four")
  }

  @Test func aManagedGroupIsAStack() {
    let stack = UINavigationController()
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("inner")]) { _ in
      UIViewController()
    }
    group.managingNavigationController = stack
    let tabs = UITabBarController()
    tabs.tabs = [tab("one"), group]
    #expect(tabs.viewControllers?[1] === stack && stack.viewControllers.count == 1)
    tabs.selectedTab = group.children[0]
    #expect(tabs.selectedViewController === stack && stack.viewControllers.count == 2)
    tabs.selectedTab = group
    #expect(stack.viewControllers.count == 1 && tabs.selectedTab === group)
  }

  @Test func aCompactBarHasTabsOfItsOwn() {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let (tabs, _, _) = controller()
    tabs.compactTabIdentifiers = ["two", "four"]
    host.show(tabs)
    host.settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Group"])
    host.resizeToThird()
    host.settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["Two", "Four"])
    tabs.selectedTab = tabs.tab(forIdentifier: "four")
    #expect(tabs.selectedIndex == 1)
  }

  /// Provenance: derived; a program may keep a sidebar longer than its tabs.
  @Test func aSidebarOutlivesItsTabs() {
    var (tabs, delegate, _): (UITabBarController?, Delegate, UITabGroup) = controller()
    let sidebar = tabs?.sidebar
    tabs = nil
    sidebar?.preferredLayout = .tile
    sidebar?.isHidden = false
    #expect(sidebar?.isHidden == true)
    #expect(delegate.log == [])
  }
}
