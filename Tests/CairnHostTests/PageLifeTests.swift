import CairnHost
import Testing
import UIKit

/// In which order pages hear that they come and go. Provenance: measured by others (wangling.me, "The Inconsistent Order
/// of View Transition Events").
@MainActor
struct PageLifeTests {
  private final class Page: UIViewController {
    var note: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { note("\(title!) will appear") }
    override func viewDidAppear(_ animated: Bool) { note("\(title!) did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("\(title!) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("\(title!) did disappear") }
  }
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages: [Page]
    init(_ pages: [Page]) { self.pages = pages }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
  }
  private func shown(
    _ style: UIPageViewController.TransitionStyle, _ body: (HeadlessHost, UIPageViewController, [Page]) -> Void
  ) {
    let host = HeadlessHost()
    defer { host.close() }
    let both = [Page(), Page()]
    both[0].title = "first"
    both[1].title = "second"
    let book = Book(both)
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([both[0]], direction: .forward, animated: false)
    host.show(pages)
    withExtendedLifetime(book) { body(host, pages, both) }
  }
  private func swipe(_ host: HeadlessHost) {
    host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400), duration: 0.2)
    host.advance(by: 1)
  }

  @Test func pagesThatScrollAreInAScrollView() {
    shown(.scroll) { host, pages, both in
      let scroll = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
      #expect(scroll?.frame == pages.view.bounds)
      #expect(both[0].view.superview === scroll)
      scroll?.isScrollEnabled = false
      swipe(host)
      #expect(pages.viewControllers == [both[0]])
      scroll?.isScrollEnabled = true
      swipe(host)
      #expect(pages.viewControllers == [both[1]])
      #expect(both[1].view.superview === scroll)
      #expect(pages.gestureRecognizers.isEmpty)
    }
  }

  @Test func aTapAtAnEdgeTurnsACurledPage() {
    shown(.pageCurl) { host, pages, both in
      #expect(pages.gestureRecognizers.count == 2)
      #expect(!pages.view.subviews.contains { $0 is UIScrollView })
      host.tap(CGPoint(x: 200, y: 400))
      #expect(pages.viewControllers == [both[0]])
      host.tap(CGPoint(x: 380, y: 400))
      host.advance(by: 1)
      #expect(pages.viewControllers == [both[1]])
      host.tap(CGPoint(x: 10, y: 400))
      host.advance(by: 1)
      #expect(pages.viewControllers == [both[0]])
    }
  }

  struct Case: Sendable {
    let style: UIPageViewController.TransitionStyle
    let turns: Bool
    let calls: [String]
  }
  nonisolated static let cases = [
    Case(
      style: .scroll, turns: true,
      calls: ["new will appear", "old will disappear", "new did appear", "old did disappear"]
    ),
    Case(
      style: .scroll, turns: false,
      calls: [
        "new will appear", "old will disappear", "old will appear", "old did appear", "new will disappear",
        "new did disappear",
      ]),
    Case(
      style: .pageCurl, turns: true,
      calls: ["new will appear", "old will disappear", "old did disappear", "new did appear"]),
    Case(
      style: .pageCurl, turns: false,
      calls: [
        "new will appear", "old will disappear", "new will disappear", "old will appear", "new did disappear",
        "old did appear",
      ]),
  ]

  @Test(arguments: cases) func pagesComeAndGoInUIKitsOrder(_ expected: Case) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (old, new) = (Page(), Page())
    (old.title, new.title) = ("old", "new")
    let book = Book([old, new])
    let pages = UIPageViewController(transitionStyle: expected.style, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([old], direction: .forward, animated: false)
    host.show(pages)
    var calls: [String] = []
    for page in book.pages { page.note = { calls.append($0) } }
    host.drag(
      from: CGPoint(x: 350, y: 400), to: CGPoint(x: expected.turns ? 40 : 300, y: 400), duration: 0.3,
      hold: expected.turns ? 0 : 0.3)
    host.advance(by: 1)
    #expect(calls == expected.calls)
  }
}
