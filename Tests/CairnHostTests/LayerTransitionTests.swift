import CairnHost
import Testing
import UIKit

/// Where the new picture of a `CATransition` comes from.
@MainActor @Suite(.serialized)
struct LayerTransitionTests {
  /// Provenance: public programs that push from below say `moveIn` and `fromTop`, and `reveal` and `fromBottom` for the
  /// way back; others name their own cases `up` and `toTop` for `fromTop`.
  @Test(arguments: [(CATransitionSubtype.fromTop, true), (.fromBottom, false)])
  func topIsWhereAMacHasIt(_ subtype: CATransitionSubtype, _ comesFromBelow: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    controller.view.backgroundColor = .white
    host.settle()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.moveIn, subtype, 1)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    controller.view.layer.add(transition, forKey: nil)
    controller.view.backgroundColor = .green
    host.advance(by: 0.5)
    let bounds = host.window.bounds
    let strip = CGRect(x: 0, y: bounds.midY - 150, width: bounds.width, height: 100)
    #expect((host.greenPixels(in: strip) > 0) == !comesFromBelow)
    #expect((host.greenPixels(in: strip.offsetBy(dx: 0, dy: 200)) > 0) == comesFromBelow)
  }
}
