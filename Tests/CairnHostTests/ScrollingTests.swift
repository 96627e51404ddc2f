import CairnHost
import Testing
import UIKit

/// Scrolling by finger, by momentum and by call.
@MainActor
@Suite(.serialized)
struct ScrollingTests {
  @MainActor
  final class Delegate: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var target: CGPoint?
    private func note(_ line: String) { if lines.last != line { lines.append(line) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("will end")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note(decelerate ? "did end, goes on" : "did end")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("arrived") }
  }

  private func withScroll(_ body: (HeadlessHost, UIScrollView, Delegate) -> Void) {
    let host = HeadlessHost()
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 4000)
    let delegate = Delegate()
    scroll.delegate = delegate
    controller.view.addSubview(scroll)
    host.show(controller)
    delegate.lines = []
    body(host, scroll, delegate)
    host.close()
  }

  @Test func aFlickGoesOnAndRests() {
    withScroll { host, scroll, delegate in
      host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.2)
      #expect(scroll.isDecelerating)
      let released = scroll.contentOffset.y
      host.advance(by: 5)
      #expect(!scroll.isDecelerating)
      // 1,000 points per second with the normal rate come to 499.5 points: v / (1,000 · −ln 0.998).
      #expect(abs(scroll.contentOffset.y - released - 499.5) < 6)
      #expect(
        delegate.lines == [
          "will drag", "scroll", "will end", "did end, goes on", "will slow", "scroll", "rests",
        ])
    }
  }

  /// Rates at which nothing, or all of the velocity is left have no curve; the content moves and rests all the same.
  @Test(arguments: [0, 1, 2] as [CGFloat]) func ratesWithoutACurveMoveContent(_ rate: CGFloat) {
    withScroll { host, scroll, delegate in
      scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.2)
      let released = scroll.contentOffset.y
      for _ in 0..<600 where scroll.isDecelerating { host.advance(by: 1.0 / 60) }
      #expect(!scroll.isDecelerating && delegate.lines.last == "rests")
      #expect(rate == 0 ? scroll.contentOffset.y < released + 1 : scroll.contentOffset.y == 4000 - 852)
    }
  }

  @Test func theContentBouncesBack() {
    withScroll { host, scroll, delegate in
      host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.5, hold: 0.3, lift: false)
      // Resistance: (1 − 1 / (d · 0.55 / h + 1)) · h for what is beyond the edge.
      #expect(scroll.contentOffset.y < -80)
      #expect(scroll.contentOffset.y > -120)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 200, y: 500)))
      host.advance(by: 2)
      #expect(scroll.contentOffset.y == 0)
      #expect(delegate.lines.last == "rests")
    }
  }

  @Test func pagesSnap() {
    withScroll { host, scroll, _ in
      scroll.isPagingEnabled = true
      host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), duration: 0.1)
      host.advance(by: 2)
      #expect(scroll.contentOffset.y == 852)
      host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), duration: 0.5, hold: 0.3)
      host.advance(by: 2)
      #expect(scroll.contentOffset.y == 852)
    }
  }

  @Test func theDelegateChoosesTheTarget() {
    withScroll { host, scroll, delegate in
      delegate.target = CGPoint(x: 0, y: 333)
      host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.2)
      host.advance(by: 3)
      #expect(scroll.contentOffset.y == 333)
    }
  }

  /// Provenance: documented of `scrollViewWillBeginZooming(_:with:)` and `scrollViewDidEndZooming(_:with:atScale:)`.
  @Test(arguments: [true, false]) func anAnimatedZoomBeginsAndEnds(byRect: Bool) {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let content: UIView
      var lines: [String] = []
      init(_ content: UIView) { self.content = content }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begins") }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { if lines.last != "zooms" { lines.append("zooms") } }
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        lines.append("ends at \(scale)")
      }
    }
    withScroll { host, view, _ in
      let content = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
      let delegate = Zooming(content)
      view.addSubview(content)
      view.delegate = delegate
      view.maximumZoomScale = 3
      if byRect {
        let half = CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2)
        view.zoom(to: CGRect(origin: .zero, size: half), animated: true)
      } else {
        view.setZoomScale(2, animated: true)
      }
      host.advance(by: 1)
      #expect(delegate.lines == ["begins", "zooms", "ends at 2.0"])
      delegate.lines = []
      view.setZoomScale(1, animated: false)
      #expect(delegate.lines == ["zooms"])
    }
  }

  @Test func aBounceDoesNotKeepTheRoomOfTheWheel() {
    withScroll { host, view, _ in
      let control = UIRefreshControl()
      view.refreshControl = control
      let y = view.convert(CGPoint(x: 0, y: 20), to: nil).y + view.contentOffset.y
      host.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: y + 380), duration: 0.6, hold: 0.2)
      host.advance(by: 0.4)
      #expect(control.isRefreshing && view.contentOffset.y < -60)
      control.endRefreshing()
      host.advance(by: 1)
      #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    }
  }

  /// Provenance: public libraries that imitate `UIRefreshControl` say that it fires while the finger still pulls, once in a
  /// pull, and not at a bounce.
  @Test(arguments: [(380.0, 1), (40, 0)])
  func pullingRefreshesBeforeTheFingerLets(pull: CGFloat, refreshes: Int) {
    withScroll { host, view, _ in
      let control = UIRefreshControl()
      var fired = 0
      control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
      view.refreshControl = control
      let y = view.convert(CGPoint(x: 0, y: 20), to: nil).y + view.contentOffset.y
      host.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: y + pull), duration: 0.6, lift: false)
      #expect(fired == refreshes && control.isRefreshing == (refreshes > 0))
      control.endRefreshing()
      host.move(0, from: CGPoint(x: 100, y: y + pull), to: CGPoint(x: 100, y: y + pull + 10), 0.1)
      #expect(fired == refreshes)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 100, y: y + pull + 10)))
      host.advance(by: 1)
      #expect(view.contentOffset.y == -view.adjustedContentInset.top && view.contentInset.top == 0)
    }
  }

  @Test func animatedCallsArrive() {
    withScroll { host, scroll, delegate in
      scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      host.advance(by: 0.15)
      #expect(abs(scroll.contentOffset.y - 500) < 60)
      host.advance(by: 0.2)
      #expect(scroll.contentOffset.y == 1000)
      #expect(delegate.lines == ["scroll", "arrived"])
    }
  }

  @Test func aTapReachesTheContentAndADragDoesNot() {
    withScroll { host, scroll, _ in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
      scroll.addSubview(button)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      host.tap(button)
      #expect(taps == 1)
      host.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), duration: 0.2, hold: 0.2)
      #expect(taps == 1)
      #expect(scroll.contentOffset.y > 50)
    }
  }

  /// Provenance: rows of content from 0 to 4000 in a view 852 high.
  @Test(arguments: [(5000, 3148), (-500, 0), (3990, 3148), (100, 100)] as [(CGFloat, CGFloat)])
  func aRectangleIsShownAsFarAsThereIsContent(_ y: CGFloat, _ offset: CGFloat) {
    withScroll { _, scroll, _ in
      scroll.contentOffset.y = 1500
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 50), animated: false)
      #expect(scroll.contentOffset.y == offset)
    }
  }

  /// Provenance: backtraces show `_adjustContentOffsetIfNecessary` beneath changes of the frame.
  @Test func aViewThatGrowsTakesTheEndOfItsContentAlong() {
    withScroll { _, scroll, delegate in
      scroll.frame.size.height = 600
      scroll.contentOffset.y = 3400
      delegate.lines = []
      scroll.frame.size.height = 852
      #expect(scroll.contentOffset.y == 3148)
      #expect(delegate.lines == ["scroll"])
    }
  }

  /// Provenance: known of UIKit; clients scroll to the wheel themselves.
  @Test func refreshingByTheProgramMovesNothing() {
    withScroll { host, scroll, _ in
      let control = UIRefreshControl()
      scroll.refreshControl = control
      control.beginRefreshing()
      #expect(control.isRefreshing && scroll.contentOffset.y == 0 && !control.isHidden)
      #expect(scroll.adjustedContentInset.top == 60)
      control.endRefreshing()
      host.advance(by: 1)
      #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0 && control.isHidden)
    }
  }
}
