import CairnHost
import Testing
import UIKit

/// When a scroll view adds the safe area to its insets. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic>, and
/// the header's words on it; that small content lies beneath the status bar outside of navigation controllers is what
/// developers see.
@MainActor @Suite(.serialized)
struct InsetAdjustmentTests {
  private func show(
    inNavigation: Bool, first: Bool = true, adjusts: Bool = true, _ body: (HeadlessHost, UIScrollView) -> Void
  ) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    page.automaticallyAdjustsScrollViewInsets = adjusts
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !first { page.view.addSubview(UIView()) }
    page.view.addSubview(scroll)
    host.show(inNavigation ? UINavigationController(rootViewController: page) : page)
    body(host, scroll)
  }

  @Test func contentThatDoesNotScrollLiesBeneathTheStatusBar() {
    show(inNavigation: false) { host, scroll in
      #expect(scroll.adjustedContentInset == .zero)
      #expect(scroll.contentOffset == .zero)
      scroll.contentSize = CGSize(width: 393 * 3, height: 852)
      host.settle()
      #expect(scroll.contentOffset == .zero)
      scroll.contentSize.height = 2000
      host.settle()
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(scroll.contentOffset.y == -59)
      scroll.contentSize.height = 100
      host.settle()
      #expect(scroll.contentOffset.y == 0)
      scroll.alwaysBounceVertical = true
      host.settle()
      #expect(scroll.contentOffset.y == -59)
    }
  }

  @Test(
    arguments: [
      (true, true, UIScrollView.ContentInsetAdjustmentBehavior.automatic, 103), (true, true, .scrollableAxes, 0),
      (true, false, .automatic, 0), (false, true, .automatic, 0), (false, true, .always, 103),
    ] as [(Bool, Bool, UIScrollView.ContentInsetAdjustmentBehavior, CGFloat)])
  func navigationControllersAdjustWhatAControllerShowsFirst(
    first: Bool, adjusts: Bool, behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat
  ) {
    show(inNavigation: true, first: first, adjusts: adjusts) { host, scroll in
      scroll.contentInsetAdjustmentBehavior = behavior
      host.settle()
      #expect(scroll.adjustedContentInset.top == top)
      scroll.contentSize = CGSize(width: 393, height: 2000)
      host.settle()
      #expect(scroll.adjustedContentInset.top == 103)
    }
  }

  @Test(arguments: [(true, UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0)), (false, .zero)])
  func tabBarControllersDoSoToo(adjusts: Bool, insets: UIEdgeInsets) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    page.automaticallyAdjustsScrollViewInsets = adjusts
    let scroll = UIScrollView(frame: page.view.bounds)
    page.view = scroll
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    host.show(tabs)
    #expect(scroll.adjustedContentInset == insets)
  }

  @Test func whatAControllerSaysLateCounts() {
    show(inNavigation: true) { host, scroll in
      #expect(scroll.contentOffset.y == -103)
      (scroll.next?.next as? UIViewController)?.automaticallyAdjustsScrollViewInsets = false
      host.settle()
      #expect(scroll.contentOffset.y == 0)
    }
  }
}
