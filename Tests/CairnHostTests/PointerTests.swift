import CairnHost
import Testing
import UIKit

/// A pointer above views.
@MainActor
@Suite(.serialized)
struct PointerTests {
  final class Ears: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      request.location.x < 50
        ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left") : defaultRegion
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      calls.append("style \(region.identifier.map { "\($0)" } ?? "-")")
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: interaction.view!)))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { calls.append("enter") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { calls.append("exit") }
  }

  @Test func thePointerEntersAndLeavesRegions() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    controller.view.addSubview(view)
    let ears = Ears()
    view.addInteraction(UIPointerInteraction(delegate: ears))
    host.send(.hover(CGPoint(x: 110, y: 150)))
    host.send(.hover(CGPoint(x: 120, y: 150)))
    host.send(.hover(CGPoint(x: 180, y: 150)))
    host.send(.hover(CGPoint(x: 10, y: 10)))
    #expect(ears.calls == ["style left", "enter", "exit", "style -", "enter", "exit"])
  }

  @Test func hoverRecognizersFollowThePointer() {
    final class Target {
      var states: [UIGestureRecognizer.State] = []
      @MainActor func hovered(_ recognizer: UIHoverGestureRecognizer) { states.append(recognizer.state) }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let target = Target()
    ActionRegistry.register(Selector("hovered:"), on: Target.self) { target, sender, _ in
      if let sender = sender as? UIHoverGestureRecognizer { target.hovered(sender) }
    }
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let recognizer = UIHoverGestureRecognizer(target: target, action: Selector("hovered:"))
    view.addGestureRecognizer(recognizer)
    controller.view.addSubview(view)
    host.send(.hover(CGPoint(x: 110, y: 150)))
    host.send(.hover(CGPoint(x: 120, y: 150)))
    #expect(recognizer.location(in: view) == CGPoint(x: 20, y: 50))
    host.send(.hover(nil))
    host.send(.hover(CGPoint(x: 120, y: 150)))
    #expect(target.states == [.began, .changed, .ended, .began])
  }
}
