import CairnHost
import Testing
import UIKit

/// Dynamic animators, in the host's time. Expectations are derived from mechanics and from Apple's pages on the classes.
@MainActor
@Suite(.serialized)
struct DynamicsTests {
  private func withBox(_ body: (HeadlessHost, UIView, UIView) -> Void) {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    controller.view.addSubview(box)
    body(host, controller.view, box)
  }

  /// Objective-C's `init` is there for every class that does not take it away.
  @Test func aPushWithoutItemsIsContinuous() {
    let push = UIPushBehavior()
    #expect(push.items.isEmpty && push.mode == .continuous && push.active)
  }

  /// A vector of length 1 accelerates by 1000 points per second squared: half of it after a second.
  @Test func gravityAccelerates() {
    withBox { host, view, box in
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      host.advance(by: 0.5)
      #expect(abs(box.center.y - (150 + 0.5 * 1000 * 0.25)) < 12, "\(box.center)")
      #expect(box.center.x == 150)
      #expect(animator.isRunning)
      withExtendedLifetime(animator) {}
    }
  }

  @Test func aBoxFallsOnTheGroundAndRests() {
    final class Ears: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      var contacts = 0
      var paused = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { contacts += identifier == nil ? 1 : 100 }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { paused += 1 }
    }
    withBox { host, view, box in
      let ears = Ears()
      let animator = UIDynamicAnimator(referenceView: view)
      animator.delegate = ears
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = ears
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      host.advance(by: 4)
      #expect(abs(box.center.y - (view.bounds.maxY - 50)) < 1, "\(box.center)")
      #expect(abs(box.transform.b) < 0.02)
      #expect(ears.contacts >= 1)
      #expect(!animator.isRunning && ears.paused == 1)
    }
  }

  @Test func elasticBoxesBounce() {
    withBox { host, view, box in
      let animator = UIDynamicAnimator(referenceView: view)
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
      let stuff = UIDynamicItemBehavior(items: [box])
      stuff.elasticity = 1
      stuff.allowsRotation = false
      for behavior in [UIGravityBehavior(items: [box]), collision, stuff] { animator.addBehavior(behavior) }
      // It falls 200 points in 0.63 s, and is back after 1.26 s.
      host.advance(by: 0.6)
      #expect(box.frame.maxY > 350)
      host.advance(by: 0.65)
      #expect(box.frame.maxY < 230, "\(box.frame)")
      #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    }
  }

  @Test func snapsEndAtTheirPoint() {
    withBox { host, view, box in
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 500)))
      host.advance(by: 2)
      #expect(abs(box.center.x - 300) < 1 && abs(box.center.y - 500) < 1, "\(box.center)")
      #expect(!animator.isRunning)
    }
  }

  @Test func rodsKeepTheirLength() {
    withBox { host, view, box in
      let animator = UIDynamicAnimator(referenceView: view)
      let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 250, y: 150))
      #expect(rod.length == 100)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(rod)
      for _ in 0..<10 {
        host.advance(by: 0.1)
        let length = hypot(box.center.x - 250, box.center.y - 150)
        #expect(abs(length - 100) < 8, "\(length)")
      }
      #expect(box.center.y > 150)
    }
  }

  /// A push of magnitude 1 accelerates a view of 100 by 100 points by 100 points per second squared.
  @Test func pushesAccelerate() {
    withBox { host, view, box in
      let animator = UIDynamicAnimator(referenceView: view)
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      host.advance(by: 1)
      #expect(abs(box.center.x - 250) < 5, "\(box.center)")
      #expect(!push.active)
      withExtendedLifetime(animator) {}
    }
  }

  @Test func itemsPushEachOther() {
    withBox { host, view, box in
      let other = UIView(frame: CGRect(x: 230, y: 100, width: 100, height: 100))
      view.addSubview(other)
      let animator = UIDynamicAnimator(referenceView: view)
      let stuff = UIDynamicItemBehavior(items: [box, other])
      stuff.elasticity = 1
      animator.addBehavior(UICollisionBehavior(items: [box, other]))
      animator.addBehavior(stuff)
      stuff.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
      host.advance(by: 0.4)
      // Equal masses exchange their speeds.
      #expect(abs(stuff.linearVelocity(for: box).x) < 5)
      #expect(abs(stuff.linearVelocity(for: other).x - 200) < 5)
    }
  }
}
