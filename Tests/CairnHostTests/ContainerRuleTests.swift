import CairnHost
import Testing
import UIKit

/// Rules of containers that Apple's pages state: which tab is selected, when bars go, when a swipe goes back.
@MainActor @Suite(.serialized)
struct ContainerRuleTests {
  /// Apple's page on `viewControllers` of tab bar controllers: the same controller, else the same index, else the first.
  @Test(arguments: [(3, 2), (2, 0), (1, 0)]) func newTabsKeepTheIndex(count: Int, index: Int) {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.selectedIndex = 2
    tabs.viewControllers = (0..<count).map { _ in UIViewController() }
    #expect(tabs.selectedIndex == index)
  }

  @Test func newTabsKeepTheController() {
    let tabs = UITabBarController()
    let pages = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = pages
    tabs.selectedIndex = 2
    tabs.viewControllers = pages.reversed()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[2])
  }

  /// Apple's page on `hidesBarsWhenVerticallyCompact`: both bars go, an unhandled tap shows them again.
  @Test func barsGoWithTheHeightAndComeWithATap() {
    let host = HeadlessHost(device: "iPhone 15", orientation: .landscapeLeft)
    defer { host.close() }
    let page = UIViewController()
    page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.hidesBarsWhenVerticallyCompact = true
    host.show(navigation)
    host.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    host.tap(CGPoint(x: 400, y: 200))
    host.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test func aBarThatTheProgramHidStaysHidden() {
    let host = HeadlessHost(device: "iPhone 15", orientation: .landscapeLeft)
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.isNavigationBarHidden = true
    host.show(navigation)
    host.settle()
    host.rotate(to: .portrait)
    host.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  /// Where the back button is shown, a swipe from the edge goes back; where items stand in its place, it does not.
  @Test(arguments: [(true, true), (false, false)]) func swipesGoBackWhereTheButtonIs(supplements: Bool, goes: Bool) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (root, next) = (UIViewController(), UIViewController())
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    next.navigationItem.leftItemsSupplementBackButton = supplements
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    host.show(navigation)
    host.settle()
    host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 360, y: 400))
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == (goes ? 1 : 2))
  }

  @Test func groupsThatWereReplacedChangeNothing() {
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    let (bar, group) = (UINavigationItem(title: ""), UIBarButtonItemGroup.fixedGroup(items: [item("a")]))
    bar.leadingItemGroups = [group]
    bar.leftBarButtonItems = [item("b")]
    group.barButtonItems = [item("c")]
    #expect(bar.leftBarButtonItems?.map(\.title) == ["b"])
  }
}
