import CairnHost
import Testing
import UIKit

/// Animations of what leaves its window.
/// Provenance: a public library that brings such animations back, and says that Core Animation takes them off
/// (wnagrodzki/AnimationRestoration).
@MainActor
@Suite(.serialized)
struct UnseenAnimationTests {
  private func scene() -> (host: HeadlessHost, root: UIViewController, view: UIView) {
    let host = HeadlessHost(device: "iPhone 15")
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    host.show(root)
    return (host, root, view)
  }

  @Test func theyEndUnfinished() {
    let (host, _, view) = scene()
    defer { host.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { ends.append($0) })
    host.advance(by: 0.2)
    view.removeFromSuperview()
    #expect(ends.isEmpty)
    host.settle()
    #expect(ends == [false] && view.layer.animationKeys() == nil)
    host.advance(by: 2)
    #expect(ends == [false])
  }

  @Test func whatIsBackInTimeGoesOn() {
    let (host, root, view) = scene()
    defer { host.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    host.advance(by: 0.2)
    let other = UIView()
    root.view.addSubview(other)
    view.removeFromSuperview()
    other.addSubview(view)
    host.advance(by: 0.5)
    #expect(ends.isEmpty)
    host.advance(by: 0.5)
    #expect(ends == [true])
  }

  /// What is covered by a presentation over the full screen is out of the window.
  @Test func repeatedOnesEnd() {
    let (host, root, view) = scene()
    defer { host.close() }
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
      completion: { ends.append($0) })
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    host.settle()
    #expect(ends == [false])
    root.dismiss(animated: false)
    host.settle()
    #expect(view.window != nil && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [true, false]) func theyStayWhereTheyAreNotRemovedOnCompletion(isRemoved: Bool) {
    let (host, root, view) = scene()
    defer { host.close() }
    let layer = CALayer()
    view.layer.addSublayer(layer)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 6
    turn.duration = 1
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = isRemoved
    layer.add(turn, forKey: "turn")
    host.advance(by: 0.2)
    view.removeFromSuperview()
    host.settle()
    root.view.addSubview(view)
    #expect((layer.animation(forKey: "turn") == nil) == isRemoved)
    layer.removeAllAnimations()
  }
}
