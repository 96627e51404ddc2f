import CairnHost
import Testing
import UIKit

/// Animations told by calls. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)> and the pages beside it.
@MainActor @Suite(.serialized)
struct AnimationCallTests {
  private func withSquare(_ body: (HeadlessHost, UIView) -> Void) {
    let host = HeadlessHost()
    defer { host.close() }
    let page = UIViewController()
    host.show(page)
    let square = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    page.view.addSubview(square)
    body(host, square)
  }

  private func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

  @Test func changesBetweenTheCallsAnimate() {
    withSquare { host, square in
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      square.frame.origin.x = 100
      UIView.commitAnimations()
      square.frame.origin.y = 300
      #expect(square.frame.minX == 100 && square.layer.presentation()?.frame.minY == 300)
      host.advance(by: 0.5)
      #expect(abs(shown(square) - 50) < 1)
      host.advance(by: 0.6)
      #expect(shown(square) == 100)
    }
  }

  /// "The default value is 0.2."
  @Test func byDefaultTheyTakeAFifthOfASecond() {
    withSquare { host, square in
      UIView.beginAnimations(nil, context: nil)
      square.frame.origin.x = 100
      UIView.commitAnimations()
      host.advance(by: 0.15)
      #expect(shown(square) < 100)
      host.advance(by: 0.07)
      #expect(shown(square) == 100)
    }
  }

  @Test func blocksStandWithinBlocks() {
    withSquare { host, square in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      square.alpha = 0
      UIView.commitAnimations()
      square.frame.origin.x = 100
      UIView.commitAnimations()
      host.advance(by: 1)
      #expect(abs(shown(square) - 50) < 1)
      #expect(square.layer.presentation()?.opacity == 1)
      host.advance(by: 0.5)
      #expect(abs((square.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    }
  }

  final class Listener: NSObject {
    var calls: [String] = []
    @MainActor static func declare() {
      ObjectRuntime.declare(Listener.self) { (listener: ClassDeclaration<Listener>) in
        listener.method("willStart:context:") { (object: Listener, arguments: SelectorArguments) in
          let name: String? = try arguments.argument(0)
          object.calls.append("start \(name ?? "-")")
        }
        listener.method("didStop:finished:context:") { (object: Listener, arguments: SelectorArguments) in
          let name: String? = try arguments.argument(0)
          let finished: Bool = try arguments.argument(1)
          object.calls.append("stop \(name ?? "-") \(finished)")
        }
      }
    }
  }

  @Test func theDelegateHearsOfTheBeginningAndTheEnd() {
    Listener.declare()
    withSquare { host, square in
      let listener = Listener()
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("willStart:context:"))
      UIView.setAnimationDidStop(Selector("didStop:finished:context:"))
      square.frame.origin.x = 100
      UIView.commitAnimations()
      #expect(listener.calls == ["start move"])
      host.advance(by: 0.5)
      #expect(listener.calls == ["start move", "stop move true"])
    }
  }

  @Test func whereAnimationsAreOffChangesHappenAtOnce() {
    withSquare { _, square in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      UIView.beginAnimations(nil, context: nil)
      square.frame.origin.x = 100
      UIView.commitAnimations()
      #expect(shown(square) == 100)
      #expect(square.layer.animationKeys() == nil)
    }
  }

  @Test func aTransitionDissolves() {
    withSquare { host, square in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationTransition(.flipFromLeft, for: square, cache: true)
      square.backgroundColor = .red
      UIView.commitAnimations()
      #expect(square.subviews.count == 1)
      host.advance(by: 1.1)
      #expect(square.subviews.isEmpty)
    }
  }
}
