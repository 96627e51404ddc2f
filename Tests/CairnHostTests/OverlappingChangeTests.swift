import CairnHost
import Testing
import UIKit

/// Changes that come while the one before is still on its way: what was asked for last is on screen.
///
/// Expectations: Apple's pages on `UINavigationController` ("Updates the current view controller to…"),
/// `UIPageViewController.setViewControllers(_:direction:animated:completion:)` and `UIWindow.rootViewController`.
@MainActor @Suite(.serialized)
struct OverlappingChangeTests {
  private final class Page: UIViewController {
    var log: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappeared")
    }
  }

  @Test(arguments: [true, false]) func aPopDuringAPushLeavesTheRootOnScreen(animated: Bool) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (root, next) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    host.show(navigation)
    host.settle()
    navigation.pushViewController(next, animated: true)
    host.advance(by: 0.1)
    navigation.popToRootViewController(animated: animated)
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window != nil && next.view.window == nil)
    #expect(root.log.last == "appeared" && next.log.last == "disappeared")
    #expect(next.parent == nil && navigation.transitionCoordinator == nil)
  }

  @Test func twoPushesInOneTurnEndAtTheSecond() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let pages = [Page(), Page(), Page()]
    let navigation = UINavigationController(rootViewController: pages[0])
    host.show(navigation)
    host.settle()
    navigation.pushViewController(pages[1], animated: true)
    navigation.pushViewController(pages[2], animated: true)
    host.advance(by: 1)
    #expect(pages.map { $0.view.window != nil } == [false, false, true])
    #expect(pages[2].parent === navigation && pages[1].parent === navigation)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(pages.map { $0.view.window != nil } == [false, true, false])
  }

  @Test func aPageTurnedBackInTheMiddleStays() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (first, second) = (Page(), Page())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    host.show(pages)
    host.settle()
    pages.setViewControllers([second], direction: .forward, animated: true)
    host.advance(by: 0.1)
    pages.setViewControllers([first], direction: .reverse, animated: true)
    host.advance(by: 1)
    #expect(first.view.window != nil && second.view.window == nil)
    #expect(first.parent === pages && second.parent == nil)
    #expect(first.view.convert(first.view.bounds, to: pages.view).minX == 0)
  }

  @Test func anotherRootTakesAllThatStoodOnTheOldOneAway() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (root, below, above) = (Page(), Page(), Page())
    host.show(root)
    host.settle()
    root.present(below, animated: false)
    below.present(above, animated: false)
    host.settle()
    weak let presentation = above.presentationController
    let window = root.view.window
    window?.rootViewController = UIViewController()
    host.settle()
    #expect(above.view.window == nil && below.view.window == nil)
    #expect(above.log.last == "disappeared" && below.log.last == "disappeared")
    #expect(root.presentedViewController == nil && below.presentedViewController == nil)
    #expect(presentation == nil)
  }
}
