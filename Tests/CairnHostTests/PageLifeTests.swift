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
