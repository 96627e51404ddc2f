import CairnHost
import Testing
import UIKit

/// A scroll view within another one: who follows the finger. Apple's pages on `transfersVerticalScrollingToParent` and
/// `transfersHorizontalScrollingToParent`.
@MainActor
@Suite(.serialized)
struct NestedScrollTests {
  private enum Follower { case inner, outer }

  private func follower(
    innerOffset: CGFloat, outerOffset: CGFloat, finger: CGFloat, horizontal: Bool,
    _ prepare: (UIScrollView) -> Void = { _ in }
  ) -> Follower {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    func point(_ value: CGFloat) -> CGPoint { horizontal ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value) }
    func size(_ length: CGFloat, _ view: UIScrollView) -> CGSize {
      horizontal ? CGSize(width: length, height: view.bounds.height) : CGSize(width: view.bounds.width, height: length)
    }
    for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
    (outer.contentSize, inner.contentSize) = (size(2000, outer), size(900, inner))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    host.show(controller)
    prepare(inner)
    inner.contentOffset = point(innerOffset)
    outer.contentOffset = point(outerOffset)
    let start = inner.convert(CGPoint(x: inner.bounds.midX, y: inner.bounds.midY), to: nil)
    let before = outer.contentOffset
    let end = horizontal ? CGPoint(x: start.x + finger, y: start.y) : CGPoint(x: start.x, y: start.y + finger)
    host.drag(from: start, to: end, duration: 0.4)
    host.advance(by: 2)
    return outer.contentOffset == before ? .inner : .outer
  }

  @Test(arguments: [false, true])
  func atAnEndTheOuterOneFollows(horizontal: Bool) {
    let last: CGFloat = horizontal ? 900 - 390 : 900 - 400
    #expect(follower(innerOffset: last, outerOffset: 0, finger: -120, horizontal: horizontal) == .outer)
    #expect(follower(innerOffset: 0, outerOffset: 100, finger: 90, horizontal: horizontal) == .outer)
  }

  @Test(arguments: [false, true])
  func withRoomLeftTheInnerOneFollows(horizontal: Bool) {
    #expect(follower(innerOffset: 100, outerOffset: 50, finger: -120, horizontal: horizontal) == .inner)
    #expect(follower(innerOffset: 100, outerOffset: 50, finger: 90, horizontal: horizontal) == .inner)
    // Neither has room: the inner one bounces.
    #expect(follower(innerOffset: 0, outerOffset: 0, finger: 120, horizontal: horizontal) == .inner)
  }

  @Test func aScrollViewMayKeepItsDrags() {
    #expect(
      follower(innerOffset: 500, outerOffset: 0, finger: -120, horizontal: false) {
        $0.transfersVerticalScrollingToParent = false
      } == .inner)
    #expect(
      follower(innerOffset: 510, outerOffset: 0, finger: -120, horizontal: true) {
        $0.transfersHorizontalScrollingToParent = false
      } == .inner)
  }

  private final class Both: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// The known way to scroll both: a class that is the delegate of its own recognizer.
  @Test func aClassAnswersForItsOwnRecognizer() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let outer = Both(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
    (outer.contentSize, inner.contentSize) = (CGSize(width: 390, height: 2000), CGSize(width: 390, height: 900))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    host.show(controller)
    #expect(outer.panGestureRecognizer.delegate === outer)
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.4)
    #expect(inner.contentOffset.y > 50 && outer.contentOffset.y > 50)
  }

  @Test func theVisibleSizeLeavesInsetsOut() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
    #expect(scroll.visibleSize == CGSize(width: 80, height: 170))
  }
}
