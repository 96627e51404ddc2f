import Testing
import UIKit

/// What programs and libraries of former systems ask for.
/// Provenance: documented (`CADisplayLink.frameInterval`, `UI_USER_INTERFACE_IDIOM`), and tests of public libraries.
@MainActor @Suite struct FormerWaysTests {
  final class Target: NSObject {}

  @Test func refreshesOfALink() {
    let link = CADisplayLink(target: Target(), selector: Selector("step"))
    #expect(link.frameInterval == 1)
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    link.frameInterval = 1
    #expect(link.preferredFramesPerSecond == 0)
  }

  @Test func theKindOfDevice() { #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom) }

  @Test func aPushHidesTheTabBarBeforeItsViewIsLoaded() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func aTextViewThatDoesNotScrollKnowsItsContent() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.isScrollEnabled = false
    view.text = String(repeating: "word ", count: 40)
    let fitting = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(view.contentSize == CGSize(width: 100, height: fitting.height.rounded(.up)))
  }
}
