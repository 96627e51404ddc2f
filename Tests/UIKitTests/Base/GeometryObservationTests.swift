import DarwinShims
import Testing
import UIKit

/// Observers of a view's geometry are told inside the assignment. Provenance: key-value observing is synchronous, as
/// documented; views of public libraries that follow another's `frame` or `contentSize` rely on it.
@MainActor @Suite struct GeometryObservationTests {
  @Test func framesTellAtOnce() {
    let view = UIView()
    var seen: [CGRect] = []
    let observation = view.observe(\.frame, options: .new) { _, change in seen += [change.newValue ?? .null] }
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.frame.size.width = 5
    view.center.x += 1
    #expect(seen.map(\.minX) == [1, 1, 2])
    #expect(seen.map(\.width) == [3, 5, 5])
    observation.invalidate()
  }

  @Test func contentTellsAtOnce() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var sizes: [CGFloat] = []
    var offsets: [CGFloat] = []
    let observations = [
      scroll.observe(\.contentSize) { scroll, _ in sizes += [scroll.contentSize.height] },
      scroll.observe(\.contentOffset) { scroll, _ in offsets += [scroll.contentOffset.y] },
    ]
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset.y = 30
    scroll.isHidden = true
    #expect(sizes == [900])
    #expect(offsets == [30])
    observations.forEach { $0.invalidate() }
  }

  @Test func visibilityTellsAtOnce() {
    let view = UIView()
    var seen: [Bool] = []
    let observation = view.observe(\.isHidden) { view, _ in seen += [view.isHidden] }
    view.isHidden = true
    view.isHidden = false
    #expect(seen == [true, false])
    observation.invalidate()
  }

  /// Provenance: a library for overlays, which stands between a scroll view and the delegate that the program gives it.
  @Test func delegatesTellAtOnce() {
    final class Follower: NSObject, UIScrollViewDelegate {}
    let (scroll, mine, other) = (UIScrollView(), Follower(), Follower())
    let observation = scroll.observe(\.delegate) { scroll, _ in
      if scroll.delegate !== mine { scroll.delegate = mine }
    }
    scroll.delegate = other
    #expect(scroll.delegate === mine)
    observation.invalidate()
  }

  private final class Endless: UIScrollView {
    var layouts: [CGFloat] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append(contentOffset.y)
    }
  }

  /// Provenance: WWDC 2011, session 104, whose endless scroll view moves its content in `layoutSubviews()`.
  @Test func everyStepOfScrollingIsALayout() {
    let view = Endless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    view.layoutIfNeeded()
    view.layouts = []
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    view.layoutIfNeeded()
    #expect(view.layouts == [50, 60])
  }
}
