import CairnHost
import Testing
import UIKit

/// A keyboard that a finger takes along. Provenance: Apple's pages on `UIScrollView.KeyboardDismissMode.interactive` and
/// `UIKeyboardLayoutGuide.keyboardDismissPadding`.
@MainActor @Suite(.serialized)
struct KeyboardDragTests {
  @MainActor
  private struct Stage {
    let host = HeadlessHost()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let scrolled = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let follower = UIView()
    var top: CGFloat { follower.frame.maxY }

    init(padding: CGFloat = 0) {
      let controller = UIViewController()
      scrolled.contentSize = CGSize(width: 393, height: 2000)
      scrolled.keyboardDismissMode = .interactive
      follower.translatesAutoresizingMaskIntoConstraints = false
      for view in [scrolled, field, follower] { controller.view.addSubview(view) }
      let guide = controller.view.keyboardLayoutGuide
      guide.keyboardDismissPadding = padding
      NSLayoutConstraint.activate([
        follower.bottomAnchor.constraint(equalTo: guide.topAnchor),
        follower.heightAnchor.constraint(equalToConstant: 10),
        follower.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        follower.widthAnchor.constraint(equalToConstant: 10),
      ])
      host.show(controller)
      field.becomeFirstResponder()
      host.advance(by: 1)
    }

    func drag(to y: CGFloat, lift: Bool) {
      host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: y), duration: 0.4, lift: lift)
      host.settle()
    }
  }

  @Test func itFollowsTheFingerAndGoesWithIt() {
    let stage = Stage()
    defer { stage.host.close() }
    let top = stage.top
    stage.drag(to: top + 60, lift: false)
    #expect(abs(stage.top - (top + 60)) <= 1)
    #expect(stage.field.isFirstResponder)
    stage.host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 300, y: top + 60)))
    stage.host.advance(by: 1)
    #expect(!stage.field.isFirstResponder)
    #expect(abs(stage.top - (852 - 34)) < 0.01)
  }

  @Test func itComesBackWithAFingerThatMovesUp() {
    let stage = Stage()
    defer { stage.host.close() }
    let top = stage.top
    stage.drag(to: top + 90, lift: false)
    stage.host.move(0, from: CGPoint(x: 300, y: top + 90), to: CGPoint(x: 300, y: top + 40), 0.3)
    #expect(abs(stage.top - (top + 40)) <= 1)
    stage.host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 300, y: top + 40)))
    stage.host.advance(by: 1)
    #expect(stage.field.isFirstResponder)
    #expect(stage.top == top)
  }

  @Test func paddingBelongsToIt() {
    let stage = Stage(padding: 50)
    defer { stage.host.close() }
    let top = stage.top
    stage.drag(to: top - 60, lift: false)
    #expect(stage.top == top)
    stage.host.move(0, from: CGPoint(x: 300, y: top - 60), to: CGPoint(x: 300, y: top - 20), 0.3)
    stage.host.settle()
    #expect(abs(stage.top - (top + 30)) <= 1)
    stage.host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 300, y: top - 20)))
    stage.host.advance(by: 1)
    #expect(!stage.field.isFirstResponder)
  }
}
