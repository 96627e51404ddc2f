import Testing
import UIKit

/// Provenance: a public application of 2022 gives its tab bar by `setValue(tab, forKey: "tabBar")`.
@MainActor
struct OwnTabTests {
  private final class Tabs: UITabBarController {
    private let tab = UITabBar()
    var asAnything: Any? { self.tab }
  }

  @Test func aClassOfBeforeTabsHasItsOwn() { #expect(Tabs().asAnything is UITabBar) }

  @Test func otherControllersHaveTheirTab() {
    let controller = UIViewController()
    let tab = UITab(title: "A", image: nil, identifier: "a") { _ in controller }
    let tabs = UITabBarController(tabs: [tab])
    tabs.loadViewIfNeeded()
    #expect(controller.tab === tab)
  }
}
