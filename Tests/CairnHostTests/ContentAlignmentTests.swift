import CairnHost
import Testing
import UIKit

/// What scroll views learned late. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint> and the pages beside it.
@MainActor @Suite(.serialized)
struct ContentAlignmentTests {
  private func withScroll(_ content: CGSize, _ body: (HeadlessHost, UIScrollView) -> Void) {
    let host = HeadlessHost()
    defer { host.close() }
    let page = UIViewController()
    host.show(page)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content
    page.view.addSubview(scroll)
    host.settle()
    body(host, scroll)
  }

  @Test(
    arguments: [
      (0, 0, 0, 0), (0.5, 0.5, -50, -75), (1, 1, -100, -150), (0.5, 0, -50, 0), (2, -1, -100, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func smallContentLiesWhereItIsWished(x: CGFloat, y: CGFloat, left: CGFloat, top: CGFloat) {
    withScroll(CGSize(width: 100, height: 50)) { host, scroll in
      #expect(scroll.contentAlignmentPoint == .zero)
      scroll.contentAlignmentPoint = CGPoint(x: x, y: y)
      host.settle()
      #expect(scroll.contentOffset == CGPoint(x: left, y: top))
    }
  }

  @Test func largeContentBeginsAtItsBeginning() {
    withScroll(CGSize(width: 100, height: 500)) { host, scroll in
      scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      host.settle()
      #expect(scroll.contentOffset == CGPoint(x: -50, y: 0))
      scroll.contentSize.height = 100
      host.settle()
      #expect(scroll.contentOffset == CGPoint(x: -50, y: -50))
    }
  }

  @Test func axesBounceByThemselves() {
    withScroll(CGSize(width: 200, height: 500)) { host, scroll in
      #expect(scroll.bouncesVertically && scroll.bouncesHorizontally)
      scroll.bouncesVertically = false
      host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 250), lift: false)
      #expect(scroll.contentOffset.y == 0)
      scroll.bounces = false
      #expect(!scroll.bouncesHorizontally)
      scroll.bounces = true
      #expect(scroll.bouncesVertically && scroll.bouncesHorizontally)
    }
  }

  @Test func motionsStopWhereTheyAre() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    withScroll(CGSize(width: 200, height: 1000)) { host, scroll in
      let delegate = Delegate()
      scroll.delegate = delegate
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      host.advance(by: 0.15)
      #expect(scroll.isScrollAnimating)
      let place = scroll.contentOffset.y
      scroll.stopScrollingAndZooming()
      host.advance(by: 1)
      #expect(!scroll.isScrollAnimating && scroll.contentOffset.y == place && place < 600 && delegate.ends == 1)
    }
  }

  @Test func guidesAreCalledAsConflictsCallThem() {
    let scroll = UIScrollView()
    #expect(scroll.contentLayoutGuide.identifier == "UIScrollView-contentLayoutGuide")
    #expect(scroll.frameLayoutGuide.identifier == "UIScrollView-frameLayoutGuide")
  }

  @Test func theIndexCanBeHidden() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 20 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let (table, source) = (UITableViewController(style: .plain), Source())
    table.tableView.dataSource = source
    host.show(table)
    #expect(table.tableView.indexDisplayMode == .automatic)
    let before = host.snapshot().pngData()
    table.tableView.indexDisplayMode = .alwaysHidden
    let after = host.snapshot().pngData()
    #expect(before != after)
    table.tableView.indexDisplayMode = .automatic
    #expect(host.snapshot().pngData() == before)
    // Documented: from so many rows on the index is shown. There are 100.
    table.tableView.sectionIndexMinimumDisplayRowCount = 101
    #expect(host.snapshot().pngData() == after)
    table.tableView.sectionIndexMinimumDisplayRowCount = 100
    #expect(host.snapshot().pngData() == before)
  }

  /// Provenance: Apple's page on `contentLayoutGuide`: the untranslated rectangle of the content.
  @Test func contentGuidesHaveTheContentsRectangle() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 200)
    scroll.contentOffset = CGPoint(x: 20, y: 30)
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  /// Provenance: the constant as a project has read it out of the system's library.
  @Test func columnsOfTheSystemsWidth() {
    #expect(UISplitViewController.automaticDimension == -CGFloat(Float.greatestFiniteMagnitude))
  }
}
