import CairnHost
import QuartzCore
import Testing
import UIKit

/// Who keeps what a clock calls.
///
/// Provenance: Apple's page on `CADisplayLink.add(to:forMode:)`: the run loop retains the link. That a view which is gone
/// keeps no clock busy is Cairn's own.
@MainActor @Suite(.serialized)
struct ClockObservationTests {
  @MainActor private final class Target: NSObject {
    static let tick = Selector("tick:")
    var calls = 0
    func add(paused: Bool = false) {
      ActionRegistry.register(Self.tick, on: Target.self) { target, _, _ in target.calls += 1 }
      let link = CADisplayLink(target: self, selector: Self.tick)
      link.add(to: .main, forMode: .common)
      link.isPaused = paused
    }
  }

  @Test(arguments: [false, true]) func aLinkThatNobodyKeepsFires(paused: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let target = Target()
    target.add(paused: paused)
    host.advance(by: 0.1)
    #expect((target.calls > 3) == !paused)
  }

  @Test func anInvalidatedLinkIsGoneAndSoIsItsTarget() {
    let host = HeadlessHost()
    defer { host.close() }
    weak var link: CADisplayLink?
    weak var target: Target?
    do {
      let owner = Target()
      let made = CADisplayLink(target: owner, selector: Target.tick)
      made.add(to: .main, forMode: .common)
      host.advance(by: 0.1)
      made.invalidate()
      (link, target) = (made, owner)
    }
    host.advance(by: 0.1)
    #expect(link == nil && target == nil)
  }

  @Test func aScrollViewThatIsGoneKeepsNoClockBusy() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    weak var scroll: UIScrollView?
    do {
      let (made, controller) = (flung(in: host), UIViewController())
      #expect(made.isDecelerating)
      made.removeFromSuperview()
      host.show(controller)
      scroll = made
    }
    host.advance(by: 0.1)
    #expect(scroll == nil)
    host.advance(by: 10)
    #expect(!MediaClock.current.isBusy)
  }

  /// A long scroll view that a finger has just let go of.
  private func flung(in host: HeadlessHost) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize = CGSize(width: 300, height: 50_000)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    host.show(controller)
    host.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100), duration: 0.1)
    return scroll
  }

  /// Apple's page on `setContentOffset(_:animated:)`; an offset that is set ends what moves.
  @Test func anOffsetThatIsSetEndsTheMovement() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let scroll = flung(in: host)
    #expect(scroll.isDecelerating)
    scroll.setContentOffset(scroll.contentOffset, animated: false)
    #expect(!scroll.isDecelerating)
  }
}
