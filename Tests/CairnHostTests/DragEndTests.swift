import CairnHost
import Testing
import UIKit

/// When the source of a drag hears of its end.
///
/// Provenance: the comment in `UIDragInteraction.h`: the animations are over.
@MainActor @Suite(.serialized)
struct DragEndTests {
  final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "thing" as NSString))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { calls.append("will end") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { calls.append(operation == .copy ? "did copy" : "did cancel") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      calls.append("perform")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      calls.append("conclude")
    }
  }

  @Test(arguments: [true, false]) func theSourceHearsLast(isDropped: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let (delegate, controller) = (Delegate(), UIViewController())
    let source = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    let drag = UIDragInteraction(delegate: delegate)
    drag.isEnabled = true
    source.addInteraction(drag)
    target.addInteraction(UIDropInteraction(delegate: delegate))
    controller.view.addSubview(source)
    controller.view.addSubview(target)
    host.show(controller)
    let (start, end) = (CGPoint(x: 50, y: 150), CGPoint(x: 50, y: isDropped ? 500 : 300))
    host.send(.touch(id: 1, phase: .began, location: start))
    host.advance(by: 0.7)
    host.move(1, from: start, to: end, 0.3)
    host.send(.touch(id: 1, phase: .ended, location: end))
    host.advance(by: 0.05)
    #expect(delegate.calls == (isDropped ? ["will end", "perform"] : ["will end"]))
    host.advance(by: 1)
    #expect(delegate.calls.suffix(2) == (isDropped ? ["conclude", "did copy"] : ["will end", "did cancel"]))
  }
}
