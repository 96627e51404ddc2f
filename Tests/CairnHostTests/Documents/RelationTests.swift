import CairnHost
import Testing
import UIKit

/// The children that containers of documents start with.
@MainActor @Suite(.serialized)
struct RelationTests {
  final class Tabs: UITabBarController {
    var log: [String] = []
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      log.append("\(viewControllers?.count ?? 0) controllers")
      super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedViewController: UIViewController? {
      willSet { log.append("selects \(newValue?.title ?? "none")") }
    }
  }

  private static let view =
    "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/></view>"

  /// All at once; what is selected without anybody's doing goes past an override of the setter.
  /// Provenance: a public library of animated tabs, whose overrides use outlets of the children's views.
  @Test func overridesHearOfAllTabsAtOnce() throws {
    NibRegistry.register(Tabs.self)
    let storyboard = try Documents.storyboard(
      """
      <tabBarController id="tabs" customClass="Tabs">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
        <connections>
          <segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/>
          <segue destination="two" kind="relationship" relationship="viewControllers" id="s2"/>
        </connections>
      </tabBarController>
      """,
      "<viewController id=\"one\" title=\"One\">\(Self.view)</viewController>",
      "<viewController id=\"two\" title=\"Two\">\(Self.view.replacing("\"v\"", with: "\"w\""))</viewController>")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? Tabs)
    #expect(tabs.viewControllers?.map(\.title) == ["One", "Two"])
    #expect(tabs.log == ["2 controllers"] && tabs.selectedIndex == 0)
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    host.show(tabs)
    tabs.selectedViewController = tabs.viewControllers?[1]
    #expect(tabs.log == ["2 controllers", "selects Two"] && tabs.selectedIndex == 1)
  }
}
