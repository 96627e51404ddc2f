import CairnHost
import Testing
import UIKit

/// `UIViewController.preferredTransition`. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition> and its pages on zooming.
@MainActor @Suite(.serialized)
struct PreferredTransitionTests {
  private final class Page: UIViewController {
    let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(thumbnail)
    }
  }

  @Test func aPresentedControllerGrowsOutOfAView() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (page, detail) = (Page(), UIViewController())
    host.show(page)
    detail.modalPresentationStyle = .fullScreen
    var asked: [Bool] = []
    detail.preferredTransition = .zoom { context in
      asked.append(context.sourceViewController === page && context.zoomedViewController === detail)
      return page.thumbnail
    }
    page.present(detail, animated: true)
    host.advance(by: 1.0 / 60)
    let start = try #require(detail.view.layer.presentation()).frame
    #expect(abs(start.midX - 90) < 40 && start.width < 200)
    #expect(page.thumbnail.alpha == 0)
    host.advance(by: 1)
    #expect(detail.view.frame == page.view.bounds || detail.view.frame == host.window.bounds)
    #expect(detail.view.transform == .identity && page.thumbnail.alpha == 1)
    detail.dismiss(animated: true)
    host.advance(by: 0.1)
    #expect(try #require(detail.view.layer.presentation()).frame.width < 393)
    host.advance(by: 1)
    #expect(page.presentedViewController == nil && page.thumbnail.alpha == 1)
    #expect(asked == [true, true])
  }

  @Test func aPushedControllerGrowsAndShrinks() {
    let host = HeadlessHost()
    defer { host.close() }
    let (page, detail) = (Page(), UIViewController())
    page.thumbnail.alpha = 0.5
    let navigation = UINavigationController(rootViewController: page)
    host.show(navigation)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      CGRect(x: 0, y: 0, width: context.zoomedViewController.view.bounds.width, height: 200)
    }
    detail.preferredTransition = .zoom(options: options) { _ in page.thumbnail }
    navigation.pushViewController(detail, animated: true)
    host.advance(by: 0.05)
    #expect((detail.view.layer.presentation()?.frame.width ?? 0) < 393)
    host.advance(by: 1)
    #expect(navigation.topViewController === detail && detail.view.transform == .identity)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(navigation.topViewController === page && page.thumbnail.alpha == 0.5)
  }

  @Test func stylesAreThoseOfPresentations() {
    let controller = UIViewController()
    #expect(controller.preferredTransition == nil)
    controller.preferredTransition = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    controller.preferredTransition = .coverVertical
    #expect(controller.modalTransitionStyle == .coverVertical)
  }
}
