import CairnHost
import Testing
import UIKit

/// Links to the updates of the interface.
///
/// Expectations: <https://developer.apple.com/documentation/uikit/uiupdatelink>
@MainActor @Suite(.serialized)
struct UpdateLinkTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewDidLayoutSubviews() { calls.append("layout") }
  }

  private func withPage(_ body: (HeadlessHost, Page, UIUpdateLink) -> Void) {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Page()
    host.show(page)
    let link = UIUpdateLink(view: page.view)
    defer { link.isEnabled = false }
    page.calls = []
    body(host, page, link)
  }

  @Test func aLinkThatIsNotEnabledDoesNothing() {
    withPage { host, page, link in
      link.addAction { _, _ in page.calls.append("action") }
      link.requiresContinuousUpdates = true
      host.advance(by: 0.1)
      #expect(page.calls == [])
    }
  }

  @Test func aPassiveLinkRunsInUpdatesThatSomethingCauses() {
    withPage { host, page, link in
      link.addAction(to: .afterUpdateComplete) { _, _ in page.calls.append("after") }
      link.addAction(to: .beforeCATransactionCommit) { link, info in
        page.calls.append(link.currentUpdateInfo === info ? "before" : "other")
      }
      link.isEnabled = true
      host.advance(by: 0.1)
      #expect(page.calls == [])
      page.view.setNeedsLayout()
      host.settle()
      #expect(page.calls == ["before", "layout", "after"] && link.currentUpdateInfo == nil)
    }
  }

  @Test func aContinuousLinkRunsInEveryFrame() {
    withPage { host, page, link in
      var times: [Double] = []
      link.addAction { _, info in times.append(info.modelTime) }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      host.advance(by: 0.5)
      #expect((28...32).contains(times.count))
      #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-3 })
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 10)
      times = []
      host.advance(by: 1)
      #expect((9...11).contains(times.count))
      link.isEnabled = false
      times = []
      host.advance(by: 0.5)
      #expect(times.isEmpty)
    }
  }
}
