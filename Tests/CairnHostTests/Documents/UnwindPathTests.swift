import CairnHost
import Testing
import UIKit

/// Who is asked to show the target of an unwinding.
///
/// Provenance: Technical Note TN2298: the containers on the way, each with the child that leads to the target.
@MainActor @Suite(.serialized)
struct UnwindPathTests {
  private static let frame =
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>"

  final class Target: UIViewController {
    var calls = 0
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { calls += 1 }
  }
  final class Tabs: UITabBarController {
    var asked: [UIViewController] = []
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
      asked.append(subsequentVC)
    }
  }
  final class Stack: UINavigationController {
    var asked: [UIViewController] = []
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
      asked.append(subsequentVC)
    }
  }

  @Test func theContainersOnTheWay() throws {
    NibRegistry.register(Target.self) { $0.action("back:") { _ in { (_: UIStoryboardSegue) in } } }
    NibRegistry.register(Tabs.self) { _ in }
    NibRegistry.register(Stack.self) { _ in }
    let host = HeadlessHost()
    defer { host.close() }
    let storyboard = try Documents.storyboard(
      """
      <tabBarController id="tabs" customClass="Tabs"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """,
      """
      <navigationController id="nav" customClass="Stack"><navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="start" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController>
      """,
      "<viewController id=\"start\" customClass=\"Target\"><view key=\"view\" id=\"v1\">\(Self.frame)</view></viewController>",
      """
      <viewController id="other"><view key="view" id="v2">\(Self.frame)</view><connections>
        <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:" id="u"/>
      </connections></viewController><exit id="exit" userLabel="Exit"/>
      """)
    let tabs = try #require(storyboard.instantiateInitialViewController() as? Tabs)
    host.show(tabs)
    tabs.selectedIndex = 1
    host.settle()
    tabs.selectedViewController?.performSegue(withIdentifier: "home", sender: nil)
    host.advance(by: 1)
    let stack = try #require(tabs.viewControllers?.first as? Stack)
    let target = try #require(stack.viewControllers.first as? Target)
    #expect(tabs.asked.count == 1 && tabs.asked.first === stack)
    #expect(stack.asked.count == 1 && stack.asked.first === target)
    #expect(target.calls == 0)
  }
}
